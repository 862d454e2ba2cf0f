import type { Schemas } from '@campus-procurement/sdk';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';

interface ContractActsProps {
  contract: Pick<Schemas['Contract'], 'allowedActions'>;
  onAct: (act: 'SIGN' | 'VOID') => void;
  onPrint: () => void;
}

/** The acts of a contract: signing is the main one. The form of a draft has its own. */
export function ContractActs({ contract: { allowedActions }, onAct, onPrint }: ContractActsProps) {
  const t = useT();
  return (
    <>
      <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon variant="default" size="var(--app-control)" aria-label={t('contracts.more')}>
            <IconDots size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={onPrint}>{t('contracts.print')}</Menu.Item>
          {allowedActions.includes('VOID') && (
            <Menu.Item color="red" onClick={() => onAct('VOID')}>
              {t('contracts.doVOID')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {allowedActions.includes('SIGN') && <Button onClick={() => onAct('SIGN')}>{t('contracts.doSIGN')}</Button>}
    </>
  );
}
