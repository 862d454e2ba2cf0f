import { Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { PurchaseStatus } from '#ui/purchase/PurchaseStatus.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { Money } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import type { SchoolItem } from './schoolItemColumns.tsx';
import classes from './schoolItems.module.css';

/** The purchases that are charged to an item, as far as the user may read them. */
export function LinkedPurchases({ item, onClose }: { item: SchoolItem; onClose: () => void }) {
  const t = useT();
  const { externalName, projects, projectCount } = item;
  const others = projectCount - projects.length;
  return (
    <Dialog onClose={onClose} title={t('schoolItems.purchasesOf', { name: externalName })} size={560}>
      <ul className={classes.purchases}>
        {projects.map(({ id, projectCode, projectName, status, applicantName, amount }) => (
          <li key={id}>
            <TextLink to={purchaseAddress(id)}>{projectName}</TextLink>
            <Money value={amount} />
            <small>{[projectCode, applicantName].filter(Boolean).join(' · ')}</small>
            <PurchaseStatus status={status} />
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('schoolItems.others', { count: others })}
        </Text>
      )}
    </Dialog>
  );
}
