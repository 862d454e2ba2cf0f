import { IconAlertTriangle, IconClipboardCheck } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { limits } from './purchaseValues.ts';
import classes from './sheet.module.css';
import { TextAct } from './TextAct.tsx';
import type { Purchase } from './usePurchase.ts';
import type { Notice, Sheet } from './useSheet.ts';

const names = {
  itemName: 'sponsor.itemName',
  spec: 'sponsor.spec',
  quantity: 'sponsor.quantity',
  unit: 'sponsor.unit',
  amount: 'sponsor.price',
} as const;

/** What was just done to the rows, what they lack, and the way back. */
export function SheetNotes({ form, sheet }: { form: Purchase; sheet: Sheet }) {
  const t = useT();
  const { notice, lack, uncategorized, categories } = sheet;
  const chosen = form.values.lines.findLast(({ categoryId }) => categoryId !== '')?.categoryId;
  const category = categories.find(({ value }) => value === chosen);
  const Icon = notice?.kind === 'refused' ? IconAlertTriangle : IconClipboardCheck;
  return (
    <>
      {notice && (
        <p className={classes.note} data-kind={notice.kind} role="status">
          <Icon size={16} stroke={1.75} aria-hidden />
          <span>{notice.kind === 'pasted' ? <Pasted notice={notice} sheet={sheet} /> : <Other notice={notice} />}</span>
          <span className={classes.noteActs}>
            {lack && (
              <TextAct onClick={() => document.getElementById(form.idOf(`lines.${lack.key}.${lack.first}`))?.focus()}>
                {t('sponsor.goMend')}
              </TextAct>
            )}
            {notice.kind === 'refused' ? (
              <TextAct onClick={sheet.forget}>{t('sponsor.understood')}</TextAct>
            ) : (
              <TextAct onClick={sheet.undo}>{t(notice.kind === 'pasted' ? 'sponsor.undoPaste' : 'ui.undo')}</TextAct>
            )}
          </span>
        </p>
      )}
      {uncategorized > 0 && category && (
        <p className={classes.note}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          <span>{t('sponsor.uncategorized', { count: uncategorized })}</span>
          <span className={classes.noteActs}>
            <TextAct onClick={() => sheet.spread(category.value)}>
              {t('sponsor.useCategory', { name: category.label.split(' / ').at(-1) ?? '' })}
            </TextAct>
          </span>
        </p>
      )}
    </>
  );
}

function Pasted({
  notice: { keys, isCut, totals },
  sheet: { lack },
}: {
  notice: Extract<Notice, { kind: 'pasted' }>;
  sheet: Sheet;
}) {
  const t = useT();
  const facts = { count: keys.length, most: isCut ? limits.lines : null, totals, unread: lack?.unread ?? 0 };
  if (!lack) return t('sponsor.pastedFine', facts);
  const { no, fields, category, count } = lack;
  if (count === 0) return t('sponsor.pasted', facts);
  return t('sponsor.pastedLacks', {
    ...facts,
    no,
    fields: fields.map((field) => t(names[field])),
    category,
    more: count - 1,
  });
}

function Other({ notice }: { notice: Exclude<Notice, { kind: 'pasted' }> }) {
  const t = useT();
  return notice.kind === 'refused' ? notice.text : t('sponsor.removed_row', { no: notice.at + 1 });
}
