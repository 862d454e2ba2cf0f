import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { MoneyField } from '#ui/fields/MoneyField.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { QueryView } from '#ui/page/QueryView.tsx';
import classes from './configuration.module.css';
import { RehearsalResult } from './RehearsalResult.tsx';
import { limitsOf, type RehearsalValues, rehearsalSchema } from './rehearsalSchema.ts';

interface RehearsalDrawerProps {
  /** A flow that is not saved; left out where limits alone are rehearsed. */
  draft?: Schemas['ApprovalDraft'];
  onClose: () => void;
}

/** Last year's purchases by a flow that is not saved, which is replayed at once, or by other limits. */
export default function RehearsalDrawer({ draft, onClose }: RehearsalDrawerProps) {
  const t = useT();
  const form = useForm<RehearsalValues>({
    resolver: useRules(rehearsalSchema, draft === undefined),
    defaultValues: { smallLimit: '', ownCardLimit: '' },
  });
  const [asked, setAsked] = useState<Schemas['ApprovalRehearsal'] | null>(draft ? { draft } : null);
  const run = (values: RehearsalValues) => {
    const policy = limitsOf(values);
    setAsked({ ...(draft && { draft }), ...(Object.keys(policy).length > 0 && { policy }) });
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
            <Button type="submit" variant="default">
              {t('flows.rehearseNow')}
            </Button>
          </div>
        </form>
        {asked && <Answer body={asked} />}
      </Stack>
    </SideDrawer>
  );
}

function Answer({ body }: { body: Schemas['ApprovalRehearsal'] }) {
  const query = useApiQuery('rehearseApprovalFlow', { body }, { staleTime: 60_000 });
  return <QueryView query={query}>{(result) => <RehearsalResult result={result} />}</QueryView>;
}
