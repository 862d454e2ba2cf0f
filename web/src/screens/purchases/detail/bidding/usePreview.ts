import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { type Publication, publicationBody } from './publicationSchema.ts';

/** Milliseconds without a change after which the server is asked. */
const pause = 600;
/** How an error of a field is marked that the server has found. */
const mark = 'server';

interface About {
  id: string;
  version: number;
  isInvited: boolean;
}

/** The notice that the form would publish, asked anew after each change; what the server refuses is said at its field. */
export function usePreview(form: UseFormReturn<Publication>, { id, version, isInvited }: About) {
  const values = useWatch({ control: form.control }) as Publication;
  // By its text, so that a form that is drawn again asks nothing.
  const [text] = useDebouncedValue(JSON.stringify(values), pause);
  const body = useMemo(
    () => publicationBody(JSON.parse(text) as Publication, { version, isInvited }),
    [text, version, isInvited],
  );
  const query = useApiQuery(
    'previewPublication',
    { path: { id }, body },
    {
      enabled: body.bidEndTime !== '' && body.minBidders > 0,
      placeholderData: (before) => before,
      meta: { silent: true },
      gcTime: 60_000,
    },
  );
  const { error, isSuccess, isPlaceholderData } = query;
  useEffect(() => {
    if (error === null && (!isSuccess || isPlaceholderData)) return;
    const { errors } = form.formState;
    for (const name of Object.keys(errors) as (keyof Publication)[]) {
      if (errors[name]?.type === mark) form.clearErrors(name);
    }
    if (!isApiError(error)) return;
    for (const { field, message } of error.fieldErrors) {
      const [name = ''] = field.split('.');
      if (name in form.getValues()) form.setError(name as FieldPath<Publication>, { type: mark, message });
    }
  }, [error, isSuccess, isPlaceholderData, form]);
  return query;
}
