import { compareMoney } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { filledLines, isBlank, type PurchaseValues, restOf, totalOf } from './purchaseValues.ts';
import { amountOf, quantityOf } from './typedNumbers.ts';
import type { Card } from './useCards.ts';
import type { Check } from './useCheck.ts';
import { hasBasics, type Part } from './useParts.ts';

interface FactsOf {
  values: PurchaseValues;
  check: Check | undefined;
  cards: readonly Card[] | undefined;
}

/** What is known of each part: a few words for the steps, a line for a part that is folded. */
export function usePartFacts({ values, check, cards }: FactsOf) {
  const t = useT();
  const format = useFormat();
  const { terms, funds, description, purchaseType } = values;
  const files = [...values.argument, ...values.files];
  const lines = filledLines(values).filter((line) => !isBlank(line));
  const total = totalOf(values);
  const rest = restOf(values);
  const chosen = funds.filter(({ expenditureId }) => expenditureId !== '');
  const isAssigned = compareMoney(rest, '0.00') === 0;
  const pieces = lines.reduce((sum, { quantity }) => sum + Number(quantityOf(quantity) ?? 0), 0);
  const sums = lines.flatMap((line) => (amountOf(line.amount) === null ? [] : [line]));
  const largest = sums.toSorted((one, other) => compareMoney(amountOf(other.amount) ?? '0', amountOf(one.amount) ?? '0'))[0];
  const isBidFor = values.executionCode === '';
  const config = isBidFor ? check?.pattern?.bidConfig : undefined;
  const minBidders = isBidFor && (terms.minBidders || config?.minBidders);
  const noticeHours = isBidFor && (terms.noticeHours || config?.noticeHours);

  const moneyWords = () => {
    if (chosen.length === 0) return t('sponsor.noCardYet');
    if (isAssigned) return t('sponsor.allAssigned');
    return rest.startsWith('-')
      ? t('sponsor.tooMuch', { sum: format.money(rest.slice(1)) })
      : t('sponsor.lacks', { sum: format.money(rest) });
  };
  const termWords = () => {
    if (terms.deliveryDays !== '') return t('sponsor.filledIn');
    return t(config ? 'sponsor.byPattern' : 'sponsor.notYet');
  };
  const short: Record<Part, string> = {
    basics: t(hasBasics(values) ? 'sponsor.filledIn' : 'sponsor.notYet'),
    lines: lines.length === 0 ? t('sponsor.notYet') : t('sponsor.linesShort', { count: lines.length, sum: format.money(total) }),
    money: moneyWords(),
    terms: termWords(),
    papers: files.length === 0 ? t('sponsor.noPapers') : t('sponsor.papersCount', { count: files.length }),
  };

  const long: Record<Part, (string | false | undefined)[]> = {
    basics: [t(`sponsor.type${purchaseType}`), description.trim() || t('sponsor.notYet')],
    lines: [
      lines.length === 0 ? t('sponsor.notYet') : t('sponsor.linesLong', { count: lines.length, pieces: format.number(pieces) }),
      largest && t('sponsor.largest', { name: largest.itemName.trim(), sum: format.money(amountOf(largest.amount) ?? '0.00') }),
    ],
    money:
      chosen.length === 0
        ? [t('sponsor.noCardYet')]
        : chosen.map(({ expenditureId, amount }) => {
            const paid = chosen.length === 1 ? total : amountOf(amount);
            return [cards?.find(({ id }) => id === expenditureId)?.cardName, paid && format.money(paid)]
              .filter(Boolean)
              .join(' ');
          }),
    terms: [
      minBidders ? t('sponsor.factBidders', { count: Number(minBidders) }) : terms.deliveryDays === '' && t('sponsor.notYet'),
      noticeHours ? t('sponsor.factNotice', { hours: Number(noticeHours) }) : false,
      terms.deliveryDays !== '' && t('sponsor.factDelivery', { days: Number(terms.deliveryDays) }),
      terms.warrantyMonths !== '' && t('sponsor.factWarranty', { months: Number(terms.warrantyMonths) }),
    ],
    papers: files.length === 0 ? [t('sponsor.noPapers')] : files.map(({ fileName }) => fileName),
  };
  return { short, long: (part: Part) => long[part].filter(Boolean).join(' · ') };
}
