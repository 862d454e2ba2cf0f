import { FileButton } from '@mantine/core';
import { type ReactNode, useRef } from 'react';

interface FileChoiceProps {
  /** What the files are, for those who do not see the button. */
  label: string;
  /** Endings or media types, as in `.pdf,.docx`. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onChoose: (files: File[]) => void;
  /** The button. */
  children: (button: { onClick: () => void }) => ReactNode;
}

/** Lets files be chosen, the same one again too: browsers tell of another choice only, and a file that was mended keeps its name. */
export function FileChoice({ label, multiple = false, onChoose, ...others }: FileChoiceProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      {...others}
      multiple={multiple}
      resetRef={forget}
      inputProps={{ 'aria-label': label }}
      onChange={(chosen: File | File[] | null) => {
        forget.current?.();
        const files = [chosen ?? []].flat();
        if (files.length > 0) onChoose(files);
      }}
    />
  );
}
