import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { IconCheck, IconRefresh } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { notify } from '#ui/feedback/notify.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { type Queried, QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { type ComparedFact, comparedFacts } from './comparedFacts.ts';
import classes from './review.module.css';

interface ReviewFactsProps {
  stated: Schemas['SupplierDetail'];
  registry: Queried<Schemas['GsInfo']>;
  /** The registry was never asked. */
  isUnknown: boolean;
}

/** What a supplier states beside what the business registry says, differences first. */
export function ReviewFacts({ stated, registry, isUnknown }: ReviewFactsProps) {
  const t = useT();
  const mayRefresh = stated.allowedActions.includes('REFRESH_REGISTRY');
  return (
    <Section title={t('suppliers.crossCheck')} end={mayRefresh && <RefreshRegistry supplierId={stated.id} />}>
      {isUnknown ? (
        <EmptyState text={t(mayRefresh ? 'suppliers.gsUnknownFetch' : 'suppliers.gsUnknown')} />
      ) : (
        <QueryView query={registry}>{(info) => <Comparison facts={comparedFacts(stated, info)} />}</QueryView>
      )}
    </Section>
  );
}

function RefreshRegistry({ supplierId }: { supplierId: string }) {
  const t = useT();
  const refresh = useApiMutation('refreshCompanyGsInfo');
  const fetchAgain = () =>
    refresh.mutate({ body: { supplierId } }, { onSuccess: () => notify.success(t('suppliers.gsFetched')) });
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      leftSection={<IconRefresh size={14} aria-hidden />}
      loading={refresh.isPending}
      onClick={fetchAgain}
    >
      {t('suppliers.gsRefresh')}
    </Button>
  );
}

function Comparison({ facts }: { facts: readonly ComparedFact[] }) {
  const t = useT();
  return (
    <div className={classes.facts}>
      <PlainTable
        caption={t('suppliers.crossCheck')}
        rows={facts}
        rowKey={({ field }) => field}
        empty=""
        namesAbove
        columns={[
          { header: t('review.fact'), cell: ({ label }) => t(label) },
          { header: t('suppliers.stated'), cell: (fact) => <Stated fact={fact} /> },
          { header: t('suppliers.inRegistry'), cell: (fact) => <Registered fact={fact} /> },
        ]}
      />
    </div>
  );
}

function Stated({ fact: { field, stated } }: { fact: ComparedFact }) {
  const t = useT();
  const format = useFormat();
  if (stated === null) return '–';
  if (field === 'establishDate') return format.date(stated);
  if (field !== 'registeredCapital') return stated;
  return (
    <>
      <Money value={stated} /> {t('ui.yuan')}
    </>
  );
}

/** The value of the registry is the one to go by: where it differs it is bold. */
function Registered({ fact: { field, registered, difference } }: { fact: ComparedFact }) {
  const t = useT();
  const format = useFormat();
  const value = field === 'establishDate' && registered !== null ? format.date(registered) : (registered ?? '–');
  return (
    <span className={classes.registered} data-tone={difference ?? undefined}>
      {difference ? <b>{value}</b> : <span>{value}</span>} {difference && <em>{t('suppliers.differs')}</em>}
      {!difference && registered !== null && <IconCheck size={14} role="img" aria-label={t('review.same')} />}
    </span>
  );
}
