import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';

interface ImportButtonProps {
  label: string;
  onClick: () => void;
}

/** Opens the import of a page, beside the button that creates one. */
export function ImportButton({ label, onClick }: ImportButtonProps) {
  return (
    <Button variant="default" leftSection={<IconTableImport size={16} />} onClick={onClick}>
      {label}
    </Button>
  );
}
