import { useApiMutation } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { usePublication } from '#ui/status/usePublication.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { exposureAddress } from '#ui/text/contentAddress.ts';
import type { Exposure } from './exposureColumns.tsx';

interface ExposureHandlers {
  onEdit: (row: Exposure) => void;
  onAppeal: (row: Exposure) => void;
}

/** Returns the actions on exposures. The server decides which ones each exposure offers. */
export function useExposureActions({ onEdit, onAppeal }: ExposureHandlers) {
  const t = useT();
  const options = {} as const;
  const publish = useApiMutation('publishIntegrityExposure', options);
  const remove = useApiMutation('deleteIntegrityExposure', options);
  const { actions, dialog } = usePublication<Exposure>({
    nameOf: ({ supplierName, exposureCode }) => t('exposures.quoted', { name: supplierName, code: exposureCode }),
    publishText: ({ level }) => t(`exposures.publish${level}`),
    withdrawText: t('exposures.withdrawText'),
    publish: ({ id, version }) => publish.mutateAsync({ path: { id }, body: { version, status: 'PUBLISHED' } }),
    withdraw: ({ id, version }, reason) => publish.mutateAsync({ path: { id }, body: { version, status: 'WITHDRAWN', reason } }),
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    address: ({ id }) => exposureAddress(id),
  });
  const allows = (action: Exposure['allowedActions'][number]) => (row: Exposure) => row.allowedActions.includes(action);
  const appeal: RowAction<Exposure> = {
    label: 'exposures.recordAppeal',
    onClick: onAppeal,
    isOffered: allows('RECORD_APPEAL'),
  };
  const all: RowAction<Exposure>[] = [
    { label: 'ui.edit', onClick: onEdit, isOffered: allows('EDIT') },
    actions.publish,
    appeal,
    actions.withdraw,
    actions.remove,
  ];
  return { actions: all, appeal, dialog };
}
