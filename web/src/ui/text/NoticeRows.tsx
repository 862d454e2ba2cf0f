import type { Schemas } from '@campus-procurement/sdk';
import { Content } from './Content.tsx';

/** Returns all that the sections of a notice say. */
export function noticeText(sections: readonly Schemas['NoticeSection'][]): string {
  return sections.flatMap(({ title, rows }) => [title, ...rows.map(({ label, value }) => `${label} ${value}`)]).join(' ');
}

/** The labelled lines of a section of a notice. @param className how they look on the page */
export function NoticeRows({ rows, className }: { rows: readonly Schemas['NoticeRow'][]; className?: string | undefined }) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a notice never changes, and two of its lines may say the same
        <div key={index}>
          <dt>
            <Content>{label}</Content>
          </dt>
          <dd>
            <Content>{value}</Content>
          </dd>
        </div>
      ))}
    </dl>
  );
}
