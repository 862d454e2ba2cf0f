import { useApiMutation } from '@campus-procurement/hooks';
import type { ApiError, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '#ui/feedback/claimError.ts';
import {
  faultsOf,
  isOtherAccount,
  type ProfileChange,
  type ProfileFaults,
  type ProfileValues,
  profileBody,
  valuesOf,
} from './profileValues.ts';
import { useKeptProfile } from './useKeptProfile.ts';

/** The code of a refusal because the school has changed something meanwhile. */
const stale = 4090;

/** The profile as it is typed, what is wrong with it, and how it is sent. Every change is kept by the browser at once. */
export function useProfileForm(profile: Schemas['SupplierProfile'], onStale: () => void) {
  const t = useT();
  const draft = useKeptProfile();
  const save = useApiMutation('updateSupplierProfile', { onError: claimError });
  const [values, setValues] = useState<ProfileValues>(() => ({
    ...valuesOf(profile, t('portalProfile.businessLicence')),
    ...draft.kept,
  }));
  const latest = useRef(values);
  const [wasTried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [password, setPassword] = useState('');
  const own: ProfileFaults = {
    ...faultsOf(t, values, dayOf(new Date())),
    ...(isOtherAccount(profile, values) && password === '' && { password: t('portalProfile.passwordHint') }),
  };

  return {
    values,
    password,
    setPassword(typed: string) {
      setPassword(typed);
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== 'password')));
    },
    /** What the server has said of the whole. */
    error: save.error,
    isSending: save.isPending,
    /** What the server has refused, by field, until the field is changed. */
    refused,
    /** How many fields keep it from being sent, after an attempt. */
    faultCount: wasTried ? Object.keys(own).length : 0,
    /** What is said at a field: what is missing only after an attempt. */
    faultAt(field: string): string | undefined {
      return (wasTried ? own[field] : undefined) ?? refused[field];
    },
    change(changes: ProfileChange, field: string) {
      // An upload may end long after the form was drawn: what has been typed since must stay.
      const part = typeof changes === 'function' ? changes(latest.current) : changes;
      latest.current = { ...latest.current, ...part };
      setValues(latest.current);
      draft.keep(latest.current);
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)));
    },
    /** Leads to the first field with a fault. @returns whether there is none */
    check(): boolean {
      setTried(true);
      const [first] = Object.keys(own);
      if (first !== undefined) document.getElementsByName(first)[0]?.focus();
      return first === undefined;
    },
    async send() {
      setRefused({});
      try {
        const done = await save.mutateAsync({ body: profileBody(profile, values, password) });
        draft.forget();
        return done;
      } catch (error) {
        const { code, fieldErrors = [] } = error as ApiError;
        setRefused(Object.fromEntries(fieldErrors.map(({ field, message }) => [field, message])));
        if (code === stale) onStale();
        document.getElementsByName(fieldErrors[0]?.field ?? '')[0]?.focus();
        return null;
      }
    },
    forget: draft.forget,
  };
}
