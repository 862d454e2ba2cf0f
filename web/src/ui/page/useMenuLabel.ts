import type { MenuNode } from '@campus-procurement/hooks';
import { useLanguage } from '#i18n/LanguageProvider.tsx';

/** The name of a menu entry in the current language. The server sends both; not every entry has an English one. */
export function useMenuLabel(): (node: Pick<MenuNode, 'menuName' | 'menuNameEn'>) => string {
  const { language } = useLanguage();
  return ({ menuName, menuNameEn }) => (language === 'en-US' ? (menuNameEn ?? menuName) : menuName);
}
