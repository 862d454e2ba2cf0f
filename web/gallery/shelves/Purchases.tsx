import type { Schemas } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SavedOpinions } from '#ui/choices/SavedOpinions.tsx';
import { Countdown } from '#ui/clock/Countdown.tsx';
import { Until } from '#ui/clock/Until.tsx';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { Figures } from '#ui/page/Figures.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { Section } from '#ui/page/Section.tsx';
import { StepBar } from '#ui/page/StepBar.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import { AwardFacts } from '#ui/purchase/AwardFacts.tsx';
import { CardEnd } from '#ui/purchase/CardEnd.tsx';
import { CardLines } from '#ui/purchase/CardLines.tsx';
import { CaseStatus } from '#ui/purchase/CaseStatus.tsx';
import { ChangeCosts } from '#ui/purchase/ChangeCosts.tsx';
import { ChangeTable } from '#ui/purchase/ChangeTable.tsx';
import { ContractStatus } from '#ui/purchase/ContractStatus.tsx';
import { ItemLines } from '#ui/purchase/ItemLines.tsx';
import { ModifyStatus } from '#ui/purchase/ModifyStatus.tsx';
import { PaymentPlans } from '#ui/purchase/PaymentPlans.tsx';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { TermList } from '#ui/purchase/TermList.tsx';
import { TurnHolders } from '#ui/purchase/TurnHolders.tsx';
import { TurnNext } from '#ui/purchase/TurnNext.tsx';
import { WayOf } from '#ui/purchase/WayOf.tsx';
import { NoticeRows } from '#ui/text/NoticeRows.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { Block, State } from '../Block.tsx';
import { Claims } from './Claims.tsx';

/** A clock of the server that agrees with the browser's, and times from now on. */
const now = Date.now();
const clock = { serverTime: new Date(now).toISOString(), askedAt: now };
const hence = (seconds: number) => new Date(now + seconds * 1000).toISOString();

const award: Omit<Schemas['Award'], 'supplierName' | 'decidedByName' | 'opinion' | 'notLowestReason' | 'riskAnswers'> = {
  id: 'a',
  quoteId: 'q',
  supplierId: 's',
  amount: '36800.00',
  rank: 2,
  status: 'NOTICE',
  decideTime: '2026-03-12T10:30:00+08:00',
  noticeEndTime: '2026-03-16T17:00:00+08:00',
  cancelReason: null,
};

const plans: Schemas['PaymentPlan'][] = [
  {
    phase: 1,
    condition: 'SIGNED',
    amount: '16800.00',
    planDate: '2026-03-25',
    dueAmount: '16800.00',
    paidAmount: '16800.00',
    status: 'PAID',
  },
  {
    phase: 2,
    condition: 'ACCEPTED',
    amount: '36400.00',
    planDate: null,
    dueAmount: '18200.00',
    paidAmount: '0.00',
    status: 'DUE',
  },
  {
    phase: 3,
    condition: 'RETENTION',
    amount: '2800.00',
    planDate: null,
    dueAmount: '0.00',
    paidAmount: '0.00',
    status: 'BLOCKED',
  },
];

