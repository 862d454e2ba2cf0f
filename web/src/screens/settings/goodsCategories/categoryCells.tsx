import type { Schemas } from '@campus-procurement/sdk';
import { Group, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Managed } from './managerSchema.ts';

type Category = Schemas['GoodsCategory'];

export function PurchaseTypeName({ type }: { type: Category['purchaseType'] }) {
  return useT()(`goodsCategories.type${type}`);
}

/** Shows when an argument report is needed: always, from a unit price on, or by the school's general rule. */
export function Argument({ category: { needArgumentReport, argumentThreshold } }: { category: Category }) {
  const t = useT();
  if (needArgumentReport) return t('goodsCategories.argumentAlways');
  return argumentThreshold === null ? '–' : t('goodsCategories.argumentFrom', { price: argumentThreshold });
}

export function Marks({ category: { hazardous, consumable, fixedAsset, centralCatalogue, shareable } }: { category: Category }) {
  const t = useT();
  return (
    <Group gap={4}>
      {hazardous && <StatusPill meaning={meanings.hazard.HAZARDOUS}>{t('goodsCategories.hazardous')}</StatusPill>}
      {consumable && <Tag>{t('goodsCategories.consumable')}</Tag>}
      {fixedAsset && <Tag>{t('goodsCategories.fixedAsset')}</Tag>}
      {centralCatalogue && <Tag>{t('goodsCategories.centralCatalogue')}</Tag>}
      {!shareable && <Tag>{t('goodsCategories.notShareable')}</Tag>}
    </Group>
  );
}

/** The department in charge of the goods and, below it, who there decides on them: grey where the category above says it. */
export function ManagerCell({ category: { managerDeptName }, of }: { category: Category; of: Managed | undefined }) {
  return (
    <>
      {managerDeptName ?? (of ? '' : '–')}
      {of && <Managers of={of} isBelow={managerDeptName !== null} />}
    </>
  );
}

function Managers({ of: { manager, isOwn }, isBelow }: { of: Managed; isBelow: boolean }) {
  const t = useT();
  const { users, roleName, deptName } = manager;
  const who =
    roleName === null
      ? t('goodsCategories.managerNames', { names: users.map(({ name }) => name) })
      : `${deptName ?? ''} ${roleName}`.trim();
  return (
    <Text
      span
      inherit
      display={isBelow ? 'block' : 'inline'}
      {...(!isOwn && { c: 'dimmed', title: t('goodsCategories.managerInherited') })}
    >
      {who}
    </Text>
  );
}
