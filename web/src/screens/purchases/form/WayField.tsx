import type { Schemas } from '@campus-procurement/sdk';
import { Select, Textarea } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import parts from './parts.module.css';
import { limits } from './purchaseValues.ts';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

/** Least characters of the reason. */
const least = 20;

/** How a larger purchase is bought: by bidding, or in another way that the school offers for it, with the reason. */
export function WayField({ form, check }: { form: Purchase; check: Check | undefined }) {
  const t = useT();
  const { executionCode, otherReason } = form.values;
  const executions = check?.executions ?? [];
  if (executions.length === 0 && executionCode === '') return null;
  // What was chosen stays in sight when it is not offered any more.
  const isUnknown = executionCode !== '' && !executions.some((one) => one.executionCode === executionCode);
  const name = executionCode === '' ? '' : t(`purchases.way${executionCode}`);
  // Without an amount it is not known yet what is offered.
  const isOpen = check === undefined || check.amount === '0.00';
  const data = [
    { value: 'ONLINE_BID', label: t('sponsor.wayBIDDING') },
    ...executions.map((one) => ({ value: one.executionCode, label: one.executionName })),
    ...(isUnknown ? [{ value: executionCode, label: isOpen ? name : t('sponsor.wayGone', { way: name }) }] : []),
  ];
  const set = (value: string | null) => {
    const chosen = value === null || value === 'ONLINE_BID' ? '' : (value as Schemas['ExecutionCode']);
    form.change({ executionCode: chosen });
  };
  return (
    <>
      <Select
        id={form.idOf('executionCode')}
        label={t('sponsor.way')}
        description={t('sponsor.wayHint')}
        data={data}
        value={executionCode || 'ONLINE_BID'}
        onChange={set}
        allowDeselect={false}
        error={form.wrongAt('executionCode')}
      />
      {executionCode !== '' && (
        <div>
          <Textarea
            id={form.idOf('otherReason')}
            label={t('sponsor.otherReason')}
            placeholder={t('sponsor.otherReasonHint')}
            value={otherReason}
            maxLength={limits.otherReason}
            autosize
            minRows={2}
            maxRows={8}
            withAsterisk
            error={form.wrongAt('otherReason')}
            onChange={(event) => form.change({ otherReason: event.currentTarget.value })}
          />
          <p className={parts.wayNote}>{t('sponsor.counted', { count: otherReason.trim().length, least })}</p>
        </div>
      )}
    </>
  );
}
