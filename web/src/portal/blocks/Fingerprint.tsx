/** A fingerprint in groups that can be read aloud. */
export function Fingerprint({ code }: { code: string }) {
  const groups = code.toUpperCase().match(/.{1,4}/g) ?? [];
  return (
    <span className="po-code">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and never move.
        <span key={at}>{group}</span>
      ))}
    </span>
  );
}
