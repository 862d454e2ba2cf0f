import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { sharedStockAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './precheck.module.css';
import { filledLines } from './purchaseValues.ts';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

/** What is good to know of the goods: what others share of them, who buys the same now, so that both may buy together, and what was paid last. */
export function LineHints({ form, check }: { form: Purchase; check: Check | undefined }) {
  const t = useT();
  const format = useFormat();
  if (!check || check.sharedOffers.length + check.colleagues.length + check.lastPrices.length === 0) return null;
  const lines = filledLines(form.values);
  const nameOf = (no: number) => lines[no]?.itemName.trim() ?? '';
  const purpose = (form.values.description || form.values.projectName).trim();
  const askFor = ({ stockId, itemNo, offeredQuantity }: Check['sharedOffers'][number]) => {
    const wanted = lines[itemNo]?.quantity.trim() ?? '';
    return sharedStockAddress({
      stockId,
      purpose,
      quantity: Number(wanted) < Number(offeredQuantity) ? wanted : offeredQuantity,
    });
  };
  return (
    <Section title={t('sponsor.goodToKnow')}>
      <ul className={classes.similar}>
        {check.sharedOffers.map((one) => (
          <li key={`shared ${one.stockId}`}>
            {t(one.mayApply ? 'sponsor.sharedOffer' : 'sponsor.sharedOwn', {
              what: [one.itemName, one.brand, one.model].filter(Boolean).join(' '),
              amount: `${one.offeredQuantity} ${one.unit}`,
              dept: one.ownerDeptName,
            })}
            <small>
              {[one.warehouseName, one.address, t('sponsor.untouchedSince', { day: format.date(one.lastMoveTime) })]
                .filter(Boolean)
                .join(' · ')}
            </small>
            {one.mayApply && (
              <TextLink to={askFor(one)} target="_blank" isAct>
                {t('sponsor.askForShared')}
              </TextLink>
            )}
          </li>
        ))}
        {check.colleagues.map((one) => (
          <li key={`colleague ${one.projectCode} ${one.itemNo} ${one.quantity}`}>
            {t('sponsor.colleagueBuys', {
              who: one.applicantName,
              dept: one.deptName,
              what: nameOf(one.itemNo),
              amount: [one.quantity, one.unit].filter(Boolean).join(' '),
            })}
            <small>{[one.projectCode, one.projectName, t('sponsor.joinThem')].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
        {check.lastPrices.map((one) => (
          <li key={`price ${one.itemNo}`}>
            {t('sponsor.lastPrice', {
              what: nameOf(one.itemNo),
              price: format.unitPrice(one.unitPrice),
              unit: one.unit ?? '',
            })}
            <small>
              {[one.projectCode, one.projectName, one.submitTime && format.date(one.submitTime)].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  );
}
