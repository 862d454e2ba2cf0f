import { useRoleDept } from '@campus-procurement/hooks';
import { Button, Group } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { roleDeptChoices } from '#ui/choices/roleDeptChoices.ts';
import { useSwitchRoleDept } from '#ui/preferences/useSwitchRoleDept.ts';

interface OtherRolesProps {
  /** A page that the menu of the current role does not hold. */
  address: string;
  onLeave: () => void;
}

/** At most so many are offered: more would be a list to search. */
const mostOffered = 4;

/** Opens a page in another role of the user, by one press; nothing for who has only one. */
export function OtherRoles({ address, onLeave }: OtherRolesProps) {
  const t = useT();
  const navigate = useNavigate();
  const { current, list } = useRoleDept();
  const { switchTo, isSwitching } = useSwitchRoleDept();
  const others = roleDeptChoices(list).filter(({ roleId }) => roleId !== current.role.id);
  if (others.length === 0) return null;
  return (
    <Group gap={8} px="md" pb="sm">
      {others.slice(0, mostOffered).map((choice) => (
        <Button
          key={`${choice.roleId} ${choice.deptId}`}
          variant="default"
          size="compact-sm"
          disabled={isSwitching}
          onClick={() =>
            switchTo(choice, () => {
              onLeave();
              void navigate(address);
            })
          }
        >
          {t('shell.openAs', { role: choice.role })}
        </Button>
      ))}
    </Group>
  );
}
