import { useApiMutation } from '@campus-procurement/hooks';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { claimError } from '#ui/feedback/claimError.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { readSheet, SheetError, sheetMegabytes } from '#ui/sheet/readSheet.ts';
import { type ImportTable, importTable, mostRows } from './importTable.ts';

/** The state of an import: the file is read here, checked by the server, and imported. It stays selected if anything fails. */
export function useUserImport(companyId: string) {
  const t = useT();
  const format = useFormat();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<ImportTable | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [withPasswords, setWithPasswords] = useState(true);
  const checking = useApiMutation('importUsers', { onError: claimError });
  const importing = useApiMutation('importUsers', { onError: claimError });

  function check(rows: ImportTable['rows'], id = companyId) {
    importing.reset();
    checking.mutate({ body: { companyId: id, rows, dryRun: true } });
  }

  async function take(chosen: File) {
    setFile(chosen);
    setTable(null);
    setFault(null);
    checking.reset();
    importing.reset();
    try {
      const read = importTable(await readSheet(chosen), t);
      if ('missing' in read)
        return setFault(t('userImport.missingColumns', { labels: read.missing.join(t('userImport.comma')) }));
      const count = read.rows.length;
      if (count === 0) return setFault(t('userImport.empty'));
      if (count > mostRows)
        return setFault(t('userImport.tooMany', { count: format.number(count), most: format.number(mostRows) }));
      setTable(read);
      check(read.rows);
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      setFault(error.reason === 'size' ? t('userImport.size', { megabytes: sheetMegabytes }) : t(`userImport.${error.reason}`));
    }
  }

  const refused = importing.error ?? checking.error;
  const ofRows = (refused?.fieldErrors ?? []).filter(({ field }) => field.startsWith('rows.'));
  const problems = ofRows.length > 0 ? ofRows : (checking.data?.problems ?? []);
  return {
    ...{ file, table, withPasswords, setWithPasswords, take, problems },
    problemCount: Math.max(problems.length, checking.data?.problemCount ?? 0),
    users: checking.data?.users ?? [],
    isChecking: checking.isPending,
    isImporting: importing.isPending,
    isChecked: checking.isSuccess,
    isReady: checking.isSuccess && problems.length === 0,
    imported: importing.data?.users ?? null,
    failure: fault ?? (refused && ofRows.length === 0 ? describeError(refused, t).text : null),
    check: (id?: string) => table && check(table.rows, id),
    start: () => table && importing.mutate({ body: { companyId, rows: table.rows, withPasswords } }),
  };
}

export type UserImport = ReturnType<typeof useUserImport>;
