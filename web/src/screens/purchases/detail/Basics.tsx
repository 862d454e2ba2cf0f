import { useServerMenu } from '@campus-procurement/hooks';
import { Stack } from '@mantine/core';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { WayOf } from '#ui/purchase/WayOf.tsx';
import { Content } from '#ui/text/Content.tsx';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import { biddingPart } from './bidding/biddingPart.ts';
import { Cards } from './parts/Cards.tsx';
import classes from './parts/project.module.css';
import { usePayeeItems } from './parts/usePayeeItems.tsx';
import { type Detail, isLarger, isOtherWay } from './state/projectState.ts';

const NoticesOf = biddingPart(() => import('./bidding/NoticesOf.tsx'));
const casePage = '/approval/apply-order-detail';

/** Who buys what for, from whom, and from which cards. */
export function Basics({ project }: { project: Detail }) {
  const t = useT();
  const { entries } = useServerMenu();
  const purpose = usePurposeLabel();
  const payeeItems = usePayeeItems(project.payee);
  const { payee, description, approvalInstanceId, attachments, submitTime, createTime, companyName, splitReason } = project;
  return (
    <>
      <Section
        title={t('projects.about')}
        end={
          approvalInstanceId !== null &&
          entries.has(casePage) && (
            <TextLink to={caseAddress(approvalInstanceId)} isAct>
              {t('projects.theCase')}
            </TextLink>
          )
        }
      >
        {description && (
          <p className={classes.purpose}>
            <small>{t(purpose)}</small>
            <Content>{description}</Content>
          </p>
        )}
        <Properties
          items={[
            ...(isLarger(project)
              ? ([
                  [t('purchases.purchaseType'), t(`purchases.type${project.purchaseType}`)],
                  [t('purchases.officer'), project.officerName ?? '–'],
                ] as const)
              : []),
            ...(payee.name !== null || !isLarger(project) ? payeeItems : []),
            ...(project.association
              ? [[t('projects.item'), `${project.association.externalCode} ${project.association.externalName}`] as const]
              : []),
            [t('projects.applicant'), project.applicantName],
            ...(project.requestedByName ? [[t('projects.requestedBy'), project.requestedByName] as const] : []),
            [t('projects.dept'), project.deptName],
            [t('projects.school'), companyName],
            [t('projects.begun'), <DateTime key="begun" value={createTime} />],
            [t('projects.submitted'), <DateTime key="submitted" value={submitTime} />],
          ]}
        />
      </Section>
      {splitReason && (
        <Section title={t('purchases.splitReason')}>
          <p className={classes.reason}>{splitReason}</p>
        </Section>
      )}
      {isOtherWay(project) && (
        <Section title={t('purchases.otherWay')}>
          <Suspense fallback={<LoadingBlock />}>
            <WayOf project={project} />
          </Suspense>
        </Section>
      )}
      {isOtherWay(project) && (
        <Suspense>
          <NoticesOf projectId={project.id} />
        </Suspense>
      )}
      {project.sourceObjections.length > 0 && <ObjectionsOf objections={project.sourceObjections} />}
      {project.emergencyReport && <ReportOf report={project.emergencyReport} />}
      {project.fulfilment?.outcome && <OutcomeOf outcome={project.fulfilment.outcome} />}
      <Cards project={project} />
      {attachments.length > 0 && (
        <Section title={t('purchases.attachments')}>
          <FileList files={attachments} label={t('purchases.attachments')} />
        </Section>
      )}
    </>
  );
}

/** What was objected to buying from a single source, and what was answered. */
function ObjectionsOf({ objections }: { objections: Detail['sourceObjections'] }) {
  const t = useT();
  return (
    <Section title={t('projects.objections')}>
      <Stack gap="lg">
        {objections.map(({ no, objectorName, receivedDate, content, files, answer, answeredByName, answerTime }) => (
          <Stack key={no} gap="sm">
            <Properties
              items={[
                [t('projects.objector'), objectorName],
                [t('projects.objectionReceived'), <DateTime key="on" value={receivedDate} isDay />],
                [t('projects.objectionAnsweredBy'), answeredByName ?? t('projects.objectionOpen')],
                [t('projects.objectionAnswered'), <DateTime key="at" value={answerTime} />],
              ]}
            />
            <p className={classes.reason}>{content}</p>
            <FileList files={files} label={t('projects.objectionFiles')} />
            {answer !== null && (
              <p className={classes.reason}>
                <strong>{t('projects.objectionAnswer')}</strong> {answer}
              </p>
            )}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}

/** Until when the report about an emergency is wanted, and what it says. */
function ReportOf({ report: { dueTime, report, reportTime, files } }: { report: NonNullable<Detail['emergencyReport']> }) {
  const t = useT();
  return (
    <Section title={t('projects.emergencyReport')}>
      {report && <p className={classes.reason}>{report}</p>}
      <Properties
        items={[
          [t('projects.reportDue'), <DateTime key="due" value={dueTime} />],
          [t('projects.reported'), reportTime === null ? t('projects.reportMissing') : <DateTime key="at" value={reportTime} />],
        ]}
      />
      {files.length > 0 && <FileList files={files} label={t('projects.emergencyReport')} />}
    </Section>
  );
}

/** From whom it is bought, and the evidence. */
function OutcomeOf({ outcome }: { outcome: NonNullable<NonNullable<Detail['fulfilment']>['outcome']> }) {
  const t = useT();
  const { supplierName, dealAmount, reason, registeredByName, registerTime, processFiles, quotes } = outcome;
  return (
    <Section title={t('purchases.baroutcome')}>
      <p className={classes.reason}>{reason}</p>
      <Properties
        items={[
          [t('projects.payee'), supplierName],
          [t('projects.awardAmount'), <Money key="deal" value={dealAmount} />],
          ...quotes.map(
            (quote) =>
              [
                t('projects.offerOf', { name: quote.supplierName }),
                <Money key={quote.supplierName} value={quote.amount} />,
              ] as const,
          ),
          [t('projects.enteredBy'), registeredByName],
          [t('projects.submitted'), <DateTime key="registered" value={registerTime} />],
        ]}
      />
      <div className={classes.files}>
        <FileList files={processFiles} label={t('purchases.baroutcome')} />
      </div>
    </Section>
  );
}
