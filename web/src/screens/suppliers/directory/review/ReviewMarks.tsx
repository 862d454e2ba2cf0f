import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from './review.module.css';
import type { Mark } from './reviewMarks.ts';

const icons = { bad: IconX, wait: IconAlertTriangle, good: IconCheck };

/** What to look at before deciding. */
export function ReviewMarks({ marks }: { marks: readonly Mark[] }) {
  const t = useT();
  const count = marks.filter(({ tone }) => tone !== 'good').length;
  return (
    <Section title={count > 0 ? t('review.marks', { count }) : t('review.noMarks')}>
      <ul className={classes.marks}>
        {marks.map(({ tone, text }) => {
          const Icon = icons[tone];
          return (
            <li key={text} data-tone={tone}>
              <Icon size={16} aria-hidden />
              <span>{text}</span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
