import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { Invoices, Payments } from './parts/Bills.tsx';
import { Cards } from './parts/Cards.tsx';
import classes from './parts/project.module.css';
import { type Detail, isNone, moneyOf } from './state/projectState.ts';

/** What has arrived, what was invoiced, and what is paid. */
export function Delivery({ project, onStale }: { project: Detail; onStale: () => void }) {
  const t = useT();
  const { receipt } = project;
  if (receipt === null) {
    return (
      <>
        <Section title={t('projects.receipt')}>
          <EmptyState text={t('projects.notReceived')} />
        </Section>
        <Cards project={project} />
      </>
    );
  }
  return (
    <>
      <PayConditions project={project} />
      <Cards project={project} />
      <Receipt receipt={receipt} />
      <Invoices project={project} onStale={onStale} />
      <Payments project={project} onStale={onStale} />
    </>
  );
}

function Receipt({ receipt }: { receipt: Schemas['ProjectReceipt'] }) {
  const t = useT();
  const { status, actualAmount, witnessName, opinion, createTime, witnessTime, pictures } = receipt;
  return (
    <Section title={t('projects.receipt')} end={<Tag>{t(`projects.receipt${status}`)}</Tag>}>
      <Properties
        items={[
          [t('projects.actualYuan'), <Money key="actual" value={actualAmount} />],
          [t('projects.receivedAt'), <DateTime key="received" value={createTime} />],
          [t('projects.witness'), witnessName],
          [t('projects.witnessedAt'), <DateTime key="witnessed" value={witnessTime} />],
          ...(opinion ? ([[t('projects.opinion'), opinion]] as const) : []),
        ]}
      />
      {pictures.length > 0 && (
        <div className={classes.files}>
          <FileList files={pictures} label={t('projects.pictures')} />
        </div>
      )}
    </Section>
  );
}

/** What must be so before finance pays, and how much of it is so. */
function PayConditions({ project }: { project: Detail }) {
  const t = useT();
  const { receipt } = project;
  const { cost, invoiced, toInvoice, paid, payable } = moneyOf(project);
  const isWitnessed = receipt?.status === 'CONFIRMED';
  const conditions = [
    {
      key: 'received',
      isMet: isWitnessed,
      text: isWitnessed
        ? t('projects.conditionWitnessed', { name: receipt.witnessName })
        : t('projects.conditionNotWitnessed', { name: receipt?.witnessName ?? '' }),
    },
    {
      key: 'invoiced',
      isMet: isNone(toInvoice),
      text: t('projects.conditionInvoiced', { invoiced, cost }),
    },
    {
      key: 'paid',
      isMet: project.status === 'ARCHIVED',
      text: t('projects.conditionPaid', { paid, cost }),
    },
  ];
  const end = isNone(payable) || !isWitnessed ? undefined : t('projects.payableNow', { amount: payable });
  return (
    <Section title={t('projects.conditions')} end={end && <span className={classes.end}>{end}</span>}>
      <ul className={classes.conditions}>
        {conditions.map(({ key, isMet, text }) => (
          <li key={key} data-met={isMet || undefined}>
            {text}
            <small>{t(isMet ? 'projects.met' : 'projects.open')}</small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
