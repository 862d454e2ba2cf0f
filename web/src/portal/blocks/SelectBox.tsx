import { type SelectHTMLAttributes, useId } from 'react';

interface SelectBoxProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> {
  label: string;
  /** What stands in it while nothing is chosen. */
  placeholder: string;
  choices: readonly { value: string; label: string }[];
  /** Whether a choice can be taken back. */
  optional?: boolean;
  error?: string | undefined;
  onChoose: (value: string) => void;
}

/** A choice of few, by the list of the device. */
export function SelectBox({ label, placeholder, choices, optional, error, onChoose, ...select }: SelectBoxProps) {
  const id = useId();
  return (
    <div className="po-field">
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}e` : undefined}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="" disabled={!optional}>
          {placeholder}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {error && (
        <p className="po-fault" id={`${id}e`}>
          {error}
        </p>
      )}
    </div>
  );
}
