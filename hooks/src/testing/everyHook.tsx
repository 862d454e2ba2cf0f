import * as hooks from '../index.ts';

type HookName = Extract<keyof typeof hooks, `use${string}`>;

/** Calls every hook of the package as a screen would. A missing one does not compile. */
const everyHook: Record<HookName, () => unknown> = {
  useAccountStored: () => hooks.useAccountStored('homeMenu'),
  useApiMutation: () => hooks.useApiMutation('saveRole').isStale,
  useApiQuery: () => hooks.useApiQuery('getUserMenu').status,
  useAppSettings: () => hooks.useAppSettings().settings.menuWidth,
  useClient: () => typeof hooks.useClient(),
  useConnection: () => hooks.useConnection(),
  useDictionary: () => hooks.useDictionary('unit').choices,
  useDraftStore: () => hooks.useDraftStore().read(),
  useExport: () => hooks.useExport('exportUsers').phase,
  useFeatureFlag: () => hooks.useFeatureFlag('ifOpenEntry'),
  useFeatureValue: () => hooks.useFeatureValue('ifOpenEntry'),
  useInfiniteRows: () => hooks.useInfiniteRows('queryRolePage', {}).rows,
  useLoading: () => hooks.useLoading().isLoading,
  useLocalePreference: () => hooks.useLocalePreference().locale,
  useNoteRecentPage: () => hooks.useNoteRecentPage('/user/role'),
  usePagedQuery: () => hooks.usePagedQuery('queryRolePage', {}).isPending,
  usePermission: () => hooks.usePermission()('information:expenditure:read'),
  useProjectTerms: () => hooks.useProjectTerms(),
  useRecentPages: () => hooks.useRecentPages(),
  useRecord: () => hooks.useRecord('queryRoleDetail', { path: { id: '1' } }).isPending,
  useRoleDept: () => hooks.useRoleDept().current.collegeId,
  useSavedViews: () => hooks.useSavedViews('roles').views,
  useServerMenu: () => hooks.useServerMenu().firstEntry,
  useSession: () => hooks.useSession().status,
  useSessionActions: () => typeof hooks.useSessionActions().login,
  useSessionEnd: () => hooks.useSessionEnd(),
  useSessionStatus: () => hooks.useSessionStatus().status,
  useStored: () => hooks.useStored('colorScheme'),
  useSubjectColor: () => hooks.useSubjectColor(),
  useTableLayout: () => hooks.useTableLayout('roles').layout,
  useTabs: () => hooks.useTabs({ page: { name: '/', fullPath: '/' }, isAllowed: () => true }).tabs.map(({ name }) => name),
  useTaskProgress: () => hooks.useTaskProgress(null).fetchStatus,
  useTree: () => hooks.useTree([{ id: 'home', children: [] }]).rows.length,
  useUnsavedChanges: () => hooks.useUnsavedChanges({ name: 'a' }, { name: 'b' }),
  useUnsavedWork: () => hooks.useUnsavedWork().has(),
  useUpload: () => typeof hooks.useUpload('DOCUMENT'),
  useUser: () => hooks.useUser().accountId,
};

/** Hooks that throw before a login. */
const ofUsers = /^use(AccountStored|NoteRecentPage|RecentPages|RoleDept|SavedViews|TableLayout|Tabs|User)$/;

/** Calls every hook, each in its own component, and renders the results. */
export function EveryHook({ isReady }: { isReady: boolean }) {
  return Object.entries(everyHook)
    .filter(([name]) => isReady || !ofUsers.test(name))
    .map(([name, hook]) => <Line key={name} name={name} hook={hook} />);
}

function Line({ name, hook }: { name: string; hook: () => unknown }) {
  return `${name}=${JSON.stringify(hook())};`;
}
