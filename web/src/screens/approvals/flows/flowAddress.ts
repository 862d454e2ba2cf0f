const page = '/approval/configuration';

/** Where a flow is shown and changed. */
export const flowAddress = (id: string) => `${page}?flow=${id}`;

/** Where a flow of a kind is created. @param copied a flow of the school whose content it takes, or `default` for that of the kind */
export const newFlowAddress = (bizType: string, copied?: string) =>
  `${page}?flow=new&kind=${bizType}${copied ? `&copy=${copied}` : ''}`;

export const flowsAddress = page;
