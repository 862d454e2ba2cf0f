import { type MenuNode, useAppSettings, useServerMenu, useStored } from '@campus-procurement/hooks';
import { useComputedColorScheme } from '@mantine/core';
import { useFullscreenDocument } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { languageNames, languages } from '#i18n/catalog.ts';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { useMenuLabel } from '#ui/page/useMenuLabel.ts';
import { useSwitchLanguage } from '#ui/preferences/useSwitchLanguage.ts';
import type { Entry } from './searchEntries.ts';
import { useAskedLogout } from './useAskedLogout.ts';

/** Returns all entries of the palette: the pages of the menu and the actions of the header. */
export function usePaletteEntries(showShortcuts: () => void): Entry[] {
  return [...usePages(), ...useActions(showShortcuts)];
}

function usePages(): Entry[] {
  const { tree } = useServerMenu();
  const labelOf = useMenuLabel();
  const navigate = useNavigate();

  function open({ external, path }: MenuNode) {
    if (external) window.open(path, '_blank', 'noopener,noreferrer');
    else navigate(path);
  }

  const below = (nodes: readonly MenuNode[], above: readonly string[]): Entry[] =>
    nodes
      .filter(({ hideInMenu }) => !hideInMenu)
      .flatMap((node) => {
        const label = labelOf(node);
        if (node.menuType === 'DIR') return below(node.children, [...above, label]);
        const names = [node.menuName, node.menuNameEn ?? ''].filter((name) => name !== label && name !== '');
        const address = node.external ? {} : { path: node.path };
        return [{ key: node.key, group: 'pages', ...address, label, place: above.join(' / '), names, run: () => open(node) }];
      });
  return below(tree, []);
}

function useActions(showShortcuts: () => void): Entry[] {
  const { language, t } = useLanguage();
  const { change } = useAppSettings();
  const [, setScheme] = useStored('colorScheme');
  const isDark = useComputedColorScheme() === 'dark';
  const { switchTo } = useSwitchLanguage();
  const { fullscreen, toggle } = useFullscreenDocument();
  const logout = useAskedLogout();
  const other = languages.find((each) => each !== language) ?? language;

  const action = (label: string, run: () => void): Entry => ({ key: label, group: 'actions', label, place: '', names: [], run });
  return [
    action(isDark ? t('common.switchToLight') : t('common.switchToDark'), () => setScheme(isDark ? 'light' : 'dark')),
    action(t('shell.languageTo', { language: languageNames[other] }), () => switchTo(other)),
    // Hidden in browsers that do not support it, as in the header.
    ...(document.fullscreenEnabled
      ? [action(t(fullscreen ? 'shell.leaveFullScreen' : 'shell.fullScreen'), () => void toggle())]
      : []),
    action(t('shell.settings'), () => change({ globalSettings: true })),
    action(t('shell.shortcuts'), showShortcuts),
    action(t('shell.logout'), () => void logout()),
  ];
}
