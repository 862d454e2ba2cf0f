import type { ReactNode } from 'react';
import { Content } from '#ui/text/Content.tsx';

interface TickBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  name?: string;
  children: ReactNode;
}

/** A tick and what is agreed to by it; all of it can be touched. */
export function TickBox({ checked, onChange, error, name, children }: TickBoxProps) {
  return (
    <div className="po-tickbox">
      <label>
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <Content>{children}</Content>
        </span>
      </label>
      {error && <p className="po-fault">{error}</p>}
    </div>
  );
}
