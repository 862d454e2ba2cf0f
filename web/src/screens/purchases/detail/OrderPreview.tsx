import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { amountInCapitals } from '@campus-procurement/sdk/money';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import PrintPreview from '#ui/print/PrintPreview.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import { ItemLines } from '#ui/purchase/ItemLines.tsx';
import { signedName } from '#ui/purchase/signedName.ts';
import { TermList } from '#ui/purchase/TermList.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { WayOf } from '#ui/purchase/WayOf.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './order.module.css';
import { type Detail, isLarger, isOtherWay } from './state/projectState.ts';

interface OrderPreviewProps {
  project: Detail;
  onClose: () => void;
}

/**
 * A purchase on paper: the order of a small one, the request of one by bidding. Who buys what, from whom or by which rules, from which cards,
 * who has approved, and room to sign.
 */
export default function OrderPreview({ project, onClose }: OrderPreviewProps) {
  const t = useT();
  const { projectCode, companyName, approvalInstanceId } = project;
  const instance = { path: { id: String(approvalInstanceId) } };
  // Silent, because the order is good without the names of those who approved.
  const approval = useApiQuery('getApprovalInstanceDetail', instance, {
    enabled: approvalInstanceId !== null,
    meta: { silent: true },
  });
  const isReading = approvalInstanceId !== null && approval.isPending;
  return (
    <PrintPreview
      title={t(isLarger(project) ? 'projects.request' : 'projects.order')}
      note={projectCode ?? t('projects.noNumber')}
      school={companyName}
      instead={isReading && <LoadingBlock />}
      onClose={onClose}
    >
      <Order project={project} records={approval.data?.records ?? []} mayRead={!approval.isError} />
    </PrintPreview>
  );
}

interface OrderProps {
  project: Detail;
  records: readonly Schemas['ApprovalRecord'][];
  /** Whether the reader may see the case; not everybody who sees a purchase may. */
  mayRead: boolean;
}

function Order({ project, records, mayRead }: OrderProps) {
  const t = useT();
  const purpose = usePurposeLabel();
  const unapproved = project.approvalInstanceId === null ? 'projects.noApprovals' : 'projects.notDecided';
  const { payee, items, amount, actualAmount, description, receipt, splitReason } = project;
  const isOfLarger = isLarger(project);
  const signing = isOfLarger
    ? (['applicant', 'cardOwner', 'officer'] as const)
    : (['applicant', 'cardOwner', 'witness', 'payee'] as const);
  const signerOf = (who: (typeof signing)[number]) =>
    who === 'witness' ? receipt?.witnessName : who === 'officer' ? project.officerName : null;
  return (
    <article className={classes.order}>
      <h1>{t(isOfLarger ? 'projects.requestOf' : 'projects.orderOf', { name: project.projectName })}</h1>
      <Properties
        items={[
          [t('projects.number'), project.projectCode ?? t('projects.noNumber')],
          [t('projects.submitted'), <DateTime key="submitted" value={project.submitTime} />],
          [t('projects.applicant'), project.applicantName],
          [t('projects.dept'), project.deptName],
          ...(isOfLarger
            ? ([
                [t('purchases.purchaseType'), t(`purchases.type${project.purchaseType}`)],
                [t('purchases.officer'), project.officerName ?? '–'],
              ] as const)
            : ([
                [t('projects.payee'), payee.name ?? '–'],
                [t('projects.bank'), payee.bankName ?? '–'],
                [t('projects.account'), payee.account ?? '–'],
              ] as const)),
          ...(actualAmount
            ? ([
                [t('projects.actualYuan'), <Money key="actual" value={actualAmount} />],
                [t('purchases.inCapitals'), amountInCapitals(actualAmount)],
              ] as const)
            : []),
        ]}
      />
      {description && (
        <p>
          {t(purpose)}: {description}
        </p>
      )}
      {splitReason && (
        <p>
          {t('purchases.splitReason')}: {splitReason}
        </p>
      )}
      {isOtherWay(project) && (
        <Suspense fallback={<LoadingBlock />}>
          <WayOf project={project} />
        </Suspense>
      )}
      <ItemLines items={items} total={amount} isPaper />
      {isOfLarger && (
        <>
          <h2>{t(isOtherWay(project) ? 'purchases.termsOTHER' : 'purchases.terms')}</h2>
          <div className={classes.terms}>
            <TermList project={project} />
          </div>
        </>
      )}
      <h2>{t('purchases.cards')}</h2>
      <PlainTable
        caption={t('purchases.cards')}
        rows={project.funds}
        rowKey={({ expenditureId, cardNo }) => expenditureId ?? String(cardNo)}
        empty={t('purchases.noCard')}
        columns={[
          { header: t('projects.card'), cell: ({ cardName }) => cardName ?? t('purchases.noCard') },
          { header: t('projects.cardNo'), cell: ({ cardNo }) => cardNo ?? '–' },
          { header: t('projects.cardOwner'), cell: ({ ownerName }) => ownerName ?? '–' },
          { header: t('purchases.amount'), cell: (fund) => <Money value={fund.amount} />, align: 'end' },
        ]}
      />
      <h2>{t('projects.approvals')}</h2>
      <PlainTable
        caption={t('projects.approvals')}
        rows={records.filter(
          ({ decideTime, state, parentTaskId }) => decideTime !== null && state !== 'DELEGATED' && parentTaskId === null,
        )}
        rowKey={({ taskId }) => taskId}
        empty={t(mayRead ? unapproved : 'projects.unseenApprovals')}
        columns={[
          {
            header: t('projects.approver'),
            cell: (record) => signedName(record, t),
          },
          { header: t('projects.approvedAs'), cell: (record) => askedAs(record, t) },
          { header: t('projects.opinion'), cell: ({ opinion }) => opinion ?? '–' },
          { header: t('projects.decidedAt'), cell: ({ decideTime }) => <DateTime value={decideTime} /> },
        ]}
      />
      <dl className={classes.signatures}>
        {signing.map((who) => (
          <div key={who}>
            <dt>{t(`projects.${who}`)}</dt>
            <dd>{signerOf(who)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
