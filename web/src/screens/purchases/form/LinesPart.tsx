import { useMediaQuery } from '@mantine/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LineCards } from './LineCards.tsx';
import { LineSheet } from './LineSheet.tsx';
import classes from './parts.module.css';
import { Wrong } from './Question.tsx';
import { SheetNotes } from './SheetNotes.tsx';
import { SheetTools } from './SheetTools.tsx';
import type { Purchase } from './usePurchase.ts';
import { useSheet } from './useSheet.ts';

const phone = '(max-width: 48em)';

/** What is bought, line by line: a sheet, on a phone cards. */
export function LinesPart({ form }: { form: Purchase }) {
  const t = useT();
  const sheet = useSheet(form);
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const said = form.wrongAt('items');
  return (
    <>
      <SheetTools sheet={sheet} hint={isPhone ? null : t('sponsor.sheetHint')} />
      <SheetNotes form={form} sheet={sheet} />
      {said && (
        <div className={classes.hint}>
          <Wrong>{said}</Wrong>
        </div>
      )}
      {isPhone ? <LineCards form={form} sheet={sheet} /> : <LineSheet form={form} sheet={sheet} />}
    </>
  );
}
