import type { Schemas } from '@campus-procurement/sdk';
import { Group } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { ColorTag } from '#ui/status/ColorTag.tsx';
import { Tag } from '#ui/status/Tag.tsx';

type Category = Schemas['GoodsCategory'];

export function PurchaseTypeName({ type }: { type: Category['purchaseType'] }) {
  return useT()(`goodsCategories.type${type}`);
}

/** When an argument report is needed: always, from a unit price on, or as the school has it in general. */
export function Argument({ category: { needArgumentReport, argumentThreshold } }: { category: Category }) {
  const t = useT();
  const format = useFormat();
  if (needArgumentReport) return t('goodsCategories.argumentAlways');
  return argumentThreshold === null ? '–' : t('goodsCategories.argumentFrom', { price: format.money(argumentThreshold) });
}

export function Marks({ category: { hazardous, consumable, shareable } }: { category: Category }) {
  const t = useT();
  return (
    <Group gap={4}>
      {hazardous && <ColorTag color="red">{t('goodsCategories.hazardous')}</ColorTag>}
      {consumable && <Tag>{t('goodsCategories.consumable')}</Tag>}
      {!shareable && <Tag>{t('goodsCategories.notShareable')}</Tag>}
    </Group>
  );
}
