import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Liveness } from './Liveness.tsx';
import { RegistryTables } from './RegistryTables.tsx';

type GsInfo = Schemas['GsInfo'];

interface RegistryDataProps {
  supplierId: string;
  /** Whether the caller may fetch the data from the registry again. */
  mayRefresh: boolean;
}

/** The data of the business registry about a supplier. */
export function RegistryData({ supplierId, mayRefresh }: RegistryDataProps) {
  const t = useT();
  // Silent, because the error is shown in place of the data.
  const info = useApiQuery('getCompanyGsInfo', { query: { supplierId } }, { meta: { silent: true } });
  const refresh = useApiMutation('refreshCompanyGsInfo');
  const fetchAgain = () =>
    refresh.mutate({ body: { supplierId } }, { onSuccess: () => notify.success(t('suppliers.gsFetched')) });
  // The supplier exists, but its registry data were never fetched.
  const isUnknown = info.data === undefined && isApiError(info.error) && info.error.code === 4004;
  return (
    <>
      {mayRefresh && (
        <Group justify="flex-end" mb="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconRefresh size={14} />}
            loading={refresh.isPending}
            onClick={fetchAgain}
          >
            {t('suppliers.gsRefresh')}
          </Button>
        </Group>
      )}
      {isUnknown ? (
        <EmptyState text={t(mayRefresh ? 'suppliers.gsUnknownFetch' : 'suppliers.gsUnknown')} />
      ) : (
        <QueryView query={info}>{(data) => <Registered info={data} />}</QueryView>
      )}
    </>
  );
}

function Registered({ info }: { info: GsInfo }) {
  const t = useT();
  const format = useFormat();
  const day = (value: string | null) => (value === null ? '–' : format.date(value));
  return (
    <>
      <Liveness info={info} />
      <Properties
        items={[
          [t('suppliers.companyName'), info.companyName],
          [t('suppliers.creditCode'), info.creditCode],
          [t('suppliers.gsStatus'), t(`suppliers.gs${info.operatingStatus}`)],
          [t('suppliers.regNo'), info.regNo ?? '–'],
          [t('suppliers.companyType'), info.companyType ?? '–'],
          [t('suppliers.legalPerson'), info.legalPerson ?? '–'],
          [t('suppliers.registeredCapital'), info.registeredCapital ?? '–'],
          [t('suppliers.paidInCapital'), info.paidInCapital ?? '–'],
          [t('suppliers.establishDate'), day(info.establishDate)],
          [t('suppliers.approvalDate'), day(info.approvalDate)],
          [t('suppliers.term'), `${day(info.termStart)} – ${info.termEnd === null ? t('suppliers.noEnd') : day(info.termEnd)}`],
          [t('suppliers.registrationAuthority'), info.registrationAuthority ?? '–'],
          [t('suppliers.industry'), info.industry ?? '–'],
          [t('suppliers.formerNames'), t('suppliers.names', { names: info.formerNames }) || '–'],
          [t('suppliers.address'), info.registeredAddress ?? '–'],
          [t('suppliers.scope'), info.businessScope ?? '–'],
        ]}
      />
      <RegistryTables info={info} />
      <Text size="xs" c="dimmed" mt="md">
        {t('suppliers.gsSource', { source: info.dataSource })} <DateTime value={info.syncTime} />
      </Text>
    </>
  );
}
