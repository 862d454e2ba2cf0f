import { useApiQuery } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type UseFormSetError, useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { endsOf, today } from '#ui/date/dateRange.ts';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { DateRangeField } from '#ui/fields/DateRangeField.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import { RehearsalResult } from './RehearsalResult.tsx';
import classes from './rehearsal.module.css';
import { limitsOf, type RehearsalValues, type RehearsedLimits, rehearsalSchema } from './rehearsalSchema.ts';

interface RehearsalDrawerProps {
  /** A flow that is not saved; left out where limits alone are rehearsed. */
  draft?: Schemas['ApprovalDraft'];
  /** Limits that are not saved, which are rehearsed at once. */
  limits?: RehearsedLimits;
  onClose: () => void;
}

/** Last year's purchases by a flow that is not saved, which is replayed at once, or by other limits. */
export default function RehearsalDrawer({ draft, limits, onClose }: RehearsalDrawerProps) {
  const t = useT();
  const form = useForm<RehearsalValues>({
    resolver: useRules(rehearsalSchema, draft === undefined),
    defaultValues: { smallLimit: '', ownCardLimit: '', ...limits, period: '' },
  });
  const [asked, setAsked] = useState<Schemas['ApprovalRehearsal'] | null>(draft ? { draft } : limits ? { policy: limits } : null);
  const run = (values: RehearsalValues) => {
    const policy = limitsOf(values);
    const { period } = values;
    const [from, to] = period === '' ? [] : endsOf(period);
    setAsked({
      ...(draft && { draft }),
      ...(Object.keys(policy).length > 0 && { policy }),
      ...(from && to && { from, to }),
    });
  };
  return (
    <SideDrawer onClose={onClose} title={t('flows.rehearse')} size={760}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t(draft ? 'flows.rehearseDraftHint' : 'flows.rehearseHint')}
        </Text>
        <form onSubmit={form.handleSubmit(run)} noValidate aria-label={t('flows.rehearse')}>
          <div className={classes.limits}>
            <MoneyField control={form.control} name="smallLimit" label="flows.trySmallLimit" hint="flows.tryLimitHint" />
            <MoneyField control={form.control} name="ownCardLimit" label="flows.tryOwnCardLimit" hint="flows.tryLimitHint" />
            <DateRangeField
              control={form.control}
              name="period"
              label="flows.rehearsePeriod"
              hint="flows.rehearsePeriodHint"
              accuracy="day"
              isDisabled={(day) => day > today()}
            />
            <Button type="submit" variant="default">
              {t('flows.rehearseNow')}
            </Button>
          </div>
        </form>
        {asked && <Answer body={asked} setError={form.setError} />}
      </Stack>
    </SideDrawer>
  );
}

interface AnswerProps {
  body: Schemas['ApprovalRehearsal'];
  setError: UseFormSetError<RehearsalValues>;
}

/** What the server says, or, of a limit that cannot be, at its field why. */
function Answer({ body, setError }: AnswerProps) {
  const query = useApiQuery('rehearseApprovalFlow', { body }, { staleTime: 60_000 });
  const { error } = query;
  const isRefused = refusedLimits(error).length > 0;
  useEffect(() => {
    for (const { name, message } of refusedLimits(error)) setError(name, { message });
  }, [error, setError]);
  if (isRefused) return null;
  return <QueryView query={query}>{(result) => <RehearsalResult result={result} />}</QueryView>;
}

/** The limits that the server does not take. */
function refusedLimits(error: unknown) {
  const errors = isApiError(error) ? error.fieldErrors : [];
  return (['smallLimit', 'ownCardLimit'] as const).flatMap((name) =>
    errors.flatMap(({ field, message }) => (field === `policy.${name}` ? [{ name, message }] : [])),
  );
}
