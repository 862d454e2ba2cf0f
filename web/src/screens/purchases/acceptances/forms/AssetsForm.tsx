import { useApiMutation } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { type Control, useController, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { wrongIn } from '#ui/fields/refusedRows.ts';
import { FormDrawer } from '#ui/form/FormDrawer.tsx';
import { useRules } from '#ui/form/useRules.ts';
import type { StepFormProps } from '../state/acceptanceState.ts';
import { callsFor, enteredNumbers, placeInForm, shownNumbers } from '../state/assetNumbers.ts';
import { type AssetLine, assetFault, assetsSchema } from '../state/concludeSchema.ts';

type Values = z.infer<ReturnType<typeof assetsSchema>>;

/** The numbers of the fixed assets that passed. */
export default function AssetsForm({ acceptance, onClose, onReload }: StepFormProps) {
  const t = useT();
  const { id, projectName: name, items } = acceptance;
  // Some of the calls may be carried out, and the next one refused.
  const latest = useRef(acceptance.version);
  const record = useApiMutation('recordAssetNumbers');
  const form = useForm<Values>({
    resolver: useRules(assetsSchema),
    defaultValues: {
      items: items.flatMap(({ no, itemName, fixedAsset, passQuantity, assetNos }): AssetLine[] => {
        const count = Math.floor(Number(passQuantity));
        return fixedAsset && count > 0 ? [{ no, count, name: itemName, text: shownNumbers(assetNos) }] : [];
      }),
    },
  });

  async function send({ items: lines }: Values) {
    const entered = lines.map(({ no, text }) => ({
      no,
      before: items.find((item) => item.no === no)?.assetNos ?? [],
      numbers: enteredNumbers(text).numbers,
    }));
    for (const changes of callsFor(entered)) {
      const body = { version: latest.current, items: changes };
      const saved = await record.mutateAsync({ path: { id }, body }).catch((error: unknown) => {
        if (isApiError(error)) for (const fault of error.fieldErrors) fault.field = placeInForm(fault.field, changes, entered);
        throw error;
      });
      latest.current = saved.version;
    }
    notify.success(t('acceptances.assetsSaved'));
  }

  return (
    <FormDrawer
      title={['acceptances.assetsTitle', { name }]}
      form={form}
      draft={`assets ${id}`}
      onSubmit={send}
      onClose={onClose}
      onReload={onReload}
      saved={null}
      saveLabel="acceptances.doRECORD_ASSETS"
    >
      <p>{t('acceptances.assetsHint')}</p>
      <Numbers control={form.control} />
    </FormDrawer>
  );
}

function Numbers({ control }: { control: Control<Values> }) {
  const t = useT();
  const { field, fieldState } = useController({ control, name: 'items' });
  const refusedAt = wrongIn(fieldState.error);
  /** What the server refuses of a line, with the numbers that it refuses. */
  function refusedIn({ text }: AssetLine, index: number) {
    const said = enteredNumbers(text).numbers.flatMap((number, at) => {
      const message = refusedAt(`${index}.assetNos.${at}`);
      return message === undefined ? [] : [`${number} ${message}`];
    });
    return said.length > 0 ? said.join(' · ') : refusedAt(String(index));
  }
  return field.value.map((line, index) => (
    <Textarea
      key={line.no}
      label={t('acceptances.assetsOf', { name: line.name, count: line.count })}
      description={t('acceptances.assetsCount', { entered: enteredNumbers(line.text).numbers.length, count: line.count })}
      value={line.text}
      autosize
      minRows={Math.min(line.count, 6)}
      maxRows={12}
      onChange={({ currentTarget: { value } }) =>
        field.onChange(field.value.map((one) => (one.no === line.no ? { ...one, text: value } : one)))
      }
      error={fieldState.invalid && (assetFault(t, line) ?? refusedIn(line, index))}
    />
  ));
}
