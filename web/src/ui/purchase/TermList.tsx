import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Properties } from '../page/Properties.tsx';
import { Money } from '../text/Numeral.tsx';
import classes from './TermList.module.css';

type Terms = Pick<
  Schemas['ProjectDetail'],
  | ('pattern' | 'priceCeiling' | 'amount' | 'minBidders' | 'noticeHours' | 'deliveryDays' | 'warrantyMonths' | 'paymentTerms')
  | ('contactName' | 'contactPhone' | 'deliveryAddress' | 'requirements')
>;

/** What suppliers are told of a purchase by bidding: how it is bid for, and what has to be delivered. */
export function TermList({ project }: { project: Terms }) {
  const t = useT();
  const { pattern, priceCeiling, amount, deliveryDays, warrantyMonths, requirements } = project;
  const config = pattern?.bidConfig;
  const minBidders = project.minBidders ?? config?.minBidders;
  const noticeHours = project.noticeHours ?? config?.noticeHours;
  return (
    <>
      <Properties
        items={[
          [t('purchases.ceiling'), <Money key="ceiling" value={priceCeiling ?? amount} />],
          [t('purchases.minBidders'), minBidders === undefined ? '–' : t('purchases.bidders', { count: minBidders })],
          [t('purchases.notice'), noticeHours === undefined ? '–' : t('purchases.hours', { count: noticeHours })],
          [t('purchases.bidMode'), config ? t(`purchases.bidMode${config.bidMode}`) : '–'],
          [t('purchases.supplierScope'), config ? t(`purchases.supplierScope${config.supplierScope}`) : '–'],
          [t('purchases.awardRule'), config ? t(`purchases.awardRule${config.awardRule}`) : '–'],
          [t('purchases.pattern'), pattern ? `${pattern.categoryName} · ${pattern.executionName}` : '–'],
          [t('purchases.delivery'), deliveryDays === null ? '–' : t('purchases.daysAfterOrder', { count: deliveryDays })],
          [t('purchases.warranty'), warrantyMonths === null ? '–' : t('purchases.months', { count: warrantyMonths })],
          [t('purchases.paymentTerms'), project.paymentTerms ?? '–'],
          [t('purchases.contact'), [project.contactName, project.contactPhone].filter(Boolean).join(' ') || '–'],
          [t('purchases.address'), project.deliveryAddress ?? '–'],
        ]}
      />
      {requirements && (
        <div className={classes.long}>
          <span>{t('purchases.requirements')}</span>
          <p>{requirements}</p>
        </div>
      )}
    </>
  );
}
