import type { Schemas } from '@campus-procurement/sdk';
import { useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useKeptReceipts } from '../receipts/useKeptReceipts.ts';
import { QuoteFiles } from './QuoteFiles.tsx';
import { QuoteLine } from './QuoteLine.tsx';
import { QuoteSum } from './QuoteSum.tsx';
import { QuoteTermsPart } from './QuoteTermsPart.tsx';
import { type QuoteValues, startingValues } from './quoteValues.ts';
import { faultsOf, type QuoteFaults, totalOf } from './readQuote.ts';
import { SealSheet } from './SealSheet.tsx';
import { useKeptQuote } from './useKeptQuote.ts';
import { useQuoteFiles } from './useQuoteFiles.ts';
import { useSeal } from './useSeal.ts';

interface QuoteFormProps {
  /** Where nobody may quote any more, what was typed is shown only. */
  purchase: Schemas['BiddablePurchaseDetail'];
  /** Called when the server has refused the quote because it came too late. */
  onLate: () => void;
}

/** A quote, line by line. Every change is kept by the browser at once; sealing asks first. */
export function QuoteForm({ purchase, onLate }: QuoteFormProps) {
  const t = useT();
  const draft = useKeptQuote(purchase.projectId);
  const { receipts } = useKeptReceipts(purchase.projectId);
  const [values, setValues] = useState(() => startingValues(purchase, draft.kept, receipts[0]));
  const latest = useRef(values);
  const [wasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const seal = useSeal(purchase, { onSealed: draft.forget, onLate });
  const uploads = useQuoteFiles(purchase.projectId, values.files, (files) => change({ files }, 'fileIds'));
  const gaps = faultsOf(t, values);
  const own: QuoteFaults = uploads.pending.length > 0 ? { ...gaps, fileIds: t('portalBids.filesPending') } : gaps;
  const total = totalOf(values.lines, purchase);

  /** What is said at a field: what the server has refused, until it is changed; what is missing only after an attempt. */
  function faultAt(field: string): string | undefined {
    return (wasTried ? own[field] : undefined) ?? seal.refused[field];
  }

  function change(part: Partial<QuoteValues>, field: string) {
    // An upload may end long after the form was drawn: what has been typed since must stay.
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    draft.keep(latest.current);
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
      <fieldset disabled={!purchase.mayQuote}>
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
        <QuoteFiles files={values.files} uploads={uploads} faultAt={faultAt} />
        <QuoteSum
          total={total}
          ceiling={purchase.priceCeiling}
          missing={Object.keys(gaps).length}
          isSending={seal.isSending}
          failure={seal.failure}
        />
      </fieldset>
      {isAsking && purchase.mayQuote && (
        <SealSheet purchase={purchase} total={total} files={values.files.length} onSeal={send} onClose={() => setAsking(false)} />
      )}
    </form>
  );
}
