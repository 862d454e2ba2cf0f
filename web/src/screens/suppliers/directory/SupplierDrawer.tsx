import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Tabs, Title } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { RowActions } from '#ui/table/RowActions.tsx';
import { DictText } from '#ui/text/DictText.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { InvoiceData } from '../invoice/InvoiceData.tsx';
import { SupplierStatus } from '../profile/SupplierStatus.tsx';
import { RegistryData } from '../registry/RegistryData.tsx';
import { Scorecard } from '../registry/Scorecard.tsx';
import { Defaults } from './Defaults.tsx';
import { Qualifications } from './Qualifications.tsx';
import type { Supplier } from './supplierColumns.tsx';
import classes from './suppliers.module.css';

const tabs = ['basics', 'qualifications', 'registry', 'score', 'defaults', 'history'] as const;

interface SupplierDrawerProps {
  supplierId: string;
  /** The company name, if it is already known. */
  name?: string;
  actions: RowAction<Supplier>[];
  onClose: () => void;
}

/** All data of a supplier, with the actions on it. */
export function SupplierDrawer({ supplierId, name, actions, onClose }: SupplierDrawerProps) {
  const t = useT();
  const [tab, setTab] = useState<string>('basics');
  const detail = useApiQuery('getCompanyDetail', { path: { id: supplierId } });
  return (
    <SideDrawer onClose={onClose} title={name ?? detail.data?.companyName} size={860}>
      <QueryView query={detail}>
        {(supplier) => (
          <>
            <Tabs value={tab} onChange={(value) => setTab(value ?? 'basics')} keepMounted={false}>
              <Tabs.List mb="md">
                {tabs.map((value) => (
                  <Tabs.Tab key={value} value={value}>
                    {t(`suppliers.tab${value}`)}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
              <Tabs.Panel value="basics">
                <Basics supplier={supplier} />
              </Tabs.Panel>
              <Tabs.Panel value="qualifications">
                <Qualifications qualifications={supplier.qualifications} />
              </Tabs.Panel>
              <Tabs.Panel value="registry">
                <RegistryData supplierId={supplier.id} mayRefresh={supplier.allowedActions.includes('REFRESH_REGISTRY')} />
              </Tabs.Panel>
              <Tabs.Panel value="score">
                <Scorecard supplierId={supplier.id} />
              </Tabs.Panel>
              <Tabs.Panel value="defaults">
                <Defaults defaults={supplier.defaults} />
              </Tabs.Panel>
              <Tabs.Panel value="history">
                <History records={supplier.reviewRecords ?? []} />
              </Tabs.Panel>
            </Tabs>
            <div className={classes.actions}>
              <RowActions row={supplier} name={supplier.companyName} actions={actions} />
            </div>
          </>
        )}
      </QueryView>
    </SideDrawer>
  );
}

function Basics({ supplier }: { supplier: Schemas['SupplierDetail'] }) {
  const t = useT();
  const format = useFormat();
  const day = (value: string | null) => (value === null ? '–' : format.date(value));
  const { signedAgreement, agreementExpireDate, accountSource, goodsCategories, supplierKind, invoice } = supplier;
  const agreement =
    agreementExpireDate === null ? t('suppliers.signed') : t('suppliers.signedUntil', { date: day(agreementExpireDate) });
  return (
    <>
      <Properties
        items={[
          [t('suppliers.status'), <SupplierStatus key="status" status={supplier.status} />],
          [t('suppliers.creditCode'), supplier.creditCode],
          [t('suppliers.companyType'), <DictText key="type" type="company_type" value={supplier.companyType} />],
          [t('suppliers.supplierKind'), supplierKind === null ? '–' : t(`suppliers.kind${supplierKind}`)],
          [t('suppliers.legalPerson'), supplier.legalPerson ?? '–'],
          [t('suppliers.registeredCapital'), <Capital key="capital" value={supplier.registeredCapital} />],
          [t('suppliers.establishDate'), day(supplier.establishDate)],
          [t('suppliers.contact'), `${supplier.contactName} ${supplier.contactPhone}`],
          [t('suppliers.email'), supplier.contactEmail ?? '–'],
          [t('suppliers.bank'), [supplier.bankName, supplier.bankAccount].filter(Boolean).join(' ') || '–'],
          ...reviewedBank(t, supplier),
          [
            t('suppliers.goodsCategories'),
            t('suppliers.names', { names: goodsCategories.map(({ categoryName }) => categoryName) }) || '–',
          ],
          [t('suppliers.accountSource'), accountSource === null ? '–' : t(`suppliers.source${accountSource}`)],
          [t('suppliers.agreement'), signedAgreement ? agreement : t('suppliers.notSigned')],
          [t('suppliers.region'), [supplier.province, supplier.city].filter(Boolean).join(' ') || '–'],
          [t('suppliers.address'), supplier.registeredAddress ?? '–'],
          [t('suppliers.scope'), supplier.businessScope ?? '–'],
          [t('suppliers.remark'), supplier.remark ?? '–'],
        ]}
      />
      {invoice && (
        <section>
          <Title order={3} size="h5" mt="lg" mb="xs">
            {t('invoice.heading')}
          </Title>
          <InvoiceData invoice={invoice} />
        </section>
      )}
    </>
  );
}

/** The account to which the school pays as long as the one of the profile waits for its review. */
function reviewedBank(t: Translate, { bankName, bankAccount, reviewedAccount }: Schemas['SupplierDetail']) {
  if (reviewedAccount === null) return [];
  if (reviewedAccount.bankName === bankName && reviewedAccount.account === bankAccount) return [];
  const reviewed = [reviewedAccount.bankName, reviewedAccount.account].filter(Boolean).join(' ');
  return [[t('suppliers.reviewedBank'), reviewed] as const];
}

function Capital({ value }: { value: string | null }) {
  const t = useT();
  return (
    <>
      <Money value={value} /> {value !== null && t('ui.yuan')}
    </>
  );
}

function History({ records }: { records: readonly Schemas['ReviewRecord'][] }) {
  const t = useT();
  return (
    <PlainTable
      caption={t('suppliers.tabhistory')}
      rows={records}
      rowKey={({ id }) => id}
      empty={t('suppliers.none')}
      columns={[
        { header: t('suppliers.event'), cell: ({ event }) => t(`suppliers.event${event}`) },
        { header: t('suppliers.opinion'), cell: ({ opinion }) => opinion ?? '–' },
        { header: t('suppliers.by'), cell: ({ userName }) => userName ?? t('suppliers.bySystem') },
        { header: t('suppliers.time'), cell: ({ time }) => <DateTime value={time} />, align: 'end' },
      ]}
    />
  );
}
