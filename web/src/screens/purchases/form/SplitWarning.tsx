import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './precheck.module.css';
import { limits } from './purchaseValues.ts';
import { Wrong } from './Question.tsx';
import { TextAct } from './TextAct.tsx';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

/** Least characters of the reason. */
const least = 20;

/** Similar purchases that together cross a limit: which, how much, and why they are separate. */
export function SplitWarning({ form, check }: { form: Purchase; check: Check }) {
  const t = useT();
  const format = useFormat();
  const [isListed, setListed] = useState(false);
  const { splitReason } = form.values;
  const { similar, similarAmount, amount } = check;
  const together = fromCents(toCents(similarAmount) + toCents(amount));
  const said = form.wrongAt('splitReason');
  return (
    <>
      <p>
        {t('sponsor.splitText', { count: similar.length, sum: format.money(similarAmount), together: format.money(together) })}
      </p>
      <Textarea
        id={form.idOf('splitReason')}
        className={classes.reason ?? ''}
        aria-label={t('sponsor.splitReason')}
        placeholder={t('sponsor.splitHint')}
        value={splitReason}
        maxLength={limits.splitReason}
        autosize
        minRows={2}
        maxRows={8}
        error={said !== undefined}
        aria-describedby={form.idOf('split-wrong')}
        onChange={(event) => form.change({ splitReason: event.currentTarget.value })}
      />
      <Wrong id={form.idOf('split-wrong')}>{said}</Wrong>
      <p className={classes.two}>
        <span>{t('sponsor.counted', { count: splitReason.trim().length, least })}</span>
        {similar.length > 0 && (
          <TextAct aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {isListed ? t('sponsor.fewerCards') : t('sponsor.seeSimilar', { count: similar.length })}
          </TextAct>
        )}
      </p>
      {isListed && (
        <ul className={classes.similar}>
          {similar.map((one) => (
            <li key={one.id}>
              <TextLink to={purchaseAddress(one.id)}>{one.projectName}</TextLink>
              <small>
                {[one.projectCode, one.submitTime && format.date(one.submitTime), format.money(one.amount)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
