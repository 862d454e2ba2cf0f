import { ActionIcon, Select, Textarea, TextInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { wrongIn } from '#ui/fields/refusedRows.ts';
import { Verdict } from '../parts/Counted.tsx';
import { differs, type Item, parseQuantity, quantityOf } from '../state/acceptanceState.ts';
import { type LineFaults, type LineValue, lineFaults } from '../state/arrivalSchema.ts';
import classes from './lines.module.css';

interface LinesFieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  items: readonly Item[];
  /** What passed is counted, too; before the goods are looked at, it is all that came. */
  isCounted?: boolean;
  /** Stores that goods can go to. */
  stores: readonly { value: string; label: string; isHazardous: boolean }[];
}

/** What arrived of each line, counted with one thumb: what differs stands on top. */
export function LinesField<V extends FieldValues>({ control, name, items, isCounted = false, stores }: LinesFieldProps<V>) {
  const t = useT();
  const { field, fieldState } = useController({ control, name });
  const lines = field.value as LineValue[];
  const refusedAt = wrongIn(fieldState.error);
  // The order stays while somebody counts.
  const [order] = useState(() => [...items.filter(differs), ...items.filter((item) => !differs(item))]);
  const change = (no: number, changes: Partial<LineValue>) =>
    field.onChange(lines.map((line) => (line.no === no ? { ...line, ...changes } : line)));
  const fill = (warehouseId: string) =>
    field.onChange(lines.map((line) => (items.find(({ no }) => no === line.no)?.needsEntry ? { ...line, warehouseId } : line)));
  return (
    <fieldset className={classes.lines} aria-invalid={fieldState.invalid}>
      <legend>{t('acceptances.lines')}</legend>
      {!isCounted && items.filter(({ needsEntry }) => needsEntry).length > 1 && (
        <Select
          label={t('acceptances.storeForAll')}
          data={stores.map(({ value, label }) => ({ value, label }))}
          value={null}
          onChange={(value) => value && fill(value)}
        />
      )}
      {fieldState.error && (
        <p role="alert" className={classes.error}>
          {fieldState.error.message}
        </p>
      )}
      <ul>
        {order.map((item) => {
          const index = lines.findIndex(({ no }) => no === item.no);
          const line = lines[index];
          return (
            line && (
              <li key={item.no}>
                <Line
                  item={item}
                  line={line}
                  isCounted={isCounted}
                  stores={stores}
                  isChecked={fieldState.invalid}
                  refusedAt={(part) => refusedAt(`${index}.${part}`)}
                  onChange={(changes) => change(item.no, changes)}
                />
              </li>
            )
          );
        })}
      </ul>
    </fieldset>
  );
}

interface LineProps extends Pick<LinesFieldProps<FieldValues>, 'stores'> {
  item: Item;
  line: LineValue;
  isCounted: boolean;
  isChecked: boolean;
  /** What the server has refused of it, by field. */
  refusedAt: (part: keyof LineFaults) => string | undefined;
  onChange: (changes: Partial<LineValue>) => void;
}

function Line({ item, line, isCounted, stores, isChecked, refusedAt, onChange }: LineProps) {
  const t = useT();
  const { itemName: name, brand, model, spec, unit, openQuantity, needsEntry, hazardous, fixedAsset } = item;
  const own = isChecked ? lineFaults(t, line, item, isCounted) : {};
  const faultAt = (part: keyof LineFaults) => own[part] ?? refusedAt(part);
  const [came, passed] = [line.arriveQuantity, line.passQuantity].map((text) => parseQuantity(text) ?? 0) as [number, number];
  const failed = isCounted ? Math.max(0, came - passed) : 0;
  const setCame = (arriveQuantity: string) => {
    // What failed stays so many; before anything is counted all passes.
    const left = Math.max(0, (parseQuantity(arriveQuantity) ?? 0) - failed);
    onChange({ arriveQuantity, passQuantity: quantityOf(left) });
  };
  const allowed = stores.filter(({ isHazardous }) => !hazardous || isHazardous);
  return (
    <div className={classes.line}>
      <p className={classes.name}>
        <b>{name}</b>
        <small>
          {[
            [brand, model].filter(Boolean).join(' ') || spec,
            t('acceptances.openOf', { quantity: openQuantity, unit }),
            hazardous && t('acceptances.hazardous'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </p>
      <div className={classes.counters}>
        <Counter
          label={t('acceptances.came')}
          name={name}
          says="came"
          value={line.arriveQuantity}
          onChange={setCame}
          error={faultAt('arriveQuantity')}
        />
        {isCounted && (
          <Counter
            label={t('acceptances.passed')}
            name={name}
            says="passed"
            value={line.passQuantity}
            onChange={(passQuantity) => onChange({ passQuantity })}
            error={faultAt('passQuantity')}
          />
        )}
      </div>
      <Verdict
        item={{
          openQuantity,
          arriveQuantity: line.arriveQuantity,
          failQuantity: quantityOf(failed),
          unit,
          problem: line.problem || null,
        }}
      />
      {failed > 0 && (
        <TextInput
          label={t('acceptances.problem')}
          aria-label={t('acceptances.problemOf', { name })}
          value={line.problem}
          maxLength={500}
          onChange={({ currentTarget }) => onChange({ problem: currentTarget.value })}
          error={faultAt('problem')}
        />
      )}
      {needsEntry && came > 0 && (
        <Select
          label={t('acceptances.store')}
          aria-label={t('acceptances.storeOf', { name })}
          data={allowed.map(({ value, label }) => ({ value, label }))}
          value={line.warehouseId || null}
          onChange={(value) => onChange({ warehouseId: value ?? '' })}
          error={faultAt('warehouseId')}
          withAsterisk
        />
      )}
      {fixedAsset && (
        <Textarea
          label={t('acceptances.serials')}
          description={t('acceptances.serialsHint')}
          aria-label={t('acceptances.serialsOf', { name })}
          value={line.serials}
          autosize
          minRows={1}
          maxRows={6}
          onChange={({ currentTarget }) => onChange({ serials: currentTarget.value })}
          error={faultAt('serialNos')}
        />
      )}
    </div>
  );
}

interface CounterProps {
  label: string;
  name: string;
  says: 'came' | 'passed';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A quantity with a button on either side, large enough for a thumb. */
function Counter({ label, name, says, value, onChange, error }: CounterProps) {
  const t = useT();
  const by = (step: number) => onChange(quantityOf(Math.max(0, (parseQuantity(value) ?? 0) + step * 1000)));
  return (
    <div className={classes.counter}>
      <span>{label}</span>
      <ActionIcon variant="default" size={44} aria-label={t('acceptances.lessOf', { name, label })} onClick={() => by(-1)}>
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <TextInput
        aria-label={t(`acceptances.${says}Of`, { name })}
        inputMode="decimal"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
        error={error}
        autoComplete="off"
      />
      <ActionIcon variant="default" size={44} aria-label={t('acceptances.moreOf', { name, label })} onClick={() => by(1)}>
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
