import { usePermission } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { Section } from '#ui/page/Section.tsx';
import { ChooseDialog } from './ChooseDialog.tsx';
import { ModifyList } from './ModifyList.tsx';
import { ModifyShown } from './ModifyShown.tsx';
import { StartModify } from './StartModify.tsx';

/** Changes of purchases: a list, the page of one, or the beginning of that of a purchase. */
export default function ModifyScreen() {
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const projectId = parameters.get('projectId');
  if (id) return <ModifyShown key={id} id={id} />;
  if (projectId) return <StartModify key={projectId} projectId={projectId} />;
  return <List />;
}

function List() {
  const t = useT();
  const mayBegin = usePermission()('purchase:modify:save');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <PageLayout
      actions={
        mayBegin && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setChoosing(true)}>
            {t('modifications.begin')}
          </Button>
        )
      }
    >
      <Section isFlush>
        <ModifyList />
      </Section>
      {isChoosing && <ChooseDialog onClose={() => setChoosing(false)} />}
    </PageLayout>
  );
}
