import { usePermission } from '@campus-procurement/hooks';
import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { MenuTree } from './MenuTree.tsx';
import type { Editing } from './menuSchema.ts';
import { SwitchList } from './SwitchList.tsx';

const MenuForm = lazyPart(() => import('./MenuForm.tsx'));

/** The menu of the platform with its permission codes, and the switches of each school. */
export default function MenusScreen() {
  const t = useT();
  const can = usePermission();
  const changesTree = (['create', 'update', 'delete'] as const).some((action) => can(`system:menu:${action}`));
  const [editing, setEditing] = useState<Editing | null>(null);
  // Schools cannot change the menu, they can only switch entries on and off.
  const tabs = changesTree ? (['tree', 'switches'] as const) : (['switches'] as const);
  const [tab, setTab] = useTab<'tree' | 'switches'>(tabs);

  return (
    <PageLayout
      actions={
        tab === 'tree' &&
        can('system:menu:create') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing({ above: null })}>
            {t('menus.create')}
          </Button>
        )
      }
    >
      <Section isFlush>
        {tab === 'switches' && !changesTree && <SwitchList />}
        {changesTree && (
          <Tabs value={tab} onChange={(value) => setTab(value === 'switches' ? 'switches' : 'tree')}>
            <Tabs.List px="sm">
              {tabs.map((value) => (
                <Tabs.Tab key={value} value={value}>
                  {t(`menus.tab_${value}`)}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            <Tabs.Panel value={tab}>{tab === 'tree' ? <MenuTree onEdit={setEditing} /> : <SwitchList />}</Tabs.Panel>
          </Tabs>
        )}
      </Section>
      <Suspense>{editing && <MenuForm editing={editing} onEdit={setEditing} onClose={() => setEditing(null)} />}</Suspense>
    </PageLayout>
  );
}
