import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Switch } from '@mantine/core';
import { use, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { useFailure } from '#ui/feedback/useFailure.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { PageContext } from '#ui/page/pageContext.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { stockDocumentAddress } from '#ui/text/contentAddress.ts';
import { CountDifferences } from './CountDifferences.tsx';
import { CountHead } from './CountHead.tsx';
import { CountLine } from './CountLine.tsx';
import { CountPart } from './CountPart.tsx';
import classes from './count.module.css';
import { byPlace, countedRows, inputOf, isWrong } from './countRows.ts';
import { useCount } from './useCount.ts';
import { useCountWalk } from './useCountWalk.ts';

/** As many as a document has lines. */
const most = 200;
const leastReason = 2;

interface CountSheetProps {
  storeId: string;
  /** Its places, in the order of their codes. */
  places: readonly Schemas['WarehouseLocation'][];
}

/** The goods of a store, each with what was counted of it; then the differences, which are looked at before it is sent. */
export function CountSheet({ storeId, places }: CountSheetProps) {
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { leave } = use(PageContext);
  const [part, setPart] = useState('');
  const keyword = part === '' ? {} : { keyword: part };
  const found = useApiQuery('queryStockPage', { query: { warehouseId: storeId, current: 1, size: most, ...keyword } });
  const { rows, put, discard, unanswered } = useCount(storeId);
  const send = useApiMutation('saveStockDocument', { unanswered });
  const [isShown, show] = useState(false);
  const [isReviewed, review] = useState(false);
  const { failure, setError } = useFailure();
  const stocks = useMemo(() => byPlace(found.data?.records ?? [], places), [found.data, places]);
  const counted = countedRows(stocks, rows);
  const differences = counted.filter(({ differs }) => differs);
  const isMoved = counted.some(({ stock, row }) => stock.quantity !== row.book);
  const isUnexplained = differences.some(({ row }) => row.reason.trim().length < leastReason);
  const { list, scanner, filter, shown, show: choose, seek, next, enterLine } = useCountWalk(stocks, counted, put);
  const counts = { ALL: stocks.length, LEFT: stocks.length - counted.length, DIFFERENT: differences.length };
  const hasWrong = stocks.some(({ id }) => isWrong(rows[id]?.counted ?? ''));

  async function submit() {
    setError(null);
    try {
      const { id, docCode: code, status } = await send.mutateAsync({ body: inputOf(storeId, counted) });
      discard(counted.map(({ stock }) => stock));
      notify.success(t(status === 'DONE' ? 'stock.countSentDone' : 'stock.countSent', { code }));
      leave();
      void navigate(stockDocumentAddress(id), { replace: true });
    } catch (error) {
      // What was counted stays, and what has moved meanwhile is seen.
      setError(error);
      review(false);
      void found.refetch();
    }
  }

  async function begin() {
    const said = { title: t('stock.countDiscardTitle'), text: t('stock.countDiscardText'), danger: true };
    if (await confirm({ ...said, confirmLabel: t('stock.countDiscard') })) discard(stocks);
  }

  return (
    <QueryView query={found}>
      {({ total }) =>
        total === 0 && part === '' ? (
          <EmptyState text={t('stock.countEmpty')} />
        ) : (
          <>
            {(total > most || part !== '') && <CountPart isMany={total > most} part={part} onChange={setPart} />}
            {isReviewed ? (
              <CountDifferences
                differences={differences}
                left={stocks.length - counted.length}
                onReason={(stock, reason) => put(stock, { reason })}
              />
            ) : (
              <Section isFlush>
                <div className={classes.shown}>
                  <Switch
                    label={t('stock.countShow')}
                    checked={isShown}
                    onChange={(event) => show(event.currentTarget.checked)}
                  />
                </div>
                <CountHead
                  filter={filter}
                  counts={counts}
                  field={scanner}
                  onSeek={seek}
                  onNext={() => next()}
                  onFilter={choose}
                />
                {shown.length === 0 ? (
                  <EmptyState text={t(filter === 'LEFT' ? 'stock.countAll' : 'stock.countNoDifference')} />
                ) : (
                  <ol ref={list} className={classes.lines} aria-label={t('stock.lines')}>
                    {shown.map((stock) => (
                      <CountLine
                        key={stock.id}
                        stock={stock}
                        isShown={isShown}
                        row={rows[stock.id]}
                        onChange={put}
                        onEnter={enterLine}
                      />
                    ))}
                  </ol>
                )}
              </Section>
            )}
            <ActionBar
              start={t('stock.countDone', { done: counted.length, all: stocks.length })}
              above={failure !== null && <FailureMessage failure={failure} />}
            >
              {isReviewed ? (
                <>
                  <Button variant="default" onClick={() => review(false)} disabled={send.isPending}>
                    {t('stock.countBack')}
                  </Button>
                  <Button onClick={submit} loading={send.isPending} disabled={isUnexplained}>
                    {t('stock.countSend')}
                  </Button>
                </>
              ) : (
                <>
                  {counted.length > 0 && (
                    <Button variant="default" onClick={begin}>
                      {t('stock.countDiscard')}
                    </Button>
                  )}
                  <Button onClick={() => review(true)} disabled={counted.length === 0 || isMoved || hasWrong}>
                    {t('stock.countReview')}
                  </Button>
                </>
              )}
            </ActionBar>
          </>
        )
      }
    </QueryView>
  );
}