/** What the pages of purchases are made of. */
export function Purchases() {
  const t = useT();
  const turn: Schemas['Turn'] = {
    step: 'APPROVE',
    bizType: 'PURCHASE',
    recordId: 'a',
    names: [t('gallery.someOwner')],
    mine: false,
    anyOf: true,
    since: hence(-86_400),
    from: null,
    until: hence(86_400),
  };
  const card = {
    expenditureId: 'a',
    cardNo: '2026-NSFC-0312',
    cardName: t('gallery.someCard'),
    ownerId: 'b',
    ownerName: t('gallery.someOwner'),
  };
  const item = {
    itemName: t('gallery.someItem'),
    spec: t('gallery.someSpec'),
    categoryId: 'c',
    categoryName: t('gallery.someGoods'),
    parameters: `* ${t('gallery.someSpec')}`,
    quantity: '20',
    unit: t('gallery.someUnit'),
    imported: true,
  };
  const way: Pick<Schemas['ProjectDetail'], 'executionCode' | 'otherReason' | 'wayFacts' | 'attachments'> = {
    executionCode: 'EMERGENCY',
    otherReason: t('gallery.someSpec'),
    attachments: [],
    wayFacts: {
      suppliers: [],
      experts: [],
      framework: null,
      urgency: t('gallery.someSpec'),
      urgentSince: '2026-03-01',
      permittedBy: t('gallery.someOwner'),
    },
  };
  const figures = [
    { label: t('purchases.thisTime'), value: <Money value="2480.00" />, hint: t('purchases.small') },
    { label: t('purchases.remaining'), value: <Money value="45730.00" /> },
    { label: t('purchases.available'), value: <Money value="48210.00" /> },
  ];
  return (
    <>
      <Block name="PurchaseStatus">
        <PurchaseStatus status="APPROVING" />
        <PurchaseStatus status="EXECUTING" />
        <PurchaseStatus status="ARCHIVED" />
      </Block>
      <Block name="CaseStatus">
        <CaseStatus status="RUNNING" />
        <CaseStatus status="REJECTED" />
      </Block>
      <Block name="ContractStatus">
        <ContractStatus status="APPROVING" />
        <ContractStatus status="TO_SIGN" />
        <ContractStatus status="EXECUTING" />
      </Block>
      <Block name="ModifyStatus">
        <ModifyStatus status="DRAFT" />
        <ModifyStatus status="APPROVING" />
        <ModifyStatus status="EFFECTIVE" />
      </Block>
      <Block name="ChangeTable">
        <State name="gallery.filled" isWide>
          <ChangeTable
            changes={[
              { type: 'CONTACT', field: 'contactName', name: null, before: t('gallery.someOwner'), after: t('gallery.someUnit') },
              { type: 'FUNDS', field: 'fund', name: t('gallery.someSpec'), before: null, after: '2480.00' },
            ]}
          />
        </State>
        <State name="gallery.empty">
          <ChangeTable changes={[]} />
        </State>
      </Block>
      <Block name="ChangeCosts">
        <ChangeCosts modify={{ projectStatus: 'BIDDING', modifyType: ['FUNDS'] }} />
        <ChangeCosts modify={{ projectStatus: 'APPROVED', modifyType: ['CONTACT'] }} />
      </Block>
      <Block name="TurnNext">
        <State name="gallery.filled" isWide>
          <TurnNext turn={turn} meaning="wait" title={t('gallery.someOwner')} clock={clock}>
            <Button>{t('purchases.attachments')}</Button>
          </TurnNext>
        </State>
      </Block>
      <Block name="TurnHolders">
        <State name="gallery.filled">
          <TurnHolders turns={[turn]} />
          <TurnHolders turns={[{ ...turn, mine: true }]} />
        </State>
      </Block>
      <Block name="WayOf">
        <Suspense>
          <WayOf project={way} />
        </Suspense>
      </Block>
      <Block name="PaymentPlans">
        <State name="gallery.filled" isWide>
          <PaymentPlans plans={plans} />
        </State>
        <State name="gallery.empty">
          <PaymentPlans plans={[]} isPlanOnly />
        </State>
      </Block>
      <Block name="Columns">
        <State name="gallery.filled" isWide>
          <Columns
            lead={
              <NextStep meaning="wait" title={t('gallery.someOwner')}>
                {t('purchases.approverCARD_OWNER')}
              </NextStep>
            }
            rail={<Section title={t('purchases.attachments')}>–</Section>}
          >
            <Section isFlush>
              <Figures label={t('purchases.cards')} figures={figures} />
              <CardLines
                funds={[
                  { ...card, amount: '2480.00', availableAmount: '48210.00', remainingAmount: '45730.00', validTo: '2027-12-31' },
                  {
                    ...card,
                    expenditureId: 'd',
                    amount: '8640.00',
                    availableAmount: '9200.00',
                    remainingAmount: '560.00',
                    validTo: '2027-12-31',
                  },
                  {
                    ...card,
                    expenditureId: 'e',
                    amount: '8640.00',
                    availableAmount: '8000.00',
                    remainingAmount: '-640.00',
                    validTo: '2027-12-31',
                  },
                ]}
              />
            </Section>
            <ItemLines items={[{ ...item, amount: '2480.00' }]} total="2480.00" />
          </Columns>
        </State>
      </Block>
      <Block name="CardEnd">
        {[-1, 0, 30].map((days) => (
          <State key={days} name="gallery.plain">
            <CardEnd validTo={dayOf(new Date(now + days * dayMs))} />
          </State>
        ))}
      </Block>
      <Block name="TermList">
        <State name="gallery.filled" isWide>
          <TermList
            project={{
              pattern: null,
              priceCeiling: null,
              amount: '38640.00',
              minBidders: 3,
              noticeHours: 72,
              deliveryDays: 15,
              warrantyMonths: 12,
              paymentTerms: null,
              contactName: t('gallery.someOwner'),
              contactPhone: null,
              deliveryAddress: null,
              requirements: t('gallery.someSpec'),
            }}
          />
        </State>
      </Block>
      <Block name="NoticeRows">
        <State name="gallery.filled">
          <NoticeRows rows={[{ label: t('gallery.someItem'), value: t('gallery.someSpec') }]} />
        </State>
      </Block>
      <Block name="AwardFacts">
        <State name="gallery.filled" isWide>
          <AwardFacts
            requested="38640.00"
            award={{
              ...award,
              supplierName: t('gallery.someSupplier'),
              decidedByName: t('gallery.someApplicant'),
              opinion: t('gallery.someOpinion'),
              notLowestReason: t('gallery.someOpinion'),
              riskAnswers: [{ risk: 'SAME_SUBNET', answer: t('gallery.someOpinion') }],
            }}
          />
        </State>
      </Block>
      <Block name="Countdown">
        <State name="gallery.filled">
          <Countdown label={t('gallery.untilEnd')} end={hence(184_000)} clock={clock} overText={t('gallery.over')} />
        </State>
        <State name="gallery.lastMinutes">
          <Countdown label={t('gallery.untilEnd')} end={hence(280)} clock={clock} overText={t('gallery.over')} />
        </State>
        <State name="gallery.over">
          <Countdown label={t('gallery.untilEnd')} end={hence(-1)} clock={clock} overText={t('gallery.over')} />
        </State>
      </Block>
      <Block name="Until">
        <Until time={hence(184_000)} clock={clock} />
        <Until time={hence(7_200)} clock={clock} />
        <Until time={hence(-90_000)} clock={clock} />
      </Block>
      <Block name="NextStep">
        {(['wait', 'run', 'good', 'stop', 'bad'] as const).map((meaning) => (
          <NextStep key={meaning} meaning={meaning} label={t('purchases.small')} title={t('purchases.caseRUNNING')} />
        ))}
      </Block>
      <Block name="StepBar">
        <State name="gallery.filled" isWide>
          <StepBar
            label={t('purchases.small')}
            steps={[
              { id: 'a', label: t('purchases.statusDRAFT'), note: '03-10', state: 'done' },
              { id: 'b', label: t('purchases.statusAPPROVING'), state: 'now' },
              { id: 'c', label: t('purchases.statusARCHIVED'), state: 'future' },
            ]}
          />
        </State>
      </Block>
      <Block name="Timeline">
        <Timeline
          label={t('purchases.small')}
          entries={[
            { id: 'a', state: 'done', title: t('gallery.someApplicant'), meta: '03-10 09:12' },
            { id: 'b', state: 'bad', title: t('gallery.someOwner'), meta: '03-10 10:12', text: t('purchases.caseREJECTED') },
            { id: 'c', state: 'now', title: t('gallery.someApplicant') },
            { id: 'd', state: 'future', title: t('gallery.somePayer') },
          ]}
        />
      </Block>
      <Block name="SavedOpinions">
        <SavedOpinions onChoose={() => undefined} />
      </Block>
      <Block name="ActionBar">
        <State name="gallery.filled" isWide>
          <ActionBar start={<Money value="2480.00" />} above={t('purchases.small')}>
            <Button variant="default">{t('ui.cancel')}</Button>
            <Button>{t('ui.save')}</Button>
          </ActionBar>
        </State>
      </Block>
      <Claims />
    </>
  );
}
