import { IconCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import type { Detail } from '../state/acceptanceState.ts';
import { type Group, groupChecks } from '../state/groupChecks.ts';
import classes from './lines.module.css';

/** What a group must be like: each requirement turns green as it is met. */
export function GroupRules({ acceptance, group }: { acceptance: Detail; group: Group }) {
  const t = useT();
  const icons = { true: IconCircleCheck, false: IconCircle, null: IconCircleDashed };
  const words = { true: 'Met', false: 'Open', null: 'Later' } as const;
  return (
    <Section title={t('acceptances.rules')}>
      <ul className={classes.rules} aria-live="polite">
        {groupChecks(acceptance, group).map(({ rule, count, isMet }) => {
          const state = `${isMet}` as const;
          const Icon = icons[state];
          const text =
            rule === 'Odd' || rule === 'Leader' || rule === 'LeaderOutside'
              ? t(`acceptances.rule${rule}`)
              : t(`acceptances.rule${rule}`, { count });
          return (
            <li key={rule} data-met={isMet === true}>
              <Icon size={16} aria-hidden /> {text} · {t(`acceptances.rule${words[state]}`)}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
