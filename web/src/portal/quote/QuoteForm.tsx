import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useKeptReceipts } from '../receipts/useKeptReceipts.ts';
import { QuoteLine } from './QuoteLine.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { QuoteTermsPart } from './QuoteTermsPart.tsx';
import { type QuoteValues, startingValues } from './quoteValues.ts';
import { faultsOf, totalOf } from './readQuote.ts';
import { SealSheet } from './SealSheet.tsx';
import { useKeptQuote } from './useKeptQuote.ts';
import { useSeal } from './useSeal.ts';

/** A quote, line by line. Every change is kept by the browser at once; sealing asks first. */
export function QuoteForm({ purchase }: { purchase: Schemas['BiddablePurchaseDetail'] }) {
  const t = useT();
  const draft = useKeptQuote(purchase.projectId);
  const { receipts } = useKeptReceipts(purchase.projectId);
  const [values, setValues] = useState(() => startingValues(purchase, draft.kept, receipts[0]));
  const [wasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const seal = useSeal(purchase, draft.forget);
  const own = faultsOf(values);
  const total = totalOf(values.lines, purchase);

  /** What is said at a field: what the server has refused, until it is changed; what is missing only after an attempt. */
  function faultAt(field: string): string | undefined {
    const key = own[field];
    return (wasTried && key ? t(key) : undefined) ?? seal.refused[field];
  }

  function change(part: Partial<QuoteValues>, field: string) {
    const next = { ...values, ...part };
    setValues(next);
    draft.keep(next);
    seal.forgive(field);
  }

  function submit() {
    setTried(true);
    const [first] = Object.keys(own);
    if (first !== undefined) return document.getElementsByName(first)[0]?.focus();
    setAsking(true);
  }

  async function send() {
    setAsking(false);
    const refused = await seal.send(values);
    if (refused) document.getElementsByName(refused)[0]?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {purchase.lines.map((wanted, at) => {
        const line = values.lines[at];
        return (
          line && (
            <QuoteLine
              key={wanted.no}
              wanted={wanted}
              values={line}
              faultAt={(field) => faultAt(`lines.${at}.${field}`)}
              name={(field) => `lines.${at}.${field}`}
              onChange={(part) =>
                change(
                  { lines: values.lines.map((one, index) => (index === at ? { ...one, ...part } : one)) },
                  `lines.${at}.${Object.keys(part)[0]}`,
                )
              }
            />
          )
        );
      })}
      <QuoteTermsPart purchase={purchase} values={values} faultAt={faultAt} onChange={change} />
      <QuoteSum
        total={total}
        ceiling={purchase.priceCeiling}
        missing={Object.keys(own).length}
        isSending={seal.isSending}
        failure={seal.failure}
      />
      {isAsking && <SealSheet purchase={purchase} total={total} onSeal={send} onClose={() => setAsking(false)} />}
    </form>
  );
}
