import type { Schemas } from '@campus-procurement/sdk';
import { useMemo } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import type { CheckNode } from '#ui/tree/checkNode.ts';

const none: Schemas['Menu'][] = [];

/** Returns the menu tree as nodes with checkboxes. */
export function useMenuNodes(menus: Schemas['Menu'][] = none): CheckNode[] {
  const t = useT();
  const label = useMenuLabel();
  return useMemo(() => {
    const toNode = (menu: Schemas['Menu']): CheckNode => ({
      id: menu.id,
      label: label(menu),
      note: t(`roles.menu${menu.menuType}`),
      isGroup: menu.menuType === 'DIR',
      children: menu.children.map(toNode),
    });
    return menus.map(toNode);
  }, [menus, t, label]);
}
