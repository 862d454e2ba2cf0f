import { useApiMutation } from '@campus-procurement/hooks';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { today } from '#ui/date/dateRange.ts';
import { notify } from '#ui/feedback/notify.ts';
import { DateField } from '#ui/fields/DateField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { entryOf, idsOf, pictureEndings } from '#ui/fields/fileEntry.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { UsersField } from '#ui/fields/UsersField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { type StepFormProps, sentQuantity } from '../state/acceptanceState.ts';
import { arrivalSchema, type LineValue, limits, linesOf, lineValueOf } from '../state/arrivalSchema.ts';
import { LinesField } from './LinesField.tsx';
import { useStores } from './useStores.ts';

type Values = z.infer<ReturnType<typeof arrivalSchema>>;

/** What has come, where, and with which pictures; then it is looked at. All lines are as ordered until something else is entered. */
export default function ArrivalForm({ acceptance, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, projectName: name, items, arriveDate, acceptPlace, photos, remark, groupRule } = acceptance;
  const isSmall = groupRule.minMembers === 1;
  const update = useApiMutation('updateAcceptance');
  const submit = useApiMutation('submitAcceptance');
  // The draft may be stored, and its submission refused.
  const version = useRef(acceptance.version);
  const { stores, waitFor } = useStores(items.some(({ needsEntry }) => needsEntry));
  const form = useForm<Values>({
    resolver: useRules(arrivalSchema, items, isSmall),
    defaultValues: {
      arriveDate: arriveDate ?? today(),
      acceptPlace: acceptPlace ?? '',
      items: items.map(lineValueOf),
      photoIds: photos.map(entryOf),
      remark: remark ?? '',
      memberIds: [],
    },
  });
  const { control } = form;

  async function send({ items: lines, photoIds, remark: words, memberIds, ...stated }: Values) {
    const body = { ...stated, remark: words || null, photoIds: idsOf(photoIds), items: lines.map(toArrived) };
    const saved = await update.mutateAsync({ path: { id }, body: { ...body, version: version.current } });
    version.current = saved.version;
    await submit.mutateAsync({ path: { id }, body: { version: saved.version, ...(isSmall && { memberIds }) } });
    notify.success(t('acceptances.submitted'));
  }

  return (
    <FormDrawer
      title={['acceptances.arrivalTitle', { name }]}
      form={form}
      draft={`arrival ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="acceptances.doSUBMIT"
      waitFor={waitFor}
    >
      <DateField
        control={control}
        name="arriveDate"
        label="acceptances.arrived"
        accuracy="day"
        isDisabled={(day) => day > today()}
        required
      />
      <TextField control={control} name="acceptPlace" label="acceptances.place" limit={limits.place} required />
      <LinesField control={control} name="items" items={items} stores={stores} />
      <FilesField
        control={control}
        name="photoIds"
        label="acceptances.photos"
        hint="acceptances.photosHint"
        bizType="PURCHASE"
        limit={limits.photos}
        endings={[...pictureEndings, 'pdf']}
        required
      />
      {isSmall && (
        <UsersField
          control={control}
          name="memberIds"
          label="acceptances.signers"
          hint="acceptances.signersHint"
          people={[]}
          required
        />
      )}
      <TextField control={control} name="remark" label="acceptances.remark" limit={limits.remark} multiline />
    </FormDrawer>
  );
}

/** Before the goods are looked at, all that came counts as passed. */
function toArrived({ no, arriveQuantity, serials, warehouseId }: LineValue) {
  return { no, arriveQuantity: sentQuantity(arriveQuantity), serialNos: linesOf(serials), warehouseId: warehouseId || null };
}
