import { amountInCapitals } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import PrintPreview from '#ui/print/PrintPreview.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { type Detail, tallyOf } from './state/acceptanceState.ts';

/** The report of an acceptance on paper: what was ordered, what came and passed, and who has signed. */
export default function ReportPreview({ acceptance, onClose }: { acceptance: Detail; onClose: () => void }) {
  const t = useT();
  const { acceptanceCode, companyName, projectName, items, members, opinion, conclusion } = acceptance;
  const { ordered, came, passed } = tallyOf(items);
  return (
    <PrintPreview
      title={t('acceptances.report')}
      note={acceptanceCode ?? t('acceptances.noNumber')}
      school={companyName}
      onClose={onClose}
    >
      <article>
        <h1>{t('acceptances.reportOf', { name: projectName })}</h1>
        <Properties
          items={[
            [t('acceptances.project'), [acceptance.projectCode, projectName].filter(Boolean).join(' ')],
            [t('acceptances.supplier'), acceptance.supplierName],
            [t('acceptances.contract'), acceptance.contractCode ?? '–'],
            [t('acceptances.place'), acceptance.acceptPlace ?? '–'],
            [t('acceptances.arrived'), acceptance.arriveDate ?? '–'],
            [t('acceptances.quantity'), t('acceptances.signHead', { ordered, came, passed })],
            [t('acceptances.passAmount'), <Money key="passed" value={acceptance.passAmount} />],
            [t('purchases.inCapitals'), amountInCapitals(acceptance.passAmount)],
          ]}
        />
        <PlainTable
          caption={t('acceptances.lines')}
          rows={items}
          rowKey={({ no }) => String(no)}
          empty={t('acceptances.noLines')}
          columns={[
            {
              header: t('acceptances.project'),
              cell: ({ itemName, brand, model }) => [itemName, brand, model].filter(Boolean).join(' '),
            },
            { header: t('acceptances.ordered'), cell: ({ openQuantity, unit }) => `${openQuantity} ${unit}`, align: 'end' },
            { header: t('acceptances.came'), cell: ({ arriveQuantity }) => arriveQuantity, align: 'end' },
            { header: t('acceptances.passed'), cell: ({ passQuantity }) => passQuantity, align: 'end' },
            { header: t('acceptances.problem'), cell: ({ problem }) => problem ?? '–' },
            { header: t('acceptances.serials'), cell: ({ serialNos }) => serialNos.join(' ') || '–' },
          ]}
        />
        <PlainTable
          caption={t('acceptances.signatures')}
          rows={members}
          rowKey={({ userId }) => userId}
          empty="–"
          columns={[
            {
              header: t('acceptances.members'),
              cell: ({ userName, deptName, replacedByName: name }) =>
                [`${userName} (${deptName})`, name && t('acceptances.replacedBy', { name })].filter(Boolean).join(' · '),
            },
            {
              header: t('acceptances.agree'),
              cell: ({ agree, opinion: said }) =>
                [agree === null ? '–' : t(agree ? 'acceptances.agrees' : 'acceptances.disagrees'), said]
                  .filter(Boolean)
                  .join(' '),
            },
            { header: t('acceptances.signatures'), cell: ({ signTime }) => <DateTime value={signTime} /> },
            { header: t('acceptances.signature'), cell: () => '' },
          ]}
        />
        {conclusion && (
          <p>
            {t('acceptances.conclusion')}: {t(`acceptances.conclusion${conclusion}`)}. {opinion}
          </p>
        )}
      </article>
    </PrintPreview>
  );
}
