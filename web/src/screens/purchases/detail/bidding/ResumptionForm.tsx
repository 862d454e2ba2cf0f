import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { localTimeOf, timeOf } from '#ui/date/schoolTime.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/stepForm.ts';
import classes from './bidding.module.css';
import { type ResumptionValues, resumptionSchema } from './suspensionSchema.ts';
import type { Bidding } from './useBidding.ts';

/** The officer lets a purchase go on; where suppliers quote, until when. */
export default function ResumptionForm({ project, bidding, onClose, onReload }: StepFormProps & { bidding: Bidding }) {
  const t = useT();
  const format = useFormat();
  const resume = useApiMutation('resumeProject');
  const { id, projectName: name } = project;
  const { suspension, version } = bidding;
  const least = suspension?.leastEndTime ?? null;
  const form = useForm<ResumptionValues>({
    resolver: useRules(resumptionSchema, least !== null),
    defaultValues: { bidEndTime: localTimeOf(suspension?.nextEndTime ?? null) },
  });

  async function send({ bidEndTime }: ResumptionValues) {
    await resume.mutateAsync({
      path: { id },
      body: { version, ...(least !== null && { bidEndTime: timeOf(bidEndTime) ?? '' }) },
    });
    notify.success(t('projects.doneRESUME', { name }));
  }

  return (
    <FormDrawer
      title={['bidding.resumeTitle', { name }]}
      form={form}
      draft={`resume ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="projects.doRESUME"
    >
      <p className={classes.text}>{t(least === null ? 'bidding.resumeText' : 'bidding.resumeBiddingText')}</p>
      {least !== null && (
        <div>
          <DateField control={form.control} name="bidEndTime" label="bidding.endTime" hint="bidding.endHint" required />
          <p className={classes.quiet}>{t('bidding.resumeLeast', { time: format.dateTime(least) })}</p>
        </div>
      )}
    </FormDrawer>
  );
}
