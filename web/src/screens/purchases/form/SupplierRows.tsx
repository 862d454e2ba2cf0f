import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import parts from './parts.module.css';
import { Wrong } from './Question.tsx';
import type { Purchase } from './usePurchase.ts';
import classes from './way.module.css';
import { type WayValues, wayLimits } from './wayValues.ts';

type Row = WayValues['suppliers'][number];

const noRow: Row = { id: '', name: '', reason: '' };

/** The supplier that is proposed, or those that are invited, each for a reason. */
export function SupplierRows({ form, isOne = false }: { form: Purchase; isOne?: boolean }) {
  const t = useT();
  const { way } = form.values;
  const least = isOne ? 1 : 3;
  const rows = [...way.suppliers, ...Array.from({ length: Math.max(0, least - way.suppliers.length) }, () => noRow)];
  const store = (suppliers: Row[]) => form.change({ way: { ...way, suppliers } });
  const change = (at: number, some: Partial<Row>) => store(rows.map((row, index) => (index === at ? { ...row, ...some } : row)));
  return (
    <div>
      <span className={parts.fieldLabel}>{t(isOne ? 'sponsor.wayOneSupplier' : 'sponsor.waySuppliers')}</span>
      <p className={parts.wayNote}>{t(isOne ? 'sponsor.wayOneSupplierHint' : 'sponsor.waySuppliersHint')}</p>
      <ul className={classes.rows} id={form.idOf('wayFacts.suppliers')} tabIndex={-1}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key than their place
          <li key={index} data-one={isOne || undefined}>
            <SupplierBox form={form} row={row} index={index} onChange={(some) => change(index, some)} />
            {!isOne && (
              <TextInput
                id={form.idOf(`wayFacts.suppliers.${index}.reason`)}
                aria-label={`${t('sponsor.waySupplierReason')} ${index + 1}`}
                placeholder={t('sponsor.waySupplierReason')}
                value={row.reason}
                maxLength={wayLimits.reason}
                error={form.wrongAt(`wayFacts.suppliers.${index}.reason`)}
                onChange={(event) => change(index, { reason: event.currentTarget.value })}
              />
            )}
            {rows.length > least && (
              <ActionIcon
                size={36}
                aria-label={t('sponsor.removeNamed', { name: row.name || `${t('sponsor.waySuppliers')} ${index + 1}` })}
                onClick={() => store(rows.filter((_, at) => at !== index))}
              >
                <IconX size={16} stroke={1.5} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <Wrong>{form.wrongAt('wayFacts.suppliers')}</Wrong>
      {!isOne && rows.length < wayLimits.suppliers && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => store([...rows, noRow])}>
          {t('sponsor.addSupplier')}
        </Button>
      )}
    </div>
  );
}

interface SupplierBoxProps {
  form: Purchase;
  row: Row;
  index: number;
  onChange: (some: Partial<Row>) => void;
}

function SupplierBox({ form, row, index, onChange }: SupplierBoxProps) {
  const t = useT();
  const [found, search] = useSupplierSearch('APPROVED');
  const chosen = row.id ? [{ value: row.id, label: row.name }] : [];
  const choices = withChosen((found.data?.records ?? []).map(choiceOfSupplier), chosen);
  const find = useDebouncedCallback((text: string) => {
    // A name that has been chosen is no search.
    if (!choices.some(({ label }) => label === text)) search(text.trim());
  }, 300);
  return (
    <Select
      id={form.idOf(`wayFacts.suppliers.${index}.supplierId`)}
      aria-label={`${t('sponsor.supplier')} ${index + 1}`}
      placeholder={t('sponsor.supplierHint')}
      data={choices}
      value={row.id || null}
      onChange={(id, choice) => onChange({ id: id ?? '', name: choice?.label ?? '' })}
      searchable
      filter={({ options }) => options}
      onSearchChange={find}
      nothingFoundMessage={t('ui.nothingFound')}
      allowDeselect={false}
      error={form.wrongAt(`wayFacts.suppliers.${index}.supplierId`)}
    />
  );
}
