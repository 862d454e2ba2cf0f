import { useRoleDept } from '@campus-procurement/hooks';
import { Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconCheck, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { roleDeptChoices } from '#ui/choices/roleDeptChoices.ts';
import { useSwitchRoleDept } from '#ui/preferences/useSwitchRoleDept.ts';
import { MenuList } from './MenuList.tsx';
import classes from './UserMenu.module.css';

/** The number of choices from which a search field is shown. */
const manyChoices = 8;

/** The roles and departments of the user. The current one is ticked. */
export function RoleDeptList({ onSwitched }: { onSwitched: () => void }) {
  const t = useT();
  const { current, list } = useRoleDept();
  const { switchTo, isSwitching } = useSwitchRoleDept();
  const [wanted, setWanted] = useState('');
  const choices = roleDeptChoices(list);
  const shown = choices.filter(({ role, dept }) => `${role} ${dept}`.toLowerCase().includes(wanted.trim().toLowerCase()));

  return (
    <div className={classes.section}>
      <Text className={classes.heading}>{t('shell.roleAndDept')}</Text>
      {choices.length > manyChoices && (
        <TextInput
          className={classes.search}
          aria-label={t('shell.searchRoleDept')}
          placeholder={t('shell.searchRoleDept')}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
          leftSection={<IconSearch size={15} aria-hidden />}
        />
      )}
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed" p="xs" role="status">
          {t('shell.noMatch')}
        </Text>
      ) : (
        <MenuList label={t('shell.roleAndDept')}>
          {shown.map((choice) => {
            const isCurrent = choice.roleId === current.role.id && choice.deptId === current.dept.id;
            return (
              <UnstyledButton
                key={`${choice.roleId} ${choice.deptId}`}
                role="menuitem"
                aria-current={isCurrent || undefined}
                className={classes.item}
                disabled={isSwitching}
                onClick={() => (isCurrent ? onSwitched() : switchTo(choice, onSwitched))}
              >
                <span className={classes.choice}>
                  <span>{choice.role}</span>
                  <span className={classes.dept}>{choice.dept}</span>
                </span>
                {isCurrent && <IconCheck size={16} aria-label={t('shell.current')} className={classes.check} />}
              </UnstyledButton>
            );
          })}
        </MenuList>
      )}
    </div>
  );
}
