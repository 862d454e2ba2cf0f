import { type InputHTMLAttributes, useId } from 'react';

interface TextBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement>, 'onChange'> {
  label: string;
  /** What stands below the label: a unit, a limit, what is wanted. */
  hint?: string | undefined;
  error?: string | undefined;
  /** How many lines there are; one by itself. */
  rows?: number;
  onType?: (text: string) => void;
}

/** A field with its label. On a phone it is as high as a finger, with letters so large that the phone does not zoom. */
export function TextBox({ label, hint, error, rows, onType, className, ...input }: TextBoxProps) {
  const id = useId();
  const notes = [hint && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  const shared = {
    ...input,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    onChange: onType && ((event: { target: { value: string } }) => onType(event.target.value)),
  };
  return (
    <div className={`po-field ${className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}h`}>{hint}</small>}
      {rows === undefined ? <input {...shared} /> : <textarea rows={rows} {...shared} />}
      {error && (
        <p className="po-fault" id={`${id}e`}>
          {error}
        </p>
      )}
    </div>
  );
}
