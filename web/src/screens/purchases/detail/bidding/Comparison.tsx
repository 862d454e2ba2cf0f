import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { Section } from '#ui/page/Section.tsx';
import classes from './bidding.module.css';
import { ComparisonCards } from './ComparisonCards.tsx';
import type { ComparisonProps } from './ComparisonProps.ts';
import { ComparisonTable } from './ComparisonTable.tsx';
import { comparisonSheet } from './comparisonSheet.ts';
import matrix from './matrix.module.css';

/** The prices line by line, in order of rank: as a table, on a phone as cards; both can be taken along as a sheet. */
export function Comparison({ comparison, name, onExclude }: ComparisonProps & { name: string }) {
  const t = useT();
  const { quotes, lines, tie } = comparison;
  const shown = { comparison, ...(onExclude && { onExclude }) };

  async function save() {
    const { makeWorkbook } = await import('#ui/sheet/workbook.ts');
    saveBlob(makeWorkbook([comparisonSheet(comparison, t)]), `${t('bidding.sheetName', { name })}.xlsx`);
  }

  return (
    <Section
      title={t('bidding.comparison')}
      isFlush
      end={
        <span className={classes.tools}>
          <small className={classes.quiet}>{t('bidding.size', { lines: lines.length, quotes: quotes.length })}</small>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => void save()}
          >
            {t('bidding.download')}
          </Button>
        </span>
      }
    >
      <div className={matrix.wide}>
        <ComparisonTable {...shown} />
      </div>
      <ComparisonCards {...shown} />
      <Notes comparison={comparison} isTie={tie} />
    </Section>
  );
}

/** What the marks mean, and why quotes are out. */
function Notes({ comparison: { quotes }, isTie }: { comparison: Schemas['QuoteComparison']; isTie: boolean }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={matrix.notes}>
      <li>
        <i className={matrix.key} aria-hidden /> {t('bidding.bestNote')}
      </li>
      {isTie && <li>{t('bidding.tieNote')}</li>}
      {quotes.map(({ quoteId, supplierName, voidReason, explanation, exclusions }) => (
        <Reasons
          key={quoteId}
          lines={[
            ...(voidReason ? [t('bidding.outNote', { name: supplierName, reason: voidReason })] : []),
            ...(explanation
              ? [
                  t('bidding.explainNote', {
                    name: supplierName,
                    text: explanation.text,
                    time: format.dateTime(explanation.time),
                  }),
                ]
              : []),
            ...exclusions.map(({ judgeName, reason }) =>
              t('bidding.exclusionNote', { judge: judgeName, name: supplierName, reason: reason ?? '–' }),
            ),
          ]}
        />
      ))}
    </ul>
  );
}

function Reasons({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <li key={line}>{line}</li>);
}
