import type { ApiError, Schemas } from '@campus-procurement/sdk';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '../feedback/describeError.ts';
import { readSheet, SheetError, sheetMegabytes } from '../sheet/readSheet.ts';
import { type ImportColumns, type ImportTable, importTable, mostRows } from './importTable.ts';

interface Found {
  problems: Schemas['FieldError'][];
  problemCount: number;
}

type Sending<Input, Answer> = Pick<
  UseMutationResult<Answer, ApiError, Input>,
  'mutate' | 'reset' | 'data' | 'error' | 'isPending' | 'isSuccess'
>;

interface RowImport<Field extends string, Input, Answer> {
  columns: ImportColumns<Field>;
  /** Says how many rows there are, with what they are, e.g. "2 users". */
  some: (count: number) => string;
  /** What is sent to check the rows, or to import them. */
  inputOf: (rows: Record<Field, string>[], dryRun: boolean) => Input;
  /** Two mutations of the operation, whose errors are claimed. */
  checking: Sending<Input, Answer>;
  importing: Sending<Input, Answer>;
}

/** The state of an import: the file is read here, checked by the server, and imported. It stays selected if anything fails. */
export function useRowImport<Field extends string, Input, Answer extends Found>(props: RowImport<Field, Input, Answer>) {
  const { columns, some, inputOf, checking, importing } = props;
  const t = useT();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<ImportTable<Field> | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  function check(input: Input) {
    importing.reset();
    checking.mutate(input);
  }

  async function take(chosen: File) {
    setFile(chosen);
    setTable(null);
    setFault(null);
    checking.reset();
    importing.reset();
    try {
      const read = importTable(await readSheet(chosen), columns, t);
      if ('missing' in read) return setFault(t('imports.missingColumns', { labels: read.missing }));
      const count = read.rows.length;
      if (count === 0) return setFault(t('imports.empty'));
      if (count > mostRows) return setFault(t('imports.tooMany', { some: some(count), most: some(mostRows) }));
      setTable(read);
      check(inputOf(read.rows, true));
    } catch (error) {
      if (!(error instanceof SheetError)) throw error;
      setFault(error.reason === 'size' ? t('validation.fileSize', { limit: sheetMegabytes }) : t(`imports.${error.reason}`));
    }
  }

  const refused = importing.error ?? checking.error;
  const ofRows = (refused?.fieldErrors ?? []).filter(({ field }) => field.startsWith('rows.'));
  const problems = ofRows.length > 0 ? ofRows : (checking.data?.problems ?? []);
  return {
    columns,
    file,
    table,
    take,
    problems,
    problemCount: Math.max(problems.length, checking.data?.problemCount ?? 0),
    /** How many rows the file has; at first, how many it may have. */
    some: some(table?.rows.length ?? mostRows),
    isChecking: checking.isPending,
    isImporting: importing.isPending,
    isChecked: checking.isSuccess,
    isReady: checking.isSuccess && problems.length === 0,
    failure: fault ?? (refused && ofRows.length === 0 ? describeError(refused, t).text : null),
    /** Checks the file again. @param of what is sent, if it differs from what was sent before */
    check: (of: typeof inputOf = inputOf) => table && check(of(table.rows, true)),
    start: () => table && importing.mutate(inputOf(table.rows, false)),
  };
}

/** What the parts of the dialog show of an import. */
export type Brought = ReturnType<typeof useRowImport<string, unknown, Found>>;
