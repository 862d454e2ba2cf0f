import type { Schemas } from '@campus-procurement/sdk';
import { Anchor, Group, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import classes from './products.module.css';

interface ProductPicturesProps {
  /** The product that the pictures show. */
  name: string;
  images: readonly Schemas['FileInfo'][];
}

/** The pictures of a product, the first one large. A click enlarges any of them. */
export function ProductPictures({ name, images }: ProductPicturesProps) {
  const t = useT();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const shown = enlarged === null ? undefined : images[enlarged];
  const textOf = (index: number) => t('products.picture', { name, number: index + 1 });
  return (
    <>
      <div className={classes.pictures}>
        {images.map(({ id, url }, index) => (
          <UnstyledButton
            key={id}
            className={classes.picture}
            aria-label={t('products.enlarge', { picture: textOf(index) })}
            onClick={() => setEnlarged(index)}
          >
            <img src={url} alt={textOf(index)} />
          </UnstyledButton>
        ))}
      </div>
      {shown && enlarged !== null && (
        <Dialog onClose={() => setEnlarged(null)} title={textOf(enlarged)} size={880}>
          <img className={classes.enlarged} src={shown.url} alt={textOf(enlarged)} />
          <Group justify="flex-end" mt="sm">
            <Anchor size="sm" href={shown.url} download={shown.fileName}>
              {t('ui.download', { name: shown.fileName })}
            </Anchor>
          </Group>
        </Dialog>
      )}
    </>
  );
}
