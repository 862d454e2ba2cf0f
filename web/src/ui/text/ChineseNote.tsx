import { useLanguage } from '#i18n/LanguageProvider.tsx';
import classes from './ChineseNote.module.css';
import { isChinese } from './chineseParts.ts';

/** Returns whether a whole text is in Chinese and the page is not. */
export function useIsForeign(text: string): boolean {
  return useLanguage().language !== 'zh-CN' && isChinese(text);
}

/** Says above a whole text, such as a notice, that it is in Chinese and the page is not. */
export function ChineseNote({ text }: { text: string }) {
  const { t } = useLanguage();
  return useIsForeign(text) && <p className={classes.note}>{t('common.contentIsChinese')}</p>;
}
