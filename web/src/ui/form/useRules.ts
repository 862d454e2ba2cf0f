import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { issueText } from './issueText.ts';

/**
 * The rules of a form for `useForm`, in the language of the page.
 * @param schema makes the rules; keep it outside the component
 * @param about what the rules depend on besides the language
 * @example
 * const form = useForm({ resolver: useRules(contactSchema), defaultValues });
 */
export function useRules<V extends FieldValues, Sent, About extends unknown[]>(
  schema: (t: Translate, ...about: About) => z.ZodMiniType<Sent, V>,
  ...about: About
): Resolver<V, unknown, Sent> {
  const t = useT();
  // biome-ignore lint/correctness/useExhaustiveDependencies: as many as the schema takes, which is the same each time
  return useMemo(() => zodResolver(schema(t, ...about), { error: issueText(t) }), [t, schema, ...about]);
}
