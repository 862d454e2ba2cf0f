import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Figures } from '#ui/page/Figures.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './rehearsal.module.css';

type Result = Schemas['ApprovalRehearsalResult'];
type Side = Schemas['RehearsedSide'];

const rounded = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
const daysOf = (minutes: number) => rounded(minutes / 1440, 1);

/** What a rehearsal tells: figures before and after, who decides, and which purchases are affected. */
export function RehearsalResult({ result }: { result: Result }) {
  const t = useT();
  const format = useFormat();
  const { count, isCut, changed, before, after } = result;
  if (count === 0) return <EmptyState text={t('flows.noneReplayed')} />;
  const average = ({ signatures }: Side) => rounded(signatures / count, 2);
  const shift = (was: number, is: number) => t('flows.shift', { before: was, after: is });
  const counts = (['small', 'unasked', 'blocked', 'ownersLeft'] as const).filter(
    (name) => before[name] !== after[name] || ((name === 'blocked' || name === 'ownersLeft') && after[name] > 0),
  );
  const decided = result.paces.find(({ kind }) => kind === null)?.count ?? 0;
  return (
    <div className={classes.result}>
      <p role="status">{changed === 0 ? t('flows.noneAffected') : t('flows.replayedSum', { count, changed })}</p>
      <Section isFlush>
        <Figures
          label={t('flows.rehearse')}
          figures={[
            {
              label: t('flows.affected'),
              value: format.number(changed),
              hint: t('flows.replayedIn', { from: format.date(result.from), to: format.date(result.to) }),
            },
            {
              label: t('flows.signatures'),
              value: shift(average(before), average(after)),
              hint: t('flows.signaturesSum', {
                before: before.signatures,
                after: after.signatures,
              }),
            },
            {
              label: t('flows.daysNeeded'),
              value:
                before.minutes === null || after.minutes === null ? '–' : shift(daysOf(before.minutes), daysOf(after.minutes)),
              hint: decided === 0 ? t('flows.daysUnknown') : t('flows.daysFrom', { count: decided }),
            },
          ]}
        />
      </Section>
      {counts.length > 0 && (
        <Properties items={counts.map((name) => [t(`flows.${name}Count`), shift(before[name], after[name])])} />
      )}
      {isCut && <Message tone="warning">{t('flows.replayedCut', { count })}</Message>}
      <People people={result.people} />
      {changed > 0 && <Purchases result={result} />}
    </div>
  );
}

function People({ people }: Pick<Result, 'people'>) {
  const t = useT();
  const format = useFormat();
  const signed = (more: number) => (more > 0 ? `+${format.number(more)}` : format.number(more).replace('-', '−'));
  return (
    <Section title={t('flows.askedPeople')} hint={t('flows.askedPeopleHint')}>
      <PlainTable
        caption={t('flows.askedPeople')}
        rows={people}
        rowKey={({ id }) => id}
        empty={t('flows.nobodyInvolved')}
        columns={[
          { header: t('flows.person'), cell: ({ name }) => name },
          { header: t('flows.askedBefore'), cell: ({ before }) => format.number(before), align: 'end' },
          { header: t('flows.askedAfter'), cell: ({ after }) => format.number(after), align: 'end' },
          { header: t('flows.askedMore'), cell: ({ before, after }) => signed(after - before), align: 'end' },
        ]}
      />
    </Section>
  );
}

function Purchases({ result: { examples, changed } }: { result: Result }) {
  const t = useT();
  return (
    <Section title={t('flows.affectedPurchases')} hint={t('flows.affectedShown', { shown: examples.length, count: changed })}>
      <PlainTable
        caption={t('flows.affectedPurchases')}
        rows={examples}
        rowKey={({ id }) => id}
        empty={t('flows.affectedShown', { shown: 0, count: changed })}
        namesAbove
        columns={[
          {
            header: t('flows.purchase'),
            cell: ({ id, projectName, projectCode, deptName, amount }) => (
              <span className={classes.two}>
                <TextLink to={purchaseAddress(id)}>{projectName}</TextLink>
                <small>{[projectCode, deptName, t('flows.requested', { amount })].filter(Boolean).join(' · ')}</small>
              </span>
            ),
          },
          {
            header: t('flows.askedBefore'),
            cell: ({ before, after }) => <Way way={before} tellsLane={before.isSmall !== after.isSmall} />,
          },
          {
            header: t('flows.askedAfter'),
            cell: ({ before, after }) => <Way way={after} tellsLane={before.isSmall !== after.isSmall} />,
          },
        ]}
      />
    </Section>
  );
}

/** Of many who may decide, a few are named. */
const mostNamed = 3;

interface WayProps {
  way: Schemas['RehearsedWay'];
  /** Whether it is said if it is a small purchase. */
  tellsLane: boolean;
}

function Way({ way: { isSmall, chain }, tellsLane }: WayProps) {
  const t = useT();
  const steps = chain.map(({ names, mode }) => {
    if (names.length === 0) return t('flows.stepNobody');
    if (names.length <= mostNamed) return names.join(mode === 'ALL' ? ' + ' : ' / ');
    return t('flows.wayNames', { names: names.slice(0, mostNamed), count: names.length });
  });
  return (
    <span className={classes.two}>
      <span>{steps.length === 0 ? t('flows.wayUnasked') : steps.join(' → ')}</span>
      {tellsLane && <small>{t(isSmall ? 'purchases.laneSMALL' : 'flows.wayByFlow')}</small>}
    </span>
  );
}
