import { useApiQuery } from '@campus-procurement/hooks';
import { Stack, Text, Title } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { SideDrawer } from '#ui/feedback/SideDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { QueryView } from '#ui/page/QueryView.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import { Money } from '#ui/text/Numeral.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import type { Product } from './productSchema.ts';
import classes from './products.module.css';

/** A product with its pictures, parameters and suppliers. */
export function ProductDrawer({ product, onClose }: { product: Product; onClose: () => void }) {
  const t = useT();
  const detail = useApiQuery('getProductDetail', { path: { id: product.id } });
  return (
    <SideDrawer onClose={onClose} title={product.productName} size={560}>
      <QueryView query={detail}>
        {({ brand, model, categoryName, referencePrice, parameters, images, suppliers, schoolName, withdrawReason }) => (
          <Stack gap="md">
            {images.length > 0 && <ProductPictures name={product.productName} images={images} />}
            <Properties
              items={[
                [t('products.brand'), brand],
                [t('products.model'), model],
                [t('products.category'), categoryName],
                [t('products.referencePriceYuan'), <Money key="price" value={referencePrice} />],
                [t('products.school'), schoolName],
                ...(withdrawReason === null ? [] : [[t('products.withdrawReason'), withdrawReason] as const]),
              ]}
            />
            {parameters !== null && (
              <section>
                <Title order={3} size="h5">
                  {t('products.parameters')}
                </Title>
                <Text size="sm" className={classes.plain}>
                  {parameters}
                </Text>
              </section>
            )}
            <PlainTable
              caption={t('products.suppliers')}
              rows={suppliers}
              rowKey={({ id }) => id}
              empty={t('products.noSuppliers')}
              columns={[
                { header: t('products.suppliers'), cell: ({ companyName }) => companyName },
                { header: t('products.creditCode'), cell: ({ creditCode }) => creditCode },
              ]}
            />
          </Stack>
        )}
      </QueryView>
    </SideDrawer>
  );
}
