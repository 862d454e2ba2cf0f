import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { useLanguage } from '#i18n/LanguageProvider.tsx';
import { chineseParts } from './chineseParts.ts';

/**
 * What may contain texts that people of the school wrote. In an English page their Chinese parts are marked as Chinese, so that
 * screen readers pronounce them and browsers choose the right face. Components inside mark their own texts.
 */
export function Content({ children }: { children: ReactNode }) {
  return useLanguage().language === 'zh-CN' ? children : marked(children);
}

function marked(node: ReactNode): ReactNode {
  if (typeof node === 'string') return markedText(node);
  if (Array.isArray(node)) return node.map(marked);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (typeof node.type !== 'string' && node.type !== Fragment) return node;
  const { children } = node.props;
  if (children === undefined) return node;
  // One argument a child, as JSX itself does: their places are their keys.
  return cloneElement(node, undefined, ...[children].flat().map(marked));
}

function markedText(text: string): ReactNode {
  const parts = chineseParts(text);
  if (parts.length === 1) return text;
  // Not a span, because styles of pages mean their own spans.
  const chinese = (part: string) => createElement('bdi', { lang: 'zh-CN' }, part);
  return createElement(Fragment, null, ...parts.map((part, place) => (place % 2 === 0 ? part : chinese(part))));
}
