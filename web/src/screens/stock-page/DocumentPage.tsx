import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';

export type Detail = Schemas['StockDocumentDetail'];

/** Loaded for keepers, because it includes the form library. */
const ConfirmForm = lazyPart(() => import('./ConfirmForm.tsx'));

interface DocumentPageProps {
  document: Detail;
  refetch: () => Promise<unknown>;
}

/** A document that was read. A keeper confirms it with one thumb: the lines are its form. */
export function DocumentPage({ document, refetch }: DocumentPageProps) {
  const t = useT();
  const { docCode, status, warehouseName, projectName, acceptanceCode, version, allowedActions } = document;
  const isOpen = allowedActions.length > 0;
  return (
    <PageLayout
      isTall
      title={projectName ?? docCode}
      status={<DocumentStatus status={status} />}
      facts={[docCode, warehouseName, acceptanceCode && t('stock.ofAcceptance', { code: acceptanceCode })]}
      actions={
        <Button component={Link} to="/stock-page" variant="default">
          {t('stock.toList')}
        </Button>
      }
    >
      <Columns lead={<Next document={document} />} rail={<Facts document={document} />}>
        {isOpen ? (
          <Suspense>
            <ConfirmForm key={version} document={document} refetch={refetch} />
          </Suspense>
        ) : (
          <Section title={t('stock.lines')} isFlush>
            <DocumentLines document={document} />
          </Section>
        )}
      </Columns>
    </PageLayout>
  );
}

function Next({ document }: { document: Detail }) {
  const t = useT();
  const format = useFormat();
  const { status, waitsForMe, warehouseName: store, keepers, items, firstConfirmUserName: first } = document;
  if (status === 'CANCELLED') {
    return <NextStep meaning="stop" title={t('stock.cancelled', { reason: document.cancelReason ?? '' })} />;
  }
  if (status === 'DONE') {
    const time = document.confirmTime ? format.dateTime(document.confirmTime) : '';
    return <NextStep meaning="good" title={t('stock.done', { name: document.confirmUserName ?? '', time })} />;
  }
  const isHazardous = items.some(({ hazardous }) => hazardous);
  const second = isHazardous ? (first === null ? t('stock.nextTwo') : t('stock.nextSecond', { name: first })) : null;
  const title = waitsForMe ? t('stock.nextTitle', { store }) : t('stock.nextOther', { names: keepers.map(({ name }) => name) });
  return (
    <>
      <NextStep meaning="wait" title={first !== null && !waitsForMe ? t('stock.nextSecond', { name: first }) : title}>
        {waitsForMe && (
          <>
            {second && <p>{second}</p>}
            <p>{t('stock.nextText')}</p>
          </>
        )}
      </NextStep>
      {isHazardous && keepers.length < 2 && <Message tone="warning">{t('stock.tooFew')}</Message>}
    </>
  );
}

function Facts({ document }: { document: Detail }) {
  const t = useT();
  const { projectId, supplierName, warehouseName, keepers, firstConfirmUserName, confirmUserName } = document;
  const end = projectId && (
    <TextLink isAct to={purchaseAddress(projectId)}>
      {t('stock.toPurchase')}
    </TextLink>
  );
  return (
    <Section title={t('stock.facts')} end={end}>
      <Properties
        items={[
          [t('stock.store'), warehouseName],
          [t('stock.supplier'), supplierName ?? '–'],
          [t('stock.keepers'), keepers.map(({ name }) => name).join(' · ')],
          ...(firstConfirmUserName ? [[t('stock.firstKeeper'), firstConfirmUserName] as const] : []),
          [t('stock.confirmedBy'), confirmUserName ?? '–'],
        ]}
      />
    </Section>
  );
}
