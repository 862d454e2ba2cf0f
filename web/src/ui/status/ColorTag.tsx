import classes from './ColorTag.module.css';

/** A word with the colour that lists give it; the colour is never the only sign. */
export function ColorTag({ color, children }: { color: string | null; children: string }) {
  return (
    <span className={classes.tag} style={{ '--tag-color': `var(--mantine-color-${color ?? 'gray'}-6)` }}>
      {children}
    </span>
  );
}
