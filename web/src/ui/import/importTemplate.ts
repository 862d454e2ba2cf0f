import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';
import { makeWorkbook } from '../sheet/workbook.ts';
import type { ImportColumns } from './importTable.ts';

/** Values to choose from, as a table of its own. */
export interface ChoiceList {
  head: string[];
  rows: string[][];
  widths: number[];
}

interface TemplateSheets {
  /** The name of the sheet to fill in. */
  sheet: string;
  /** The name of the sheet with the choices. */
  choicesSheet: string;
  choices: ChoiceList[];
}

/** Returns a workbook to fill in, with further sheets that explain the columns and list the allowed values. */
export function importTemplate<Field extends string>(
  columns: ImportColumns<Field>,
  { sheet, choicesSheet, choices }: TemplateSheets,
  t: Translate,
): Blob {
  const all = Object.values<ImportColumns<Field>[Field]>(columns);
  const notes = all.map(({ label, note, isRequired }) => [t(label), t(isRequired ? 'imports.yes' : 'imports.no'), t(note)]);
  const lists = choices.map(({ head, rows }) => [head, ...rows]);
  const longest = Math.max(...lists.map((rows) => rows.length));
  const beside = Array.from({ length: longest }, (_, line) =>
    lists.flatMap((rows, list) => [...(list > 0 ? [''] : []), ...(rows[line] ?? (choices[list]?.head ?? []).map(() => ''))]),
  );
  return makeWorkbook([
    { name: sheet, rows: [all.map(({ label }) => t(label))], widths: all.map(({ width }) => width) },
    {
      name: t('imports.notesSheet'),
      rows: [[t('imports.noteColumn'), t('imports.noteRequired'), t('imports.noteRule')], ...notes],
      widths: [24, 10, 90],
    },
    { name: choicesSheet, rows: beside, widths: choices.flatMap(({ widths }, list) => [...(list > 0 ? [4] : []), ...widths]) },
  ]);
}

/** Returns the departments below the school as they are written in a table: by path and by code. */
export function deptChoices(roots: Schemas['Dept'][], t: Translate): ChoiceList {
  return {
    head: [t('imports.deptPath'), t('imports.deptCode')],
    rows: roots.flatMap((root) => (root.deptType === 0 ? root.children : [root])).flatMap((dept) => pathsOf(dept, '')),
    widths: [44, 16],
  };
}

function pathsOf({ deptName, deptCode, children }: Schemas['Dept'], above: string): string[][] {
  const path = above + deptName;
  return [[path, deptCode], ...children.flatMap((child) => pathsOf(child, `${path}/`))];
}
