import type { InputHTMLAttributes } from 'react';

interface FileButtonProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  onChoose: (files: readonly File[]) => void;
}

/** A button that opens the files of the device, or its camera. */
export function FileButton({ label, onChoose, className = '', ...input }: FileButtonProps) {
  return (
    <label className={`po-button ${className}`} data-off={input.disabled || undefined}>
      <input
        {...input}
        type="file"
        className="po-unseen"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // So that the same file can be chosen once more.
          target.value = '';
        }}
      />
      {label}
    </label>
  );
}
