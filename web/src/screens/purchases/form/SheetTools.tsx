import { Button } from '@mantine/core';
import { IconClipboard, IconFileSpreadsheet } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FileChoice } from '#ui/fields/FileChoice.tsx';
import { saveBlob } from '#ui/files/saveBlob.ts';
import classes from './sheet.module.css';
import { cellsOf } from './sheetRows.ts';
import { TextAct } from './TextAct.tsx';
import type { Sheet } from './useSheet.ts';

/** The ways in which many rows come into the sheet: the clipboard and a file, for which there is a template. */
export function SheetTools({ sheet, hint }: { sheet: Sheet; hint: string | null }) {
  const t = useT();

  /** Browsers let a page read the clipboard only if they are asked, and some not at all: there the keys remain. */
  async function paste() {
    const text = await Promise.resolve(navigator.clipboard?.readText()).catch(() => undefined);
    const cells = text === undefined ? null : cellsOf(text);
    if (cells) sheet.take(cells);
    else sheet.refuse(t(text === undefined ? 'sponsor.pasteByKeys' : 'sponsor.nothingToPaste'));
  }

  async function saveTemplate() {
    const { makeWorkbook } = await import('#ui/sheet/workbook.ts');
    const names = ['itemName', 'spec', 'parameters', 'category', 'quantity', 'unit', 'price', 'imported'] as const;
    const lines = {
      name: t('sponsor.part_lines'),
      rows: [names.map((name) => t(`sponsor.${name}`))],
      widths: [28, 28, 40, 24, 10, 8, 14, 10],
    };
    const choices = [[t('sponsor.category')], ...sheet.categories.map(({ label }) => [label])];
    const workbook = makeWorkbook([lines, { name: t('sponsor.category'), rows: choices, widths: [40] }]);
    saveBlob(workbook, `${t('sponsor.templateName')}.xlsx`);
  }

  return (
    <div className={classes.tools}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconClipboard size={16} stroke={1.5} aria-hidden />}
        onClick={() => void paste()}
      >
        {t('sponsor.pasteSheet')}
      </Button>
      <FileChoice label={t('sponsor.importFile')} accept=".xlsx,.csv" onChoose={([file]) => file && void sheet.takeFile(file)}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="compact-md"
            leftSection={<IconFileSpreadsheet size={16} stroke={1.5} aria-hidden />}
          >
            {t('sponsor.importFile')}
          </Button>
        )}
      </FileChoice>
      <TextAct onClick={() => void saveTemplate()}>{t('sponsor.template')}</TextAct>
      {hint && <small>{hint}</small>}
    </div>
  );
}
