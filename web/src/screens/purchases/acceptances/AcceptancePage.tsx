import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { AcceptanceNext } from './AcceptanceNext.tsx';
import { AcceptanceRail } from './AcceptanceRail.tsx';
import { AcceptanceState } from './parts/AcceptanceState.tsx';
import { Counted } from './parts/Counted.tsx';
import { Tally } from './parts/Tally.tsx';
import { type Act, type Detail, mainActOf, otherActsOf } from './state/acceptanceState.ts';
import { useAcceptanceSteps } from './useAcceptanceSteps.tsx';

const ReportPreview = lazyPart(() => import('./ReportPreview.tsx'));

const phone = '(max-width: 48em)';

/** One batch: five numbers, what differs, and who signs. Its acts are at its head, on a phone at its lower edge. */
export function AcceptancePage({ acceptance, onStale }: { acceptance: Detail; onStale: () => void }) {
  const t = useT();
  const format = useFormat();
  const [isPrinting, setPrinting] = useState(false);
  const steps = useAcceptanceSteps(acceptance, onStale);
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const { projectName, acceptanceCode, supplierName, batchNo, acceptPlace, arriveDate, status, items } = acceptance;
  const main = mainActOf(acceptance);
  const isAtEdge = isPhone && main !== undefined;
  const acts = (
    <>
      <Others acceptance={acceptance} onAct={steps.start} onPrint={() => setPrinting(true)} />
      {main && <Button onClick={() => steps.start(main)}>{t(`acceptances.do${main}`)}</Button>}
    </>
  );
  return (
    <PageLayout
      isTall
      title={projectName}
      status={<AcceptanceState status={status} />}
      facts={[
        acceptanceCode ?? t('acceptances.noNumber'),
        supplierName,
        t('acceptances.batch', { no: batchNo }),
        acceptPlace,
        arriveDate && format.date(arriveDate),
      ]}
      actions={!isAtEdge && acts}
    >
      <Columns lead={<AcceptanceNext acceptance={acceptance} />} rail={<AcceptanceRail acceptance={acceptance} />}>
        <Tally items={items} />
        <Counted items={items} />
      </Columns>
      {isAtEdge && <ActionBar>{acts}</ActionBar>}
      {steps.dialog}
      {isPrinting && (
        <Suspense>
          <ReportPreview acceptance={acceptance} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
    </PageLayout>
  );
}

interface OthersProps {
  acceptance: Detail;
  onAct: (act: Act) => void;
  onPrint: () => void;
}

function Others({ acceptance, onAct, onPrint }: OthersProps) {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px="xs" aria-label={t('acceptances.more')}>
          <IconDots size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {otherActsOf(acceptance).map((act) => (
          <Menu.Item key={act} onClick={() => onAct(act)} {...(act === 'CANCEL' && { color: 'red' })}>
            {t(`acceptances.do${act}`)}
          </Menu.Item>
        ))}
        <Menu.Item component={Link} to={purchaseAddress(acceptance.projectId)}>
          {t('acceptances.toPurchase')}
        </Menu.Item>
        {acceptance.acceptanceCode !== null && <Menu.Item onClick={onPrint}>{t('acceptances.print')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  );
}
