import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Figures } from '#ui/page/Figures.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ContractStatus } from '#ui/purchase/ContractStatus.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { contractAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { Detail } from '../state/projectState.ts';

type Contract = Schemas['Contract'];

/** The contract of a purchase in short, with those that were given up; without one, how it is begun. */
export default function Contracts({ project: { id: projectId, allowedActions } }: { project: Detail }) {
  const t = useT();
  const query = useApiQuery('queryContractPage', { query: { projectId, size: 200 } });
  return (
    <QueryView query={query}>
      {({ records }) => {
        const open = records.find(({ status }) => status !== 'CANCELLED');
        const others = records.filter(({ status }) => status === 'CANCELLED');
        return (
          <>
            {open ? (
              <Open contract={open} />
            ) : (
              <None projectId={projectId} mayBegin={allowedActions.includes('DRAFT_CONTRACT')} />
            )}
            {others.length > 0 && (
              <Section title={t('contracts.givenUp')}>
                <PlainTable
                  caption={t('contracts.givenUp')}
                  rows={others}
                  rowKey={({ id }) => id}
                  empty="–"
                  columns={[
                    {
                      header: t('contracts.contract'),
                      cell: ({ id, contractName }) => <TextLink to={contractAddress({ id })}>{contractName}</TextLink>,
                    },
                    { header: t('contracts.number'), cell: ({ contractCode }) => contractCode ?? '–' },
                    { header: t('contracts.amount'), cell: ({ amount }) => <Money value={amount} />, align: 'end' },
                  ]}
                />
              </Section>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function Open({ contract }: { contract: Contract }) {
  const t = useT();
  const format = useFormat();
  const { id, contractName, contractCode, partyB, amount, acceptedAmount, dueAmount, paidAmount, status } = contract;
  const day = (value: string | null) => (value === null ? '–' : format.date(value));
  const end = (
    <TextLink isAct to={contractAddress({ id })}>
      {t(contract.turns.some(({ mine, recordId }) => mine && recordId === id) ? 'contracts.goOn' : 'contracts.look')}
    </TextLink>
  );
  return (
    <>
      <Section isFlush>
        <Figures
          label={t('contracts.money')}
          figures={[
            { label: t('contracts.amount'), value: <Money value={amount} /> },
            { label: t('contracts.accepted'), value: <Money value={acceptedAmount} /> },
            { label: t('contracts.due'), value: <Money value={dueAmount} /> },
            { label: t('contracts.paid'), value: <Money value={paidAmount} /> },
          ]}
        />
      </Section>
      <Section title={contractName} end={end}>
        <Properties
          items={[
            [t('contracts.status'), <ContractStatus key="status" status={status} />],
            [t('contracts.number'), contractCode ?? t('contracts.noNumber')],
            [t('contracts.supplier'), partyB],
            [t('contracts.signDate'), day(contract.signDate)],
            [t('contracts.deliveryDate'), day(contract.deliveryDate)],
          ]}
        />
      </Section>
    </>
  );
}

function None({ projectId, mayBegin }: { projectId: string; mayBegin: boolean }) {
  const t = useT();
  return (
    <Section title={t('contracts.contract')}>
      <EmptyState text={t('contracts.none')}>
        {mayBegin && (
          <Button component={Link} to={contractAddress({ projectId })} size="xs">
            {t('contracts.begin')}
          </Button>
        )}
      </EmptyState>
    </Section>
  );
}
