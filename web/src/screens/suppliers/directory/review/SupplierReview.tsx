import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { SupplierStatus } from '../../profile/SupplierStatus.tsx';
import { Licences } from './Licences.tsx';
import { hazardousIds, licencesOf } from './licences.ts';
import { ReviewDecision } from './ReviewDecision.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { ReviewMarks } from './ReviewMarks.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import classes from './review.module.css';
import { isInBusiness, letterOf, reviewMarks } from './reviewMarks.ts';
import { useReviewed } from './useReviewed.ts';

/** More than anybody reviews at a stretch. */
const queueSize = 100;
const waiting = { status: 'PENDING', sort: 'submitTime,asc', current: 1, size: queueSize } as const;

type Supplier = Schemas['Supplier'];

/** The place of a supplier among those who wait. */
interface Place {
  current: Supplier | undefined;
  before: Supplier | undefined;
  after: Supplier | undefined;
}

/** One supplier after the other is reviewed: the queue, what is known, the decision. */
export default function SupplierReview({ id }: { id: string }) {
  const queue = useApiQuery('queryAllSupplier', { query: waiting });
  const { records: rows, total } = queue.data ?? { records: [], total: 0 };
  const index = rows.findIndex((row) => row.id === id);
  const after = rows[index + 1] ?? rows.find((row) => row.id !== id);
  const place = { current: rows[index], before: rows[index - 1], after };
  return (
    <div className={classes.workspace}>
      <ReviewQueue rows={rows} total={total} current={id} />
      {/* A page of its own for each supplier, whose heading takes the focus. */}
      <Reviewed key={id} id={id} place={place} />
    </div>
  );
}

function Reviewed({ id, place }: { id: string; place: Place }) {
  const supplier = useApiQuery('getCompanyDetail', { path: { id } });
  const name = supplier.data?.companyName ?? place.current?.companyName ?? '';
  return (
    <PageLayout title={name} actions={<Ways place={place} />}>
      <QueryView query={supplier}>
        {(stated) => <Checked stated={stated} next={place.after} onStale={() => void supplier.refetch()} />}
      </QueryView>
    </PageLayout>
  );
}

/** The ways from a review: back to the list, and to its neighbours in the queue. */
function Ways({ place: { before, after } }: { place: Place }) {
  const t = useT();
  const { addressOf } = useReviewed();
  const neighbours = [
    { row: before, label: 'review.previous', Icon: IconChevronUp },
    { row: after, label: 'review.following', Icon: IconChevronDown },
  ] as const;
  return (
    <>
      <Button component={Link} to={addressOf(null)} replace variant="default">
        {t('review.toList')}
      </Button>
      {neighbours.map(
        ({ row, label, Icon }) =>
          row && (
            <ActionIcon
              key={label}
              component={Link}
              to={addressOf(row.id)}
              replace
              variant="default"
              size="var(--app-control)"
              aria-label={t(label, { name: row.companyName })}
            >
              <Icon size={16} aria-hidden />
            </ActionIcon>
          ),
      )}
    </>
  );
}

interface CheckedProps {
  stated: Schemas['SupplierDetail'];
  next: Supplier | undefined;
  onStale: () => void;
}

function Checked({ stated, next, onStale }: CheckedProps) {
  const t = useT();
  const { id, companyId, allowedActions, status } = stated;
  // Silent, because the error is shown in place of the data.
  const registry = useApiQuery('getCompanyGsInfo', { query: { supplierId: id } }, { meta: { silent: true } });
  const categories = useApiQuery(
    'getGoodsCategoryTree',
    { query: { status: 'ENABLED', companyId } },
    { staleTime: 300_000, meta: { silent: true } },
  );
  if (registry.isPending || categories.isPending) return <LoadingBlock />;
  const registered = registry.data ?? null;
  const isUnknown = registered === null && isApiError(registry.error) && registry.error.code === 4004;
  const licences = licencesOf(stated, new Set(hazardousIds(categories.data ?? [])), new Date());
  const marks = reviewMarks(stated, registered, licences, t);
  return (
    <>
      <Facts stated={stated} />
      <div className={classes.columns}>
        <div className={classes.marksArea}>
          <ReviewMarks marks={marks} />
        </div>
        <div className={classes.factsArea}>
          <ReviewFacts stated={stated} registry={registry} isUnknown={isUnknown} />
          <Licences licences={licences} />
        </div>
        <div className={classes.decisionArea}>
          {allowedActions.includes('REVIEW') ? (
            <ReviewDecision
              // Registry data that were fetched again make another letter.
              key={registered?.syncTime ?? ''}
              supplier={stated}
              letter={letterOf(marks, t)}
              corrections={marks.filter(({ correction }) => correction).length}
              isInBusiness={registered !== null && isInBusiness(registered)}
              next={next}
              onStale={onStale}
            />
          ) : (
            <Message tone="warning">{t('review.notWaiting', { status: t(`suppliers.status${status}`) })}</Message>
          )}
        </div>
      </div>
    </>
  );
}

/** What kind of enterprise it is, in a line below its name. */
function Facts({ stated }: { stated: Schemas['SupplierDetail'] }) {
  const t = useT();
  const { status, creditCode, submitTime, supplierKind, goodsCategories, contactName, contactPhone } = stated;
  return (
    <div className={classes.line}>
      <SupplierStatus status={status} />
      <span>{creditCode}</span>
      {submitTime && (
        <span>
          {t('review.submitted')} <DateTime value={submitTime} />
        </span>
      )}
      {supplierKind && <span>{t(`suppliers.kind${supplierKind}`)}</span>}
      <span>{t('suppliers.names', { names: goodsCategories.map(({ categoryName }) => categoryName) })}</span>
      <span>
        {contactName} {contactPhone}
      </span>
    </div>
  );
}
