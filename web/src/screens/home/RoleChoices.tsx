import { useRoleDept } from '@campus-procurement/hooks';
import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { roleDeptChoices } from '#ui/choices/roleDeptChoices.ts';
import { Section } from '#ui/page/Section.tsx';
import classes from '#ui/page/Tile.module.css';
import { useSwitchRoleDept } from '#ui/preferences/useSwitchRoleDept.ts';

/** The roles and departments of users who have several. */
export function RoleChoices() {
  const t = useT();
  const { current, list } = useRoleDept();
  const { switchTo, isSwitching } = useSwitchRoleDept();
  const choices = roleDeptChoices(list);
  if (choices.length < 2) return null;
  return (
    <Section title={t('home.choices')} hint={t('home.choicesHint')}>
      <ul className={classes.cards}>
        {choices.map((choice) => {
          const isCurrent = choice.roleId === current.role.id && choice.deptId === current.dept.id;
          return (
            <li key={`${choice.roleId} ${choice.deptId}`}>
              <UnstyledButton
                className={classes.card}
                aria-pressed={isCurrent}
                disabled={isSwitching}
                onClick={() => !isCurrent && switchTo(choice)}
              >
                <span className={classes.text}>
                  {choice.role}
                  <span className={classes.note}>{choice.dept}</span>
                </span>
                {isCurrent && <IconCheck size={16} aria-hidden />}
              </UnstyledButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
