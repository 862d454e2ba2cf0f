/** What a change of a supplier makes old. */
export const refreshes = ['queryAllSupplier', 'getCompanyDetail', 'getHomeOverview'] as const;
