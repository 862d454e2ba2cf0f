import type { Schemas } from '@campus-procurement/sdk';

/** The labelled lines of a section of a notice. @param className how they look on the page */
export function NoticeRows({ rows, className }: { rows: readonly Schemas['NoticeRow'][]; className?: string | undefined }) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a notice never changes, and two of its lines may say the same
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
