import { useT } from '#i18n/LanguageProvider.tsx';
import { Section } from '#ui/page/Section.tsx';
import { CardLines } from '#ui/purchase/CardLines.tsx';
import type { Detail } from '../state/projectState.ts';

/** The cards that pay. */
export function Cards({ funds, status }: Pick<Detail, 'funds' | 'status'>) {
  const t = useT();
  if (funds.length === 0) return null;
  return (
    <Section
      title={t('purchases.cards')}
      {...(status === 'TERMINATED' && { end: <small>{t('projects.givenBack')}</small> })}
      isFlush
    >
      <CardLines funds={funds} />
    </Section>
  );
}
