import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Select, Textarea, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateInput } from '#ui/date/DateInput.tsx';
import { today } from '#ui/date/dateRange.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { ExpertRows } from './ExpertRows.tsx';
import { Papers } from './PapersQuestion.tsx';
import parts from './parts.module.css';
import { Wrong } from './Question.tsx';
import { SupplierRows } from './SupplierRows.tsx';
import type { Purchase } from './usePurchase.ts';
import { type WayValues, wayLimits } from './wayValues.ts';

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
          left: format.money(chosen.leftAmount),
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
