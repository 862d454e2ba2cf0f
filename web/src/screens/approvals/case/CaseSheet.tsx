import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import PrintPreview from '#ui/print/PrintPreview.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import { CardLines } from '#ui/purchase/CardLines.tsx';
import { ChangeTable } from '#ui/purchase/ChangeTable.tsx';
import { ItemLines } from '#ui/purchase/ItemLines.tsx';
import { isAboutMoney } from '#ui/purchase/isAboutMoney.ts';
import { signedName } from '#ui/purchase/signedName.ts';
import { TermList } from '#ui/purchase/TermList.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import classes from './case.module.css';
import type { CaseDetail } from './caseTexts.ts';

/** A case on paper: what was asked, from which cards, and who has decided what. */
export default function CaseSheet({ detail, onClose }: { detail: CaseDetail; onClose: () => void }) {
  const { bizType, status, amount, createTime, project, records, flow, modification } = detail;
  const t = useT();
  const purpose = usePurposeLabel();
  const format = useFormat();
  const title = `${t(`purchases.kind${bizType}`)} ${project.projectCode ?? ''}`.trim();
  const words = {
    PENDING: t('approvals.waitingWord'),
    WAITING: t('approvals.laterWord'),
    SKIPPED: t('approvals.skippedWord'),
    APPROVED: t('purchases.caseAPPROVED'),
    REJECTED: t('purchases.caseREJECTED'),
    RETURNED: t('purchases.caseRETURNED'),
    CANCELLED: '',
    DELEGATED: t('approvals.delegatedWord'),
    ASKING: t('approvals.askingWord'),
  };
  const isLarger = project.lane === 'BIDDING';
  const funds = project.funds.map((fund) => ({ ...fund, availableAmount: null, remainingAmount: null }));
  return (
    <PrintPreview title={title} school={project.companyName} onClose={onClose}>
      <div className={classes.paper}>
        <h2 className={classes.paperTitle}>{project.projectName}</h2>
        <Properties
          items={[
            [t('approvals.applicant'), `${project.applicantName} · ${project.deptName}`],
            ...(isAboutMoney(modification?.modifyType ?? [])
              ? ([[t('approvals.amount'), <Money key="amount" value={amount} />]] as const)
              : []),
            [t('approvals.started'), format.dateTime(createTime)],
            [t('approvals.status'), t(`purchases.case${status}`)],
            ...(flow
              ? ([[t('approvals.flow'), t('approvals.byFlow', { name: flow.configName, version: flow.version })]] as const)
              : []),
            ...(project.lane === 'SMALL' ? ([[t('approvals.payee'), project.payee.name ?? '–']] as const) : []),
            ...(modification ? ([[t('approvals.modificationReason'), modification.reason]] as const) : []),
            [t(purpose), project.description ?? '–'],
            ...(project.splitReason ? ([[t('purchases.splitReason'), project.splitReason]] as const) : []),
          ]}
        />
        {modification && <ChangeTable changes={modification.changes} />}
        <ItemLines items={project.items} total={project.amount} isPaper />
        {isLarger && <TermList project={project} />}
        <CardLines funds={funds} />
        <PlainTable
          caption={t('approvals.decisions')}
          rows={records.filter(({ state }) => state !== 'CANCELLED')}
          rowKey={({ taskId }) => taskId}
          empty="–"
          columns={[
            {
              header: t('approvals.whoDecides'),
              cell: (record) => signedName(record, t),
            },
            {
              header: t('approvals.role'),
              cell: (record) => (record.parentTaskId === null ? askedAs(record, t) : t('approvals.adviser')),
            },
            {
              header: t('approvals.outcome'),
              cell: ({ state, parentTaskId }) =>
                parentTaskId !== null && (state === 'APPROVED' || state === 'REJECTED')
                  ? t(`approvals.advise${state === 'APPROVED' ? 'APPROVE' : 'REJECT'}`)
                  : words[state],
            },
            { header: t('approvals.opinion'), cell: ({ opinion }) => opinion ?? '–' },
            { header: t('approvals.time'), cell: ({ decideTime }) => <DateTime value={decideTime} /> },
          ]}
        />
      </div>
    </PrintPreview>
  );
}
