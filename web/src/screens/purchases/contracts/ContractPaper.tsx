import type { Schemas } from '@campus-procurement/sdk';
import { canonicalText, sha256 } from '@campus-procurement/sdk/commitment';
import { amountInCapitals } from '@campus-procurement/sdk/money';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import PrintPreview from '#ui/print/PrintPreview.tsx';
import { PaymentPlans } from '#ui/purchase/PaymentPlans.tsx';
import { ContractLines } from './ContractLines.tsx';
import { Parties } from './Parties.tsx';
import classes from './paper.module.css';

type Detail = Schemas['ContractDetail'];

/** A contract on paper: the parties, what is delivered, how it is paid, the terms, and room to sign. Number and fingerprint stand at its foot. */
export default function ContractPaper({ contract, onClose }: { contract: Detail; onClose: () => void }) {
  const t = useT();
  const { contractCode, contractName, companyName } = contract;
  return (
    <PrintPreview title={contractName} note={contractCode ?? t('contracts.noNumber')} school={companyName} onClose={onClose}>
      <Paper contract={contract} />
    </PrintPreview>
  );
}

function Paper({ contract }: { contract: Detail }) {
  const t = useT();
  const format = useFormat();
  const { contractCode, contractName, amount, lines, paymentPlans, terms, signDate, status } = contract;
  const isDraft = status === 'DRAFT' || status === 'REJECTED' || status === 'APPROVING';
  return (
    <article className={classes.paper}>
      <h1>{contractName}</h1>
      {isDraft && <p className={classes.draft}>{t('contracts.paperDraft')}</p>}
      <Parties contract={contract} />
      <h2>{t('contracts.lines')}</h2>
      <ContractLines lines={lines} />
      <p className={classes.total}>{t('contracts.paperTotal', { amount, capitals: amountInCapitals(amount) })}</p>
      <h2>{t('purchases.paymentPlans')}</h2>
      <PaymentPlans plans={paymentPlans} isPlanOnly />
      <h2>{t('contracts.terms')}</h2>
      <p className={classes.text}>{terms ?? t('contracts.paperTerms')}</p>
      <dl className={classes.signatures}>
        {(['A', 'B'] as const).map((party) => (
          <div key={party}>
            <dt>{t(`contracts.seal${party}`)}</dt>
            <dd />
            <dt>{t('contracts.signer')}</dt>
            <dd />
            <dt>{t('contracts.signDate')}</dt>
            <dd>{signDate === null ? '' : format.date(signDate)}</dd>
          </div>
        ))}
      </dl>
      <footer className={classes.foot}>
        <span>{t('contracts.paperNumber', { number: contractCode ?? t('contracts.noNumber') })}</span>
        <span>SHA-256 {fingerprintOf(contract)}</span>
      </footer>
    </article>
  );
}

/** SHA-256 over what the paper says: a changed paper has another one. */
function fingerprintOf({
  contractCode,
  partyA,
  partyB,
  amount,
  lines,
  paymentPlans,
  terms,
  deliveryDate,
  warrantyMonths,
}: Detail) {
  return sha256(
    canonicalText({
      contractCode,
      partyA,
      partyB,
      amount,
      terms,
      deliveryDate,
      warrantyMonths,
      lines: lines.map(({ no, itemName, spec, brand, model, quantity, unit, unitPrice, amount: total }) => ({
        no,
        itemName,
        spec,
        brand,
        model,
        quantity,
        unit,
        unitPrice,
        total,
      })),
      plans: paymentPlans.map(({ phase, condition, amount: part, planDate }) => ({ phase, condition, part, planDate })),
    }),
  );
}
