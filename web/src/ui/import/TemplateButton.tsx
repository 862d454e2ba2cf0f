import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { saveBlob } from '../files/saveBlob.ts';

interface TemplateButtonProps {
  fileName: string;
  /** Makes the workbook; null if its choices could not be loaded, which has been said. */
  make: () => Promise<Blob | null>;
}

/** Saves a workbook to fill in. */
export function TemplateButton({ fileName, make }: TemplateButtonProps) {
  const t = useT();

  async function download() {
    const workbook = await make();
    if (workbook) saveBlob(workbook, `${fileName}.xlsx`);
  }

  return (
    <Button variant="subtle" leftSection={<IconDownload size={16} />} onClick={download}>
      {t('imports.template')}
    </Button>
  );
}
