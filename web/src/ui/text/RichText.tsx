import { useLayoutEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { ChineseNote, useIsForeign } from './ChineseNote.tsx';
import classes from './RichText.module.css';
import { richTextNodes } from './richTextNodes.ts';

interface RichTextProps {
  html: string;
}

const tags = /<[^>]*>/g;

/** What people wrote with the editor. Links open in a page of their own; a table that is too wide scrolls by itself. */
export function RichText({ html }: RichTextProps) {
  const t = useT();
  const host = useRef<HTMLDivElement>(null);
  const tableLabel = t('ui.wideTable');
  const text = html.replace(tags, ' ');
  const isForeign = useIsForeign(text);
  useLayoutEffect(() => {
    const nodes = richTextNodes(html);
    for (const link of nodes.querySelectorAll('a[href]')) {
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener noreferrer');
    }
    for (const table of nodes.querySelectorAll('table')) wrap(table, tableLabel);
    host.current?.replaceChildren(nodes);
  }, [html, tableLabel]);
  return (
    <>
      <ChineseNote text={text} />
      <div ref={host} className={classes.text} lang={isForeign ? 'zh-CN' : undefined} />
    </>
  );
}

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
function wrap(table: HTMLTableElement, label: string): void {
  const region = document.createElement('div');
  region.className = classes.scroll ?? '';
  region.tabIndex = 0;
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', label);
  table.replaceWith(region);
  region.append(table);
}
