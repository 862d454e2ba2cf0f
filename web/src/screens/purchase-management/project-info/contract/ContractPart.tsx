import { useServerMenu } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { Section } from '#ui/page/Section.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { Detail } from '../state/projectState.ts';

const page = '/purchase-management/contracts-procurement';

/** The contract of a purchase, and where it is opened. */
export function ContractPart({ project }: { project: Detail; onStale: () => void }) {
  const t = useT();
  const { entries } = useServerMenu();
  const contract = project.fulfilment?.contract ?? null;
  if (contract === null) {
    return (
      <Section title={t('projects.partcontract')}>
        <EmptyState text={t('fulfilment.noContract')} />
      </Section>
    );
  }
  return (
    <Section
      title={t('projects.partcontract')}
      end={
        entries.has(page) && (
          <TextLink to={`${page}?id=${contract.id}`} isAct>
            {t('fulfilment.openContract')}
          </TextLink>
        )
      }
    >
      <Properties
        items={[
          [t('fulfilment.contractCode'), contract.contractCode ?? t('projects.noNumber')],
          [t('fulfilment.state'), t(`fulfilment.contract${contract.status}`)],
        ]}
      />
    </Section>
  );
}
