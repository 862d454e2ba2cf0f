export { Can } from './Can.tsx';
export { buildMenu, type MenuNode, type ServerMenu } from './menu/buildMenu.ts';
export { hasRole } from './menu/hasRole.ts';
export { type RouteAccessInput, type RouteDecision, type RouteRule, routeAccess } from './menu/routeAccess.ts';
export { safeRedirect } from './menu/safeRedirect.ts';
export { SessionProvider } from './SessionProvider.tsx';
export { StaleIdentityError } from './StaleIdentityError.ts';
export { createSession } from './session/createSession.ts';
export type { LoginTicket, Session, SessionOptions } from './session/Session.ts';
export type { AnonymousReason, SessionState } from './session/SessionState.ts';
export type { KeptCount, KeptCountRow } from './storage/counts.ts';
export type { Draft } from './storage/drafts.ts';
export type { FeatureKey, Features } from './storage/features.ts';
export { type KeptQuote, type KeptQuoteFile, type KeptReceipt, mostKeptPurchases } from './storage/quotes.ts';
export { type AppStorage, createStorage } from './storage/storage.ts';
export type { StorageAdapter } from './storage/storageAdapter.ts';
export type { Locale, StoredUser, StoredValues, TabItem } from './storage/storedValues.ts';
export type { SavedView, TableLayout } from './storage/tablePreferences.ts';
export type { AppSettings, EditableSettings } from './store/appSettings.ts';
export type { UnsavedWork } from './store/createUnsavedWork.ts';
export { type OpenTab, type TabScope, tabBefore, tabsInScope } from './tabs.ts';
export {
  filterTree,
  type TickState,
  type TreeNode,
  type TreeRow,
  tickStateOf,
  toggleTick,
  treeIds,
  visibleRows,
} from './trees.ts';
export { type ApiMutationOptions, type ApiMutationResult, useApiMutation } from './useApiMutation.ts';
export { type ApiQueryOptions, useApiQuery } from './useApiQuery.ts';
export { useAppSettings } from './useAppSettings.ts';
export { useClient } from './useClient.ts';
export { useConnection } from './useConnection.ts';
export { type Dictionary, useDictionary } from './useDictionary.ts';
export { type DraftStore, useDraftStore } from './useDraftStore.ts';
export { type Export, type ExportFilters, type ExportId, type ExportPhase, useExport } from './useExport.ts';
export { useFeatureFlag, useFeatureValue } from './useFeature.ts';
export { type InfiniteRows, useInfiniteRows } from './useInfiniteRows.ts';
export { useLoading } from './useLoading.ts';
export { useLocalePreference } from './useLocalePreference.ts';
export { type PagedOptions, type PagedResult, type PageOfList, usePagedQuery } from './usePagedQuery.ts';
export { usePermission } from './usePermission.ts';
export { type ProjectTerms, useProjectTerms } from './useProjectTerms.ts';
export { useNoteRecentPage, useRecentPages } from './useRecentPages.ts';
export { type RecordResult, useRecord } from './useRecord.ts';
export { useRoleDept } from './useRoleDept.ts';
export { type SavedViews, useSavedViews } from './useSavedViews.ts';
export { useServerMenu } from './useServerMenu.ts';
export { useSession, useSessionActions, useUser } from './useSession.ts';
export { type SessionEnd, useSessionEnd } from './useSessionEnd.ts';
export { isUnreachable, useSessionStatus } from './useSessionStatus.ts';
export { useAccountStored, useStored } from './useStored.ts';
export { useSubjectColor } from './useSubjectColor.ts';
export { type TableLayoutControl, useTableLayout } from './useTableLayout.ts';
export { type Tabs, type TabsInput, useTabs } from './useTabs.ts';
export { isOpenTask, useTaskProgress } from './useTaskProgress.ts';
export { type Tree, useTree } from './useTree.ts';
export { PageNameContext, useUnsavedChanges, useUnsavedWork } from './useUnsavedChanges.ts';
export { useUpload } from './useUpload.ts';
