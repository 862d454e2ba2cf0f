import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from '../fulfilment/fulfilment.module.css';
import list from '../parts/project.module.css';
import { type Detail, isNone } from '../state/projectState.ts';
import { useDossierZip } from './useDossierZip.ts';

/** All that belongs to the file of a purchase: what is there, what is missing and who adds it. */
export default function DossierPart({ project }: { project: Detail; onStale: () => void }) {
  const dossier = useApiQuery('getProjectDossier', { path: { id: project.id } });
  return <QueryView query={dossier}>{(data) => <Dossier dossier={data} />}</QueryView>;
}

function Dossier({ dossier }: { dossier: Schemas['Dossier'] }) {
  const t = useT();
  const format = useFormat();
  const { sections, archiveNo, archiveTime, keepUntil, logHolds, unpaidAmount, complete } = dossier;
  return (
    <>
      <Section title={t('fulfilment.checklist')} end={<ZipButton dossier={dossier} />}>
        <ul className={list.conditions}>
          {sections.map(({ key, required, complete: isWhole, entries }) => (
            <li key={key} data-met={isWhole || undefined}>
              {t(`fulfilment.section${key}`)}
              <small>
                {isWhole
                  ? t('fulfilment.entries', { count: entries.length })
                  : required
                    ? t('fulfilment.missingBy', { who: t(`fulfilment.adds${key}`) })
                    : key === 'PAYMENT' && !isNone(unpaidAmount)
                      ? t('fulfilment.unpaid', { amount: unpaidAmount })
                      : t('fulfilment.notNeeded')}
              </small>
            </li>
          ))}
          <li data-met={isNone(unpaidAmount) || undefined}>
            {t('fulfilment.paidUp')}
            <small>{isNone(unpaidAmount) ? t('projects.met') : t('fulfilment.unpaid', { amount: unpaidAmount })}</small>
          </li>
        </ul>
        <Properties
          items={[
            [t('fulfilment.state'), t(complete ? 'fulfilment.isComplete' : 'fulfilment.isIncomplete')],
            [t('fulfilment.logCheck'), t(logHolds ? 'fulfilment.logHolds' : 'fulfilment.logBroken')],
            [t('fulfilment.archiveNo'), archiveNo ?? '–'],
            ...(archiveTime === null
              ? []
              : ([[t('fulfilment.archived'), <DateTime key="archived" value={archiveTime} />]] as const)),
            ...(keepUntil === null ? [] : ([[t('fulfilment.keepUntil'), format.date(keepUntil)]] as const)),
          ]}
        />
      </Section>
      {sections
        .filter(({ entries }) => entries.length > 0)
        .map(({ key, entries }) => (
          <Section key={key} title={t(`fulfilment.section${key}`)}>
            <Entries name={t(`fulfilment.section${key}`)} entries={entries} />
          </Section>
        ))}
    </>
  );
}

function Entries({ name, entries }: { name: string; entries: readonly Schemas['DossierEntry'][] }) {
  const t = useT();
  return (
    <PlainTable
      caption={name}
      rows={entries.map((entry, index) => ({ entry, index }))}
      rowKey={({ index }) => String(index)}
      empty={t('fulfilment.nothing')}
      columns={[
        {
          header: t('fulfilment.what'),
          cell: ({ entry: { file, title, code } }) =>
            file ? <FileList files={[file]} label={title} /> : [code, title].filter(Boolean).join(' · '),
        },
        { header: t('fulfilment.by'), cell: ({ entry }) => entry.byName ?? '–' },
        { header: t('fulfilment.when'), cell: ({ entry }) => <DateTime value={entry.time} /> },
        {
          header: t('fulfilment.hash'),
          cell: ({ entry: { hash } }) => (hash ? <code title={hash}>{hash.slice(0, 8)}…</code> : '–'),
        },
        {
          header: t('purchases.amount'),
          cell: ({ entry: { amount } }) => (amount === null ? '–' : <Money value={amount} />),
          align: 'end',
        },
      ]}
    />
  );
}

/** Puts everything into one archive, which the browser makes. */
function ZipButton({ dossier }: { dossier: Schemas['Dossier'] }) {
  const t = useT();
  const { start, progress } = useDossierZip(dossier);
  return (
    <div className={classes.acts}>
      {progress !== null && <span role="status">{t('fulfilment.packing', progress)}</span>}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={14} aria-hidden />}
        loading={progress !== null}
        onClick={() => void start()}
      >
        {t('fulfilment.downloadAll')}
      </Button>
    </div>
  );
}
