import classes from './CodeBlock.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

/** JSON text as it came, indented; what is no JSON as it is. */
export function CodeBlock({ label, text }: { label: string; text: string }) {
  return (
    <div className={classes.block}>
      <ScrollRegion label={label}>
        <pre>{indented(text)}</pre>
      </ScrollRegion>
    </div>
  );
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
