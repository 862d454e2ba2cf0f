import {
  approvalIfEmptyValues,
  approvalNodeKindValues,
  approvalNodeModeValues,
  approvalNodePlaceValues,
} from '@campus-procurement/sdk/values';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LookupField } from '#ui/fields/LookupField.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import { SwitchField } from '#ui/fields/SwitchField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { UsersField } from '#ui/fields/UsersField.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import classes from './configuration.module.css';
import { type FlowValues, limits, nodeOf } from './flowSchema.ts';
import type { FlowChoices } from './useFlowChoices.ts';

interface NodeFieldsProps {
  control: Control<FlowValues>;
  index: number;
  choices: FlowChoices;
  /** Who was chosen before. */
  people: readonly { id: string; name: string }[];
}

const kinds = approvalNodeKindValues.map((value) => ({ value, label: `flows.kind${value}` as const }));
const places = approvalNodePlaceValues.map((value) => ({ value, label: `flows.place${value}` as const }));
const modes = approvalNodeModeValues.map((value) => ({ value, label: `flows.mode${value}` as const }));
const empties = approvalIfEmptyValues.map((value) => ({ value, label: `flows.empty${value}` as const }));

/** Who is asked in one node, and how. */
export function NodeFields({ control, index, choices, people }: NodeFieldsProps) {
  const t = useT();
  const node = useWatch({ control, name: `nodes.${index}` });
  const [isOpen, setOpen] = useState(nodeOf(node).when !== undefined);
  const name = <P extends string>(part: P) => `nodes.${index}.${part}` as const;
  return (
    <>
      <div className={classes.grid}>
        <SelectField control={control} name={name('kind')} label="flows.nodeKind" choices={kinds} />
        {node.kind === 'ROLE' && (
          <>
            <LookupField control={control} name={name('roleCode')} label="flows.role" choices={choices.roles} required />
            <SelectField control={control} name={name('where')} label="flows.where" choices={places} />
            {node.where === 'FIXED_DEPT' && (
              <LookupField control={control} name={name('deptId')} label="flows.dept" choices={choices.depts} required />
            )}
          </>
        )}
        {node.kind === 'USERS' && (
          <UsersField
            control={control}
            name={name('userIds')}
            label="flows.users"
            people={people.filter(({ id }) => node.userIds.includes(id))}
            required
          />
        )}
        <SelectField control={control} name={name('mode')} label="flows.mode" choices={modes} />
        <SelectField control={control} name={name('ifEmpty')} label="flows.ifEmpty" choices={empties} />
        <TextField control={control} name={name('limitDays')} label="flows.limitDays" limit={2} />
        <TextField control={control} name={name('name')} label="flows.nodeName" limit={limits.nodeName} />
      </div>
      {index > 0 && <SwitchField control={control} name={name('otherThanBefore')} label="flows.otherThanBefore" />}
      {isOpen ? (
        <fieldset className={classes.when}>
          <legend>{t('flows.when')}</legend>
          <ConditionFields control={control} at={name('when')} choices={choices} />
        </fieldset>
      ) : (
        <Button variant="subtle" size="compact-sm" style={{ alignSelf: 'flex-start' }} onClick={() => setOpen(true)}>
          {t('flows.addWhen')}
        </Button>
      )}
    </>
  );
}
