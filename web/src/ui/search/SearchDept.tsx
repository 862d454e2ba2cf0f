import type { Schemas } from '@campus-procurement/sdk';
import { type ComboboxItem, type ComboboxParsedItem, Select } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { deptChoices } from '../choices/deptChoices.ts';
import { FilterChip, type SearchFieldProps } from './FilterChip.tsx';
import type { Words } from './listSearch.ts';
import classes from './SearchBar.module.css';

interface SearchDeptProps<F extends Words> extends SearchFieldProps<F> {
  roots: readonly Schemas['Dept'][];
}

/** A department with those below it, chosen from the tree. What is above a match stays in sight, and so does what is below it. */
export function SearchDept<F extends Words>({ roots, ...field }: SearchDeptProps<F>) {
  const { name, label } = field;
  const { draft, filters } = field.search;
  const t = useT();
  const places = new Map(roots.flatMap((root) => placesOf(root, 0)));

  return (
    <>
      <Select
        className={classes.lookup}
        aria-label={t(label)}
        placeholder={t(label)}
        data={deptChoices(roots)}
        value={draft.values[name] ?? null}
        onChange={(value) => draft.choose(name, value ?? '')}
        searchable
        clearable
        nothingFoundMessage={t('ui.nothingFound')}
        comboboxProps={{ withinPortal: true, width: 280, position: 'bottom-start' }}
        filter={({ options, search: typed }) => withBranches(options, typed)}
        renderOption={({ option, checked }) => {
          const { deptName, level } = places.get(option.value) ?? { deptName: option.label, level: 0 };
          return (
            <span className={classes.branch} style={{ '--level': level }}>
              {deptName}
              {checked && <IconCheck size={14} aria-hidden />}
            </span>
          );
        }}
      />
      <FilterChip {...field} text={places.get(filters[name] ?? '')?.deptName} />
    </>
  );
}

/** What the typed text stands in the path of, and all that is above. */
function withBranches(options: readonly ComboboxParsedItem[], typed: string): ComboboxItem[] {
  const text = typed.trim().toLowerCase();
  const all = options.filter((option): option is ComboboxItem => 'value' in option);
  const found = all.filter(({ label }) => label.toLowerCase().includes(text));
  return all.filter((option) => found.some(({ label }) => label === option.label || label.startsWith(`${option.label} / `)));
}

type Place = [id: string, { deptName: string; level: number }];

function placesOf({ id, deptName, children }: Schemas['Dept'], level: number): Place[] {
  return [[id, { deptName, level }], ...children.flatMap((child) => placesOf(child, level + 1))];
}
