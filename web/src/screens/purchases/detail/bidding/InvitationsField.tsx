import { Button, Fieldset, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type Control, useController, useFieldArray } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { limits, type Publication } from './publicationSchema.ts';
import classes from './publish.module.css';

/** Suppliers that are invited by name beside those that are drawn, each with the reason. */
export function InvitationsField({ control }: { control: Control<Publication> }) {
  const t = useT();
  const { fields, append, remove } = useFieldArray({ control, name: 'invitations' });
  const { fieldState } = useController({ control, name: 'invitations' });
  return (
    <Input.Wrapper
      label={t('bidding.invitations')}
      labelElement="div"
      description={t('bidding.invitationsHint')}
      error={fieldState.error?.message}
    >
      {fields.map(({ id }, index) => (
        <Fieldset key={id} legend={t('bidding.invitation', { no: index + 1 })} className={classes.invitation ?? ''}>
          <Supplier control={control} index={index} />
          <TextField
            control={control}
            name={`invitations.${index}.reason`}
            label="bidding.reasonOfName"
            limit={limits.reason}
            multiline
            required
          />
          <Button variant="default" size="xs" onClick={() => remove(index)}>
            {t('bidding.removeInvitation', { no: index + 1 })}
          </Button>
        </Fieldset>
      ))}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} />}
        disabled={fields.length >= limits.invitations}
        onClick={() => append({ supplierId: '', reason: '' })}
      >
        {t('bidding.addInvitation')}
      </Button>
    </Input.Wrapper>
  );
}

function Supplier({ control, index }: { control: Control<Publication>; index: number }) {
  const [found, search] = useSupplierSearch('APPROVED');
  const [chosen, setChosen] = useState<Choice[]>([]);
  const { field } = useController({ control, name: `invitations.${index}.supplierId` });
  const choices = withChosen((found.data?.records ?? []).map(choiceOfSupplier), chosen);
  const now = choices.find(({ value }) => value === field.value);
  // What was chosen stays among the choices when another name is searched.
  if (now && chosen[0]?.value !== now.value) setChosen([now]);
  return (
    <LookupField
      control={control}
      name={`invitations.${index}.supplierId`}
      label="bidding.supplier"
      choices={choices}
      onSearch={search}
      required
    />
  );
}
