import { useApiQuery } from '@campus-procurement/hooks';
import { useState } from 'react';
import { useFormat } from '#i18n/useFormat.ts';

/** The issues of a store whose goods may come back, the newest first. @param warehouseId '' for none */
export function useIssues(warehouseId: string) {
  const format = useFormat();
  const [keyword, search] = useState('');
  const query = { docType: 'OUT_USE', status: 'DONE', warehouseId, current: 1, size: 50, ...(keyword && { keyword }) } as const;
  const { data } = useApiQuery('queryStockDocumentPage', { query }, { enabled: warehouseId !== '' });
  const choices = (data?.records ?? []).map(({ id, docCode, receiverName, receiverDeptName, confirmTime }) => ({
    value: id,
    label: [docCode, receiverDeptName, receiverName, confirmTime && format.date(confirmTime)].filter(Boolean).join(' · '),
  }));
  return { choices, search };
}
