import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { ActionIcon, Button, Select, Textarea, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { DateInput } from '#ui/date/DateInput.tsx';
import { today } from '#ui/date/dateRange.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { Papers } from './PapersQuestion.tsx';
import parts from './parts.module.css';
import { Wrong } from './Question.tsx';
import type { Purchase } from './usePurchase.ts';
import classes from './way.module.css';
import { type ExpertValues, noExpert, type WayValues, wayLimits } from './wayValues.ts';

const noRow: Row = { id: '', name: '', reason: '' };

const noFuture = (day: string) => day > today();

/** What the chosen way needs to be known. */
export default function WayFacts({ form }: { form: Purchase }) {
  const { executionCode: code } = form.values;
  if (code === 'DIRECT') return <SupplierRows form={form} isOne />;
  if (code === 'NEGOTIATION' || code === 'CONSULTATION' || code === 'INQUIRY') return <SupplierRows form={form} />;
  if (code === 'FRAMEWORK') return <FrameworkChoice form={form} />;
  if (code === 'MALL') {
    return (
      <div className={parts.contact}>
        <WayText form={form} name="mallName" />
        <WayText form={form} name="mallOrderNo" />
        <WayText form={form} name="mallLink" />
      </div>
    );
  }
  if (code === 'SINGLE_SOURCE') {
    return (
      <>
        <SupplierRows form={form} isOne />
        <ExpertRows form={form} />
        <Paper form={form} of={code} />
      </>
    );
  }
  if (code === 'OPEN_TENDER') {
    return (
      <>
        <WayText form={form} name="agencyName" />
        <Paper form={form} of={code} />
      </>
    );
  }
  if (code === 'EMERGENCY') return <Emergency form={form} />;
  return null;
}

function useWay({ values, change }: Purchase) {
  return (some: Partial<WayValues>) => change({ way: { ...values.way, ...some } });
}

type TextName = 'mallName' | 'mallOrderNo' | 'mallLink' | 'agencyName' | 'permittedBy';

function WayText({ form, name }: { form: Purchase; name: TextName }) {
  const t = useT();
  const set = useWay(form);
  return (
    <TextInput
      id={form.idOf(`wayFacts.${name}`)}
      label={t(`sponsor.${name}`)}
      value={form.values.way[name]}
      maxLength={wayLimits[name]}
      autoComplete="off"
      error={form.wrongAt(`wayFacts.${name}`)}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
}

function Emergency({ form }: { form: Purchase }) {
  const t = useT();
  const set = useWay(form);
  const { urgency, urgentSince } = form.values.way;
  return (
    <>
      <Textarea
        id={form.idOf('wayFacts.urgency')}
        label={t('sponsor.urgency')}
        description={t('sponsor.urgencyHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={urgency}
        maxLength={wayLimits.urgency}
        autosize
        minRows={2}
        maxRows={8}
        error={form.wrongAt('wayFacts.urgency')}
        onChange={(event) => set({ urgency: event.currentTarget.value })}
      />
      <div className={parts.contact}>
        <div id={form.idOf('wayFacts.urgentSince')} tabIndex={-1}>
          <Suspense fallback={<LoadingBlock />}>
            <DateInput
              label={t('sponsor.urgentSince')}
              description={undefined}
              error={form.wrongAt('wayFacts.urgentSince')}
              readOnly={false}
              required={false}
              accuracy="day"
              isDisabled={noFuture}
              value={urgentSince}
              onChange={(value) => set({ urgentSince: value })}
              onBlur={() => undefined}
              ref={() => undefined}
            />
          </Suspense>
        </div>
        <WayText form={form} name="permittedBy" />
      </div>
      <p className={parts.wayNote}>{t('sponsor.reportAfter')}</p>
      <Paper form={form} of="EMERGENCY" />
    </>
  );
}

/** The file that the way wants beside the others. */
function Paper({ form, of }: { form: Purchase; of: 'SINGLE_SOURCE' | 'OPEN_TENDER' | 'EMERGENCY' }) {
  const t = useT();
  const label = t(`sponsor.paper_${of}`);
  return (
    <div>
      <span className={parts.fieldLabel}>{label}</span>
      <Papers form={form} of="paper" label={label} />
    </div>
  );
}

/** An agreement that runs, with what is left of it. */
function FrameworkChoice({ form }: { form: Purchase }) {
  const t = useT();
  const format = useFormat();
  const set = useWay(form);
  const { frameworkId } = form.values.way;
  const found = useApiQuery('queryFrameworkPage', { query: { isOpen: true, size: 100 } });
  const all: readonly Schemas['Framework'][] = found.data?.records ?? [];
  const chosen = all.find(({ id }) => id === frameworkId);
  const said = form.wrongAt('wayFacts.frameworkId');
  if (found.data && all.length === 0) {
    return (
      <div id={form.idOf('wayFacts.frameworkId')} tabIndex={-1}>
        <p className={parts.wayNote}>{t('sponsor.frameworkNone')}</p>
        <Wrong>{said}</Wrong>
      </div>
    );
  }
  return (
    <Select
      id={form.idOf('wayFacts.frameworkId')}
      label={t('sponsor.framework')}
      description={
        chosen &&
        t('sponsor.frameworkHint', {
          supplier: chosen.supplierName,
          left: chosen.leftAmount,
          until: format.date(chosen.validTo),
        })
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('ui.choose')}
      data={all.map(({ id, agreementNo, frameworkName }) => ({ value: id, label: `${agreementNo} ${frameworkName}` }))}
      value={chosen ? frameworkId : null}
      onChange={(id) => set({ frameworkId: id ?? '' })}
      allowDeselect={false}
      error={said}
    />
  );
}

/** The experts and what each of them says. */
function ExpertRows({ form }: { form: Purchase }) {
  const t = useT();
  const { way } = form.values;
  const { experts } = way;
  const store = (next: ExpertValues[]) => form.change({ way: { ...way, experts: next } });
  const set = (at: number, name: keyof ExpertValues) => (text: string) =>
    store(experts.map((expert, index) => (index === at ? { ...expert, [name]: text } : expert)));
  const shared = (index: number, name: keyof ExpertValues) => ({
    id: form.idOf(`wayFacts.experts.${index}.${name}`),
    label: t(`sponsor.expert_${name}`),
    value: experts[index]?.[name] ?? '',
    maxLength: wayLimits[name],
    error: form.wrongAt(`wayFacts.experts.${index}.${name}`),
  });
  return (
    <div>
      <span className={parts.fieldLabel}>{t('sponsor.wayExperts')}</span>
      <p className={parts.wayNote}>{t('sponsor.wayExpertsHint')}</p>
      <div id={form.idOf('wayFacts.experts')} tabIndex={-1}>
        {experts.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: experts have no id, and their fields show what the form holds
          <fieldset key={index} className={classes.expert}>
            <legend>{t('sponsor.expertNo', { no: index + 1 })}</legend>
            <div className={parts.contact}>
              {(['name', 'title', 'unit'] as const).map((name) => (
                <TextInput
                  key={name}
                  {...shared(index, name)}
                  autoComplete="off"
                  onChange={(event) => set(index, name)(event.currentTarget.value)}
                />
              ))}
            </div>
            <Textarea
              {...shared(index, 'opinion')}
              autosize
              minRows={2}
              maxRows={8}
              onChange={(event) => set(index, 'opinion')(event.currentTarget.value)}
            />
            <ActionIcon
              className={classes.remove ?? ''}
              size={28}
              aria-label={t('sponsor.removeNamed', { name: t('sponsor.expertNo', { no: index + 1 }) })}
              onClick={() => store(experts.filter((__, at) => at !== index))}
            >
              <IconX size={16} stroke={1.5} />
            </ActionIcon>
          </fieldset>
        ))}
      </div>
      <Wrong>{form.wrongAt('wayFacts.experts')}</Wrong>
      {experts.length < wayLimits.experts && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => store([...experts, noExpert])}>
          {t('sponsor.addExpert')}
        </Button>
      )}
    </div>
  );
}

type Row = WayValues['suppliers'][number];

/** The supplier that is proposed, or those that are invited, each for a reason. */
function SupplierRows({ form, isOne = false }: { form: Purchase; isOne?: boolean }) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id before its supplier is chosen, and its fields show what the form holds
          <li key={index} data-one={isOne || undefined}>
            <SupplierBox form={form} row={row} index={index} onChange={(some) => change(index, some)} />
            {!isOne && (
              <TextInput
                id={form.idOf(`wayFacts.suppliers.${index}.reason`)}
                label={t('sponsor.waySupplierReason')}
                aria-label={`${t('sponsor.waySupplierReason')} ${index + 1}`}
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
      label={t('sponsor.supplier')}
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
