import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DraftNote } from '#ui/drafts/DraftNote.tsx';
import { DraftOffer, FormOffer } from '#ui/drafts/DraftOffer.tsx';
import { useDrafts } from '#ui/drafts/drafts.ts';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { StaleAlert } from '#ui/feedback/StaleAlert.tsx';
import { TaskProgress } from '#ui/feedback/TaskProgress.tsx';
import { TaskRun } from '#ui/feedback/TaskRun.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { FaultCount } from '#ui/form/FaultCount.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { EditOffer } from '#ui/table/EditOffer.tsx';
import { PresetButton } from '#ui/table/PresetButton.tsx';
import { Block, State } from '../Block.tsx';
import { answered, asked, missing, networkFault, refused } from '../samples.ts';

const nothing = () => undefined;
const task = { doneCount: 1_200, totalCount: 4_800, stopRequested: false };
const running = {
  task: { ...task, status: 'RUNNING' as const, result: null, errorMessage: null, log: [] },
  isOver: false,
  isRunning: true,
  error: null,
  stop: nothing,
};

/** What is said instead of content, and about it. */
export function MessagesShelf() {
  const t = useT();
  return (
    <>
      <Block name="Message, FailureMessage">
        {(['success', 'warning', 'error'] as const).map((tone) => (
          <State key={tone} name={`gallery.tone_${tone}`}>
            <Message tone={tone}>{t('gallery.sentence')}</Message>
          </State>
        ))}
        <State name="gallery.long">
          <FailureMessage failure={t('gallery.longText')} />
        </State>
      </Block>
      <Block name="StaleAlert">
        <StaleAlert onReload={nothing} />
      </Block>
      <Block name="DraftNote">
        <DraftNote restored={Date.UTC(2026, 2, 2, 1, 30)} onDiscard={nothing} />
      </Block>
      <Block name="EmptyState">
        <State name="gallery.plain">
          <EmptyState text={t('ui.empty')} />
        </State>
        <State name="gallery.withAction">
          <EmptyState text={t('ui.emptyFiltered')}>
            <Button size="xs" variant="default">
              {t('ui.clearFilters')}
            </Button>
          </EmptyState>
        </State>
      </Block>
      <Block name="PresetButton">
        <PresetButton operation="adoptPurchasingPreset" companyId="1001" text={t('purchasing.presetText')} />
      </Block>
      <Block name="ErrorState">
        <State name="gallery.failed">
          <ErrorState error={networkFault} onRetry={nothing} />
        </State>
        <State name="gallery.gone">
          <ErrorState error={missing} onRetry={nothing} back={{ to: '/', label: t('common.back') }} />
        </State>
        <State name="gallery.ownFault">
          <ErrorState error={new Error('a fault of the page')} onRetry={nothing} />
        </State>
      </Block>
      <Block name="QueryView, LoadingBlock">
        <State name="gallery.loading">
          <QueryView query={asked}>{nothing}</QueryView>
        </State>
        <State name="gallery.failed">
          <QueryView query={refused}>{nothing}</QueryView>
        </State>
        <State name="gallery.plain">
          <QueryView query={answered(t('gallery.sentence'))}>{(text) => text}</QueryView>
        </State>
        <State name="gallery.loading">
          <LoadingBlock />
        </State>
      </Block>
      <Block name="TaskProgress">
        <State name="gallery.waiting">
          <TaskProgress label={t('gallery.waiting')} task={undefined} onStop={nothing} />
        </State>
        <State name="gallery.running">
          <TaskProgress label={t('gallery.running')} task={task} onStop={nothing} />
        </State>
        <State name="gallery.stopping">
          <TaskProgress label={t('gallery.stopping')} task={{ ...task, stopRequested: true }} onStop={nothing} />
        </State>
      </Block>
      <Block name="TaskRun">
        <State name="gallery.running">
          <TaskRun label={t('gallery.running')} run={running} />
        </State>
        <State name="gallery.error">
          <TaskRun label={t('gallery.error')} run={{ ...running, isRunning: false, error: networkFault }} />
        </State>
      </Block>
      <Block name="ErrorSummary">
        <State name="gallery.error">
          <Summary />
        </State>
      </Block>
      <Block name="FaultCount">
        <State name="gallery.error">
          <FaultCount count={3} />
        </State>
      </Block>
      <Block name="DraftOffer, EditOffer, FormOffer">
        <State name="gallery.plain" isWide>
          <Draft />
        </State>
      </Block>
    </>
  );
}

/** Two refused fields: one alone would need no list. */
function Summary() {
  const t = useT();
  const error = (label: 'roles.name' | 'roles.code') => ({ type: 'server', message: t('validation.enter', { label: t(label) }) });
  const form = useForm({
    defaultValues: { roleName: '', roleCode: '' },
    errors: { roleName: error('roles.name'), roleCode: error('roles.code') },
  });
  return (
    <>
      <ErrorSummary form={form} />
      <TextField control={form.control} name="roleName" label="roles.name" limit={20} required />
      <TextField control={form.control} name="roleCode" label="roles.code" limit={20} required />
    </>
  );
}

/** They look alike: they differ in what they open. */
function Draft() {
  const t = useT();
  const drafts = useDrafts();
  const [rows] = useState(() => {
    drafts.keep('gallery', t('roles.create'), { roleName: { from: '', to: t('gallery.sample') } });
    return [{ id: 'gallery', allowedActions: ['EDIT'] }];
  });
  return (
    <>
      <DraftOffer rows={rows} onOpen={nothing} />
      <EditOffer rows={rows} create={null} onEdit={nothing} />
      <FormOffer openerOf={() => nothing} />
    </>
  );
}
