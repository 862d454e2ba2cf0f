import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import classes from './configuration.module.css';
import { Findings } from './Findings.tsx';

/** By which flow a case goes, why not by the others, and who is asked. */
export function TrialResult({
  result: { isSmall, flows, chain, asksOwners, findings },
}: {
  result: Schemas['ApprovalTrialResult'];
}) {
  const t = useT();
  const nameOf = ({ configName }: (typeof flows)[number]) => configName ?? t('flows.default');
  const serving = flows.find(({ serves }) => serves);
  return (
    <div className={classes.result} role="status">
      <p>{isSmall || !serving ? t('flows.goesByPolicy') : t('flows.goesBy', { name: nameOf(serving) })}</p>
      {chain.length === 0 ? (
        <p>{t('flows.nobodyAsked')}</p>
      ) : (
        <Timeline
          label={t('flows.triedChain')}
          entries={chain.map(({ mode, names, ...step }, index) => ({
            id: `step ${index}`,
            state: names.length === 0 ? 'bad' : 'future',
            title: names.length === 0 ? t('flows.stepEmpty') : names.join(mode === 'ALL' ? ' + ' : ' / '),
            meta: [askedAs(step, t), ...(names.length > 1 ? [t(`flows.mode${mode}`)] : [])].join(' · '),
          }))}
        />
      )}
      {!asksOwners && <Message tone="warning">{t('flows.ownersNotAsked')}</Message>}
      {flows.length > 1 && (
        <>
          <h3>{t('flows.why')}</h3>
          <ul className={classes.why}>
            {flows.map((flow) => (
              <li key={`${flow.id} ${flow.isDraft}`} data-serves={flow.serves || undefined}>
                <b>{flow.isDraft ? t('flows.isDraft', { name: nameOf(flow) }) : nameOf(flow)}</b>
                <span>
                  {flow.serves
                    ? t('flows.serves')
                    : flow.misfits.length > 0
                      ? t('flows.misfits', { parts: flow.misfits.map((part) => t(`flows.misfit${part}`)) })
                      : t('flows.comesLater')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Findings findings={findings} />
    </div>
  );
}
