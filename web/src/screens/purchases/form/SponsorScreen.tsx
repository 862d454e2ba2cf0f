import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { executionCodeValues } from '@campus-procurement/sdk/values';
import { Button, Group, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { PageLayout } from '#ui/page/PageLayout.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { PurchaseValues } from './purchaseValues.ts';

const PurchaseForm = lazyPart(() => import('./PurchaseForm.tsx'));

/** The form of a purchase: a new one, or the draft or returned purchase that the address names. */
export default function SponsorScreen() {
  const { key, id, way, name, reopen } = useOpened();
  if (id !== null) return <StoredPurchase key={key} id={id} onMade={name} onReopen={reopen} />;
  return (
    <Suspense fallback={<Loading />}>
      <PurchaseForm key={key} project={null} way={way} onMade={name} onReopen={reopen} />
    </Suspense>
  );
}

interface StoredPurchaseProps {
  id: string;
  onMade: (id: string) => void;
  onReopen: (id: string | null) => void;
}

/** The form begins with what the server has now, and keeps what is typed whatever is read later. */
function StoredPurchase({ id, onMade, onReopen }: StoredPurchaseProps) {
  const query = useApiQuery('getProjectDetail', { path: { id } }, { refetchOnMount: 'always' });
  const [begun, begin] = useState<Schemas['ProjectDetail'] | null>(null);
  const read = query.isFetchedAfterMount ? query.data : undefined;
  if (begun === null && read?.allowedActions.includes('EDIT')) begin(read);
  if (begun) {
    return (
      <Suspense fallback={<Loading />}>
        <PurchaseForm project={begun} onMade={onMade} onReopen={onReopen} />
      </Suspense>
    );
  }
  return (
    <PageLayout isTall title={read?.projectName ?? ''} status={read && <PurchaseStatus status={read.status} />}>
      <QueryView query={{ ...query, data: read }}>
        {(project) => <NotEditable project={project} onNew={() => onReopen(null)} />}
      </QueryView>
    </PageLayout>
  );
}

function NotEditable({ project: { id, projectName }, onNew }: { project: Schemas['ProjectDetail']; onNew: () => void }) {
  const t = useT();
  return (
    <Section title={t('sponsor.notEditable', { name: projectName })}>
      <Text size="sm">{t('sponsor.notEditableText')}</Text>
      <Group gap="md" mt="sm">
        <TextLink isAct to={purchaseAddress(id)}>
          {t('sponsor.toProject')}
        </TextLink>
        <Button variant="default" size="xs" onClick={onNew}>
          {t('sponsor.beginAnew')}
        </Button>
      </Group>
    </Section>
  );
}

function Loading() {
  return (
    <PageLayout isTall>
      <LoadingBlock />
    </PageLayout>
  );
}

interface Opened {
  /** Another one is another form. */
  key: number;
  /** The purchase that the form began with; null for a new one. */
  id: string | null;
  /** What the address asked for when this was last looked at. */
  asked: string | null;
  /** The way that the address asked for a new one. */
  way: PurchaseValues['executionCode'];
  /** The draft that the form has made, which the address is about to name. */
  made: string | null;
}

/** Which purchase the form is about. A new one gets its address when it is first saved; the form and its focus stay. */
function useOpened() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('id');
  const way = executionCodeValues.find((code) => code === parameters.get('way') && code !== 'ONLINE_BID') ?? '';
  const [opened, open] = useState<Opened>({ key: 0, id: asked, asked, way, made: null });
  let now = opened;
  // What was begun anew is chosen in its address: another way there is another form, too.
  if (asked !== opened.asked || (asked === null && way !== opened.way)) {
    now =
      asked !== null && asked === opened.made ? { ...opened, asked } : { key: opened.key + 1, id: asked, asked, way, made: null };
    open(now);
  }
  return {
    key: now.key,
    /** The way that the address wants for a new one; '' for bidding. */
    way: now.way,
    id: now.id,
    /** The form has made a draft. */
    name(made: string) {
      if (now.made === made) return;
      open({ ...now, made });
      setParameters({ id: made }, { replace: true });
    },
    /** Begins again with what the server has. */
    reopen: (id: string | null) => open({ key: now.key + 1, id, asked, way, made: id }),
  };
}
