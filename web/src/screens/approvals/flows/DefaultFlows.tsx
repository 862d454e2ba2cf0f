import { useApiQuery } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { Section } from '#ui/page/Section.tsx';
import classes from './configuration.module.css';
import { FlowChain } from './FlowChain.tsx';
import { newFlowAddress } from './flowAddress.ts';
import { nameOfAll } from './useFlowWords.ts';

/** What serves where no flow of the school fits; it can be copied as one. */
export function DefaultFlows({ mayCopy }: { mayCopy: boolean }) {
  const t = useT();
  const flows = useApiQuery('listDefaultApprovalFlows');
  const limits = useApiQuery('getPurchasePolicy').data;
  return (
    <Section title={t('flows.defaults')} hint={t('flows.defaultsHint')}>
      <QueryView query={flows}>
        {(found) => (
          <ul className={classes.defaults}>
            {found.map(({ bizType, nodes, names }) => (
              <li key={bizType}>
                <h3>{t(`purchases.kind${bizType}`)}</h3>
                <FlowChain nodes={nodes} nameOf={nameOfAll(names)} />
                {mayCopy && (
                  <Button component={Link} to={newFlowAddress(bizType, 'default')} variant="default" size="xs">
                    {t('flows.copyDefault', { kind: t(`purchases.kind${bizType}`) })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {limits && <p className={classes.policy}>{t('flows.small', { small: limits.smallLimit, own: limits.ownCardLimit })}</p>}
    </Section>
  );
}
