import { Fragment } from 'react';
import classes from './CodeBlock.module.css';
import { ScrollRegion } from './ScrollRegion.tsx';

interface CodeBlockProps {
  label: string;
  text: string;
  /** What is said beside a line whose value is one of these texts, such as the name to an id. */
  notes?: ReadonlyMap<string, string>;
}

/** JSON text as it came, indented; what is no JSON as it is. */
export function CodeBlock({ label, text, notes }: CodeBlockProps) {
  return (
    <div className={classes.block}>
      <ScrollRegion label={label}>
        <pre>{notes ? indented(text).split('\n').map(withNote(notes)) : indented(text)}</pre>
      </ScrollRegion>
    </div>
  );
}

/** A line of JSON ends with a string, and perhaps a comma. */
const lastText = /"((?:[^"\\]|\\.)*)",?$/;

/** Lines never change places, so that their numbers are their keys. */
const withNote = (notes: ReadonlyMap<string, string>) => (line: string, index: number) => {
  const note = notes.get(lastText.exec(line)?.[1] ?? '');
  return (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {line}
      {note !== undefined && <span className={classes.note}> {note}</span>}
    </Fragment>
  );
};

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
