import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateInput } from '#ui/date/DateInput.tsx';
import { today } from '#ui/date/dateRange.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { TaskRun, useTaskRun } from '#ui/feedback/TaskRun.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { TwoLines } from '#ui/text/TwoLines.tsx';
import { lastDayOfYear, yearLater } from './carryDays.ts';

type Card = Schemas['CarriedCard'];

/** Carries cards that end over to a later day: which, what goes with them, and how far the task is. */
export default function CarryDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [endsBy, setEndsBy] = useState(() => lastDayOfYear(today()));
  const [validTo, setValidTo] = useState(() => yearLater(lastDayOfYear(today())));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const preview = useApiQuery('listCarriedExpenditures', { query: { endsBy } });
  const start = useApiMutation('carryExpenditures');
  const cards = preview.data?.cards ?? [];
  const chosen = cards.filter(({ id, source }) => source === 'LOCAL' && !left.has(id));
  const isInOrder = validTo > endsBy && validTo >= today();

  function turnTo(day: string) {
    setEndsBy(day);
    setValidTo(yearLater(day));
    setLeft(new Set());
  }

  function choose(id: string, isChosen: boolean) {
    const next = new Set(left);
    isChosen ? next.delete(id) : next.add(id);
    setLeft(next);
  }

  return (
    <SideDrawer onClose={onClose} size={920} title={t('funds.carryTitle')}>
      {start.data ? (
        <Progress taskId={start.data.taskId} onClose={onClose} />
      ) : (
        <Stack gap="sm">
          <Text size="sm">{t('funds.carryText')}</Text>
          <Group gap="sm" align="start">
            <Day label={t('funds.endsBy')} value={endsBy} onChange={turnTo} />
            <Day
              label={t('funds.newValidTo')}
              value={validTo}
              onChange={setValidTo}
              {...(!isInOrder && { error: t('funds.newValidToRule') })}
            />
          </Group>
          {start.error && <Message tone="error">{describeError(start.error, t).text}</Message>}
          <QueryView query={preview}>
            {({ cards: shown, total }) => (
              <>
                {total > shown.length && (
                  <Message tone="warning">{t('funds.carriedMore', { total, shown: shown.length })}</Message>
                )}
                <CarriedCards cards={shown} isChosen={({ id }) => !left.has(id)} onChoose={choose} />
              </>
            )}
          </QueryView>
          <Group justify="space-between">
            <Text size="sm" role="status">
              {chosen.length > 0 &&
                t('funds.carriedSum', {
                  count: chosen.length,
                  available: sumOf(chosen.map(({ availableAmount }) => availableAmount)),
                  inFlight: sumOf(chosen.map(({ inFlightAmount }) => inFlightAmount)),
                })}
            </Text>
            <Group gap="xs">
              <Button variant="default" onClick={onClose}>
                {t('ui.cancel')}
              </Button>
              <Button
                disabled={chosen.length === 0 || !isInOrder}
                loading={start.isPending}
                onClick={() => start.mutate({ body: { expenditureIds: chosen.map(({ id }) => id), validTo } })}
              >
                {t('funds.startCarry', { count: chosen.length })}
              </Button>
            </Group>
          </Group>
        </Stack>
      )}
    </SideDrawer>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
  error?: string;
}

function Day({ label, value, onChange, error }: DayProps) {
  return (
    <Suspense>
      <DateInput
        label={label}
        description={undefined}
        error={error}
        readOnly={false}
        accuracy="day"
        required
        value={value}
        onChange={onChange}
        onBlur={() => undefined}
        isDisabled={() => false}
        ref={() => undefined}
      />
    </Suspense>
  );
}

interface CarriedCardsProps {
  cards: readonly Card[];
  isChosen: (card: Card) => boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

function CarriedCards({ cards, isChosen, onChoose }: CarriedCardsProps) {
  const t = useT();
  const format = useFormat();
  return (
    <PlainTable
      caption={t('funds.carried')}
      rows={cards}
      rowKey={({ id }) => id}
      empty={t('funds.noneEnds')}
      columns={[
        {
          header: t('funds.card'),
          cell: (card) => (
            <Group gap="xs" wrap="nowrap">
              <Checkbox
                size="xs"
                aria-label={t('funds.carriedCard', { no: card.cardNo })}
                checked={card.source === 'LOCAL' && isChosen(card)}
                disabled={card.source === 'SYNC'}
                onChange={(event) => onChoose(card.id, event.currentTarget.checked)}
              />
              <TwoLines
                first={card.cardName}
                second={[card.cardNo, card.source === 'SYNC' && t('funds.carriedBySystem')].filter(Boolean).join(' · ')}
              />
            </Group>
          ),
        },
        {
          header: t('funds.owner'),
          cell: ({ ownerName, deptName }) => <TwoLines first={ownerName} second={deptName} />,
        },
        { header: t('funds.validTo'), cell: ({ validTo }) => format.date(validTo) },
        { header: t('funds.availableYuan'), cell: ({ availableAmount }) => <Money value={availableAmount} />, align: 'end' },
        {
          header: t('funds.inFlight'),
          align: 'end',
          cell: ({ inFlightAmount, purchaseCount: count }) => (
            <TwoLines first={<Money value={inFlightAmount} />} second={count > 0 && t('funds.inFlightOf', { count })} isEnd />
          ),
        },
      ]}
    />
  );
}

function Progress({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const t = useT();
  const run = useTaskRun(taskId);
  return (
    <Stack gap="sm">
      <TaskRun label={t('funds.carryTitle')} run={run} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
      </Group>
    </Stack>
  );
}
