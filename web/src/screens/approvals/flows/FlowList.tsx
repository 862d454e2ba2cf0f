import { useApiMutation, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { approvalFlowKindValues } from '@campus-procurement/sdk/values';
import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchSelect, SearchText } from '#ui/search/SearchBar.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { statusChoices } from '#ui/status/StatusBadge.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { RehearseButton } from '../rehearsal/RehearseButton.tsx';
import { DefaultFlows } from './DefaultFlows.tsx';
import { flowAddress, newFlowAddress } from './flowAddress.ts';
import { flowColumns } from './flowColumns.tsx';
import { flowKinds } from './flowKinds.ts';

type Flow = Schemas['ApprovalConfig'];

const searchSpec = {
  filters: {
    configName: textFilter(50),
    bizType: choiceFilter(...approvalFlowKindValues),
    status: choiceFilter('ENABLED', 'DISABLED'),
  },
} as const;

/** Loaded when it is opened, because it includes the form library. */
const TrialDrawer = lazyPart(() => import('./TrialDrawer.tsx'));

/** The flows of the school, and the default ones that serve where none of them fits. */
export function FlowList() {
  const t = useT();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const mayCreate = usePermission()('system:approvalConfig:create');
  const search = useListSearch(searchSpec);
  const page = usePagedQuery('queryApprovalConfigPage', search.query, { turn: search.turn });
  const change = useApiMutation('updateApprovalConfig');
  const remove = useApiMutation('deleteApprovalConfig');
  const [isTrying, setTrying] = useState(false);

  async function switchTo(flow: Flow, status: 'ENABLED' | 'DISABLED') {
    const { id, version, configName: name } = flow;
    const isDone = await confirm({
      title: t(status === 'ENABLED' ? 'flows.enableTitle' : 'flows.disableTitle', { name }),
      text: t(status === 'ENABLED' ? 'flows.enableText' : 'flows.disableText'),
      confirmLabel: t(status === 'ENABLED' ? 'flows.enable' : 'flows.disable'),
      action: () => change.mutateAsync({ path: { id }, body: { version, status } }),
    });
    if (isDone) notify.success(t(status === 'ENABLED' ? 'flows.enabled' : 'flows.disabled', { name }));
  }

  async function erase({ id, configName: name }: Flow) {
    const isDone = await confirm({
      title: t('flows.deleteTitle', { name }),
      text: t('flows.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => remove.mutateAsync({ path: { id } }),
    });
    if (isDone) notify.success(t('ui.deletedThing', { name: t('ui.quoted', { name }) }));
  }

  const allows = (action: Flow['allowedActions'][number]) => (row: Flow) => row.allowedActions.includes(action);
  const actions: RowAction<Flow>[] = [
    { label: 'ui.edit', onClick: ({ id }) => navigate(flowAddress(id)), isOffered: allows('EDIT') },
    { label: 'flows.copy', onClick: ({ id, bizType }) => navigate(newFlowAddress(bizType, id)), isOffered: () => mayCreate },
    { label: 'flows.enable', onClick: (row) => switchTo(row, 'ENABLED'), isOffered: allows('ENABLE') },
    { label: 'flows.disable', onClick: (row) => switchTo(row, 'DISABLED'), isOffered: allows('DISABLE') },
    { label: 'ui.delete', onClick: erase, isOffered: allows('DELETE'), danger: true },
  ];
  return (
    <PageLayout
      facts={[t('flows.order')]}
      actions={
        <Group gap="xs">
          <Button variant="default" onClick={() => setTrying(true)}>
            {t('flows.try')}
          </Button>
          <RehearseButton />
          {mayCreate && <Create />}
        </Group>
      }
    >
      <Section isFlush>
        <ListBlock
          name="approvalFlows"
          title="pages.approvalConfiguration"
          page={page}
          search={search}
          columns={flowColumns}
          actions={actions}
          rowName={({ configName }) => configName}
          empty={t('flows.empty')}
          filters={
            <>
              <SearchText search={search} name="configName" label="flows.name" limit={50} />
              <SearchSelect search={search} name="bizType" label="flows.kind" choices={flowKinds} />
              <SearchSelect search={search} name="status" label="flows.status" choices={statusChoices} />
            </>
          }
        />
      </Section>
      <DefaultFlows mayCopy={mayCreate} />
      <Suspense>{isTrying && <TrialDrawer onClose={() => setTrying(false)} />}</Suspense>
    </PageLayout>
  );
}

/** Asks for which kind of business first: it cannot be changed later. */
function Create() {
  const t = useT();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={16} />} rightSection={<IconChevronDown size={14} />}>
          {t('flows.create')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {flowKinds.map(({ value, label }) => (
          <Menu.Item key={value} component={Link} to={newFlowAddress(value)}>
            {t(label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
