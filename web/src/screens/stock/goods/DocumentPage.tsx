import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { DocumentFacts } from './DocumentFacts.tsx';
import { DocumentLines } from './DocumentLines.tsx';
import { DocumentStatus } from './DocumentStatus.tsx';
import { actOf, type DocumentAct, isForSecond } from './documentAct.ts';
import type { Detail } from './documentDetail.ts';

/** Loaded for keepers, because it includes the form library. */
const ConfirmForm = lazyPart(() => import('./ConfirmForm.tsx'));

interface DocumentPageProps {
  document: Detail;
  refetch: () => Promise<unknown>;
}

/** A document that was read. It is confirmed with one thumb: the lines are its form. */
export function DocumentPage({ document, refetch }: DocumentPageProps) {
  const t = useT();
  const { docCode, docType, status, warehouseName, targetWarehouseName, projectName } = document;
  const { acceptanceCode, version, allowedActions } = document;
  const isOpen = allowedActions.length > 0;
  return (
    <PageLayout
      isTall
      title={projectName ?? t(`stock.type${docType}`)}
      status={<DocumentStatus status={status} />}
      facts={[
        docCode,
        [warehouseName, targetWarehouseName].filter(Boolean).join(' → '),
        acceptanceCode && t('stock.ofAcceptance', { code: acceptanceCode }),
      ]}
      actions={
        <Button component={Link} to="/stock-page" variant="default">
          {t('stock.toList')}
        </Button>
      }
    >
      <Columns lead={<Next document={document} />} rail={<DocumentFacts document={document} />}>
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
  const { status, docType, waitsForMe, keepers, items, firstConfirmUserName: first, createByName } = document;
  const { sentTime, sentUserName } = document;
  if (status === 'CANCELLED') {
    return <NextStep isOver meaning="stop" title={t('stock.cancelled', { reason: document.cancelReason ?? '' })} />;
  }
  if (status === 'DONE') {
    const said = {
      name: document.confirmUserName ?? '',
      time: document.confirmTime ? format.dateTime(document.confirmTime) : '',
    };
    return <NextStep isOver meaning="good" title={t(docType === 'IN_ACCEPT' ? 'stock.done' : 'stock.confirmedWith', said)} />;
  }
  const act = actOf(document);
  const store = (act === 'RECEIVE' && document.targetWarehouseName) || document.warehouseName;
  const isHazardous = !isForSecond(act) && items.some(({ hazardous }) => hazardous);
  const second = isHazardous ? (first === null ? t('stock.nextTwo') : t('stock.nextSecond', { name: first })) : null;
  // Who sent goods does not receive them.
  const mayTake = act === 'RECEIVE' && !isHazardous ? keepers.filter(({ name }) => name !== sentUserName) : keepers;
  const said = { act: t(`stock.act${act}`), names: mayTake.map(({ name }) => name) };
  const others = isForSecond(act)
    ? t('stock.secondWait', { ...said, name: createByName ?? '' })
    : mayTake.length === 0
      ? t('stock.noTaker')
      : t('stock.otherWait', said);
  const other = first === null ? others : t('stock.nextSecond', { name: first });
  return (
    <>
      <NextStep meaning="wait" title={waitsForMe ? t(`stock.next${act}`, { store }) : other}>
        {sentTime && <p>{t('stock.transitText', { name: sentUserName ?? '', time: format.dateTime(sentTime) })}</p>}
        {waitsForMe && (
          <>
            {second && <p>{second}</p>}
            <p>{t(textOf[act])}</p>
          </>
        )}
      </NextStep>
      {isHazardous && keepers.length < 2 && <Message tone="warning">{t('stock.tooFew')}</Message>}
    </>
  );
}

/** What follows when it is confirmed. */
const textOf: Record<DocumentAct, LabelKey> = {
  ENTER: 'stock.nextText',
  RETURN: 'stock.backText',
  RECEIVE: 'stock.receiveText',
  ISSUE: 'stock.outText',
  SEND: 'stock.outText',
  SCRAP: 'stock.secondText',
  ADJUST: 'stock.secondText',
};
