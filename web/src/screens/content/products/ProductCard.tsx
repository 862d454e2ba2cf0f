import { UnstyledButton } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PublishBadge } from '#ui/status/PublishBadge.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { RowActions } from '#ui/table/RowActions.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import type { Product } from './productSchema.ts';
import classes from './products.module.css';

interface ProductCardProps {
  product: Product;
  /** Whether the status is shown. Readers see only published products. */
  hasState: boolean;
  actions: RowAction<Product>[];
  onOpen: () => void;
}

/** A product in the grid. Its picture and name open it. */
export function ProductCard({ product, hasState, actions, onOpen }: ProductCardProps) {
  const t = useT();
  const { productName, brand, model, categoryName, referencePrice, cover, status } = product;
  return (
    <div className={classes.card}>
      <UnstyledButton className={classes.open} onClick={onOpen}>
        <span className={classes.frame}>
          {cover ? <img src={cover.url} alt="" loading="lazy" /> : <IconPhotoOff size={28} stroke={1} aria-hidden />}
        </span>
        <span className={classes.name}>{productName}</span>
        <span className={classes.meta}>
          {brand} · {model}
        </span>
        <span className={classes.meta}>{categoryName}</span>
      </UnstyledButton>
      <div className={classes.foot}>
        <span className={classes.price}>
          {referencePrice === null ? t('products.noPrice') : <>¥{<Money value={referencePrice} />}</>}
        </span>
        {hasState && <PublishBadge status={status} />}
        <RowActions row={product} name={productName} actions={actions} />
      </div>
    </div>
  );
}
