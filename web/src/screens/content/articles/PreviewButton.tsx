import type { Schemas } from '@campus-procurement/sdk';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { loadAreas } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { ArticleValues } from './articleSchema.ts';

const ArticlePreview = lazyPart(async () => (await Promise.all([import('./ArticlePreview.tsx'), loadAreas(['reading'])]))[0]);

interface PreviewButtonProps {
  channel: Schemas['ArticleChannel'];
  /** What the form holds now. */
  valuesOf: () => ArticleValues;
}

/** Opens the preview of an article that is being written. */
export function PreviewButton({ channel, valuesOf }: PreviewButtonProps) {
  const t = useT();
  const [values, setValues] = useState<ArticleValues | null>(null);
  return (
    <div>
      <Button variant="default" size="xs" onClick={() => setValues(valuesOf())}>
        {t('articles.preview')}
      </Button>
      {values && (
        <Suspense>
          <ArticlePreview channel={channel} values={values} onClose={() => setValues(null)} />
        </Suspense>
      )}
    </div>
  );
}
