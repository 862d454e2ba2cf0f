import { executionCodeValues } from '@campus-procurement/sdk/values';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PurchaseValues } from './purchaseValues.ts';

interface Opened {
  /** Another one is another form. */
  key: number;
  /** The purchase that the form began with; null for a new one. */
  id: string | null;
  /** What the address asked for when this was last looked at. */
  asked: string | null;
  /** The way that the address asked for a new one. */
  way: PurchaseValues['executionCode'];
  /** The draft that the form has made, which the address is about to name. */
  made: string | null;
}

/** Which purchase the form is about. A new one gets its address when it is first saved; the form and its focus stay. */
export function useOpened() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('id');
  const way = executionCodeValues.find((code) => code === parameters.get('way') && code !== 'ONLINE_BID') ?? '';
  const [opened, open] = useState<Opened>({ key: 0, id: asked, asked, way, made: null });
  let now = opened;
  // What was begun anew is chosen in its address: another way there is another form, too.
  if (asked !== opened.asked || (asked === null && way !== opened.way)) {
    now =
      asked !== null && asked === opened.made ? { ...opened, asked } : { key: opened.key + 1, id: asked, asked, way, made: null };
    open(now);
  }
  return {
    key: now.key,
    /** The way that the address wants for a new one; '' for bidding. */
    way: now.way,
    id: now.id,
    /** The form has made a draft. */
    name(made: string) {
      if (now.made === made) return;
      open({ ...now, made });
      setParameters({ id: made }, { replace: true });
    },
    /** Begins again with what the server has. */
    reopen: (id: string | null) => open({ key: now.key + 1, id, asked, way, made: id }),
  };
}
