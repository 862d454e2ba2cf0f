import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import classes from './parts/project.module.css';
import { type Detail, isNone, moneyOf } from './state/projectState.ts';

/** What must be so before finance pays, and how much of it is so. */
export function PayConditions({ project }: { project: Detail }) {
  const t = useT();
  const format = useFormat();
  const { receipt } = project;
  const { cost, invoiced, toInvoice, paid, payable } = moneyOf(project);
  const isWitnessed = receipt?.status === 'CONFIRMED';
  const all = format.money(cost);
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
      text: t('projects.conditionInvoiced', { invoiced: format.money(invoiced), cost: all }),
    },
    {
      key: 'paid',
      isMet: project.status === 'ARCHIVED',
      text: t('projects.conditionPaid', { paid: format.money(paid), cost: all }),
    },
  ];
  const end = isNone(payable) || !isWitnessed ? undefined : t('projects.payableNow', { amount: format.money(payable) });
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
