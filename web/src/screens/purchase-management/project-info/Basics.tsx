import { useServerMenu } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { FileList } from '#ui/files/FileLink.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CardLines } from '#ui/purchase/CardLines.tsx';
import { caseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './project.module.css';
import { type Detail, isBidFor } from './state/projectState.ts';

const casePage = '/approval/apply-order-detail';

/** Who buys what for, from whom, and from which cards. */
export function Basics({ project }: { project: Detail }) {
  const t = useT();
  const { entries } = useServerMenu();
  const { payee, description, approvalInstanceId, funds, attachments, submitTime, createTime, companyName, splitReason } =
    project;
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
        {description && <p className={classes.purpose}>{description}</p>}
        <Properties
          items={[
            ...(isBidFor(project)
              ? ([
                  [t('purchases.purchaseType'), t(`purchases.type${project.purchaseType}`)],
                  [t('purchases.officer'), project.officerName ?? '–'],
                ] as const)
              : ([
                  [t('projects.payee'), payee.name ?? '–'],
                  [t('projects.bank'), payee.bankName ?? '–'],
                  [t('projects.account'), payee.account ?? '–'],
                ] as const)),
            [t('projects.applicant'), project.applicantName],
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
      <Cards funds={funds} />
      {attachments.length > 0 && (
        <Section title={t('purchases.attachments')}>
          <FileList files={attachments} label={t('purchases.attachments')} />
        </Section>
      )}
    </>
  );
}

/** The cards that pay. */
export function Cards({ funds }: Pick<Detail, 'funds'>) {
  const t = useT();
  if (funds.length === 0) return null;
  return (
    <Section title={t('purchases.cards')} isFlush>
      <CardLines funds={funds} />
    </Section>
  );
}
