import { useStored } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import classes from './SettingsDrawer.module.css';

/** The product's own colour (product specification, section 9) first. */
const colors: readonly { value: string; label: LabelKey }[] = [
  { value: 'rgb(36, 96, 179)', label: 'shell.colorBlue' },
  { value: 'rgb(79, 70, 160)', label: 'shell.colorIndigo' },
  { value: 'rgb(15, 110, 115)', label: 'shell.colorTeal' },
  { value: 'rgb(31, 115, 60)', label: 'shell.colorGreen' },
  { value: 'rgb(150, 45, 110)', label: 'shell.colorPlum' },
  { value: 'rgb(71, 82, 96)', label: 'shell.colorGraphite' },
];
const [own] = colors;

/** The colour of buttons, links and what is current. Kept in this browser. */
export function SubjectColorChoice() {
  const t = useT();
  const [chosen, choose] = useStored('subjectColor');
  return (
    <fieldset className={classes.colors}>
      <legend>{t('shell.subjectColor')}</legend>
      {colors.map(({ value, label }) => (
        <input
          key={value}
          type="radio"
          name="subjectColor"
          className={classes.color}
          style={{ '--color': value }}
          aria-label={t(label)}
          title={t(label)}
          checked={(chosen ?? own?.value) === value}
          onChange={() => choose(value)}
        />
      ))}
    </fieldset>
  );
}
