import { useApiQuery, useUser } from '@campus-procurement/hooks';
import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TabCount } from '#ui/page/TabCount.tsx';
import { useTab } from '#ui/search/useTab.ts';
import { ContractList } from './ContractList.tsx';
import { ContractShown } from './ContractShown.tsx';
import { StartContract } from './StartContract.tsx';

const scopes = ['TODO', 'MINE', 'ALL'] as const;
const ofPlatform = ['ALL'] as const;

/** The contracts: a list, the page of one, or the beginning of that of a purchase. */
export default function ContractsScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const projectId = parameters.get('projectId');
  if (id) return <ContractShown key={id} id={id} />;
  if (projectId) return <StartContract key={projectId} projectId={projectId} />;
  return <Lists />;
}

/** What waits for the user, those in which the user has a part, and all that the user sees. */
function Lists() {
  const t = useT();
  const isOfSchool = useUser().userType === 'STAFF';
  const tabs = isOfSchool ? scopes : ofPlatform;
  const [scope, setScope] = useTab<(typeof scopes)[number]>(tabs);
  const todo = useApiQuery('queryContractPage', { query: { scope: 'TODO', size: 10 } }, { enabled: isOfSchool });
  return (
    <PageLayout>
      <Section isFlush>
        <Tabs value={scope} onChange={(value) => value && setScope(value as typeof scope)}>
          <Tabs.List px="sm">
            {tabs.map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`contracts.scope${one}`)}
                {one === 'TODO' && todo.data !== undefined && <TabCount value={todo.data.total} />}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={scope}>
            <ContractList key={scope} scope={scope} />
          </Tabs.Panel>
        </Tabs>
      </Section>
    </PageLayout>
  );
}
