import { useSubjectColor } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './SettingsDrawer.module.css';
import { subjectColors } from './subjectColors.ts';

/** Chooses the colour of buttons, links and current items. It is stored in this browser. */
export function SubjectColorChoice() {
  const t = useT();
  const [chosen, choose] = useSubjectColor();
  return (
    <fieldset className={classes.colors}>
      <legend>{t('shell.subjectColor')}</legend>
      {subjectColors.map(({ value, label }) => (
        <input
          key={value}
          type="radio"
          name="subjectColor"
          className={classes.color}
          style={{ '--color': value }}
          aria-label={t(label)}
          title={t(label)}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
      ))}
    </fieldset>
  );
}
