import type { Schemas } from '@campus-procurement/sdk';
import { addDays, dayOf } from '@campus-procurement/sdk/time';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Content } from '#ui/text/Content.tsx';

/** A licence that ends within so many days should be renewed. */
const soonDays = 30;

/** The licences of a company, with until when they are valid. */
export function Licences({ licences }: { licences: readonly Schemas['SupplierQualification'][] }) {
  const t = useT();
  return (
    <section className="po-panel po-stack">
      <h2>{t('portalProfile.licences')}</h2>
      {licences.length === 0 && <p>{t('portalProfile.noLicences')}</p>}
      <dl className="po-facts">
        {licences.map((licence) => (
          <div key={licence.id}>
            <dt>
              <Content>{licence.qualName}</Content>
            </dt>
            <dd>
              <Validity until={licence.expireDate} /> {licence.qualNo}
              {licence.file === null && <small> {t('portalProfile.noScan')}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Validity({ until }: { until: string | null }) {
  const t = useT();
  const format = useFormat();
  if (until === null) return <StatusPill meaning="good">{t('portalProfile.unlimited')}</StatusPill>;
  const today = dayOf(new Date());
  const date = format.date(until);
  if (until < today) return <StatusPill meaning="bad">{t('portalProfile.expired', { date })}</StatusPill>;
  if (until < addDays(today, soonDays)) return <StatusPill meaning="wait">{t('portalProfile.endsSoon', { date })}</StatusPill>;
  return <StatusPill meaning="good">{t('portalProfile.validTo', { date })}</StatusPill>;
}
