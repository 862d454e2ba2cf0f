import { useApiMutation } from '@campus-procurement/hooks';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { DeclarationField } from '#ui/fields/DeclarationField.tsx';
import { FilesField } from '#ui/fields/FilesField.tsx';
import { idsOf, pictureEndings } from '#ui/fields/fileEntry.ts';
import { RadioField } from '#ui/fields/RadioField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import { parseQuantity, type StepFormProps, sentQuantity } from '../state/acceptanceState.ts';
import { type LineValue, limits, linesOf, lineValueOf, signSchema } from '../state/arrivalSchema.ts';
import { LinesField } from './LinesField.tsx';
import { Statement } from './Statement.tsx';
import { useStores } from './useStores.ts';

type Values = z.infer<ReturnType<typeof signSchema>>;

const choices = [
  { value: 'YES', label: 'acceptances.agreeYES' },
  { value: 'NO', label: 'acceptances.agreeNO' },
] as const;

/** A member counts, and signs what the page then says in words. */
export default function SignForm({ acceptance, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, version, projectName: name, items, signedCount } = acceptance;
  const sign = useApiMutation('signAcceptance');
  const { stores, waitFor } = useStores(items.some(({ needsEntry }) => needsEntry));
  const before = items.map(lineValueOf);
  const form = useForm<Values>({
    resolver: useRules(signSchema, items),
    defaultValues: { items: before, agree: 'YES', opinion: '', photoIds: [], conflictDeclared: false },
  });
  const { control } = form;
  const lines = form.watch('items');
  const changed = lines.filter((line) => JSON.stringify(line) !== JSON.stringify(before.find(({ no }) => no === line.no)));
  const isRecounted = changed.some((line) =>
    isOther(
      line,
      before.find(({ no }) => no === line.no),
    ),
  );

  async function send({ agree, opinion, photoIds, conflictDeclared }: Values) {
    const photos = idsOf(photoIds);
    const counted = changed.map(toCounted);
    await sign.mutateAsync({
      path: { id },
      body: {
        version,
        agree: agree === 'YES',
        conflictDeclared,
        ...(opinion && { opinion }),
        ...(photos.length > 0 && { photoIds: photos }),
        ...(counted.length > 0 && { items: counted }),
      },
    });
    notify.success(t('acceptances.signed'));
  }

  return (
    <FormDrawer
      title={['acceptances.signTitle', { name }]}
      form={form}
      draft={`sign ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="acceptances.doSIGN"
      waitFor={waitFor}
    >
      <LinesField control={control} name="items" items={items} stores={stores} isCounted />
      {isRecounted && signedCount > 0 && <Message tone="warning">{t('acceptances.recounted')}</Message>}
      <Statement items={items} lines={lines} />
      <RadioField control={control} name="agree" label="acceptances.agree" choices={choices} required />
      <TextField
        control={control}
        name="opinion"
        label="acceptances.opinion"
        hint="acceptances.opinionHint"
        limit={limits.opinion}
        multiline
      />
      <FilesField
        control={control}
        name="photoIds"
        label="acceptances.photos"
        hint="acceptances.photosHint"
        bizType="PURCHASE"
        limit={limits.photos}
        endings={pictureEndings}
      />
      <DeclarationField control={control} name="conflictDeclared" label="acceptances.declaration" />
    </FormDrawer>
  );
}

function isOther(line: LineValue, before: LineValue | undefined): boolean {
  const numbers = (one: LineValue) => [one.arriveQuantity, one.passQuantity].map(parseQuantity).join(' ');
  return before === undefined || numbers(line) !== numbers(before);
}

function toCounted({ no, arriveQuantity, passQuantity, problem, serials, warehouseId }: LineValue) {
  const words = problem.trim();
  return {
    no,
    arriveQuantity: sentQuantity(arriveQuantity),
    passQuantity: sentQuantity(passQuantity),
    ...(words && { problem: words }),
    serialNos: linesOf(serials),
    warehouseId: warehouseId || null,
  };
}
