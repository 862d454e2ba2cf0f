import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

export type Product = Schemas['Product'];

export const limits = { productName: 100, brand: 50, model: 100, parameters: 5000, images: 10 };

/** The rules of `ProductInput` in the API description, with their messages. */
export function productSchema(t: Translate) {
  const { chosen, required, money, files } = fieldRules(t);
  return z.object({
    productName: required('products.name'),
    categoryId: chosen('products.category'),
    brand: required('products.brand'),
    model: required('products.model'),
    parameters: z.string().check(z.trim()),
    referencePrice: money,
    imageIds: files,
    supplierIds: z.array(z.string()).check(z.maxLength(50)),
  });
}

export type ProductValues = z.infer<ReturnType<typeof productSchema>>;

export const newProduct: ProductValues = {
  productName: '',
  categoryId: '',
  brand: '',
  model: '',
  parameters: '',
  referencePrice: '',
  imageIds: [],
  supplierIds: [],
};

export function valuesOf(product: Schemas['ProductDetail']): ProductValues {
  const { productName, categoryId, brand, model, parameters, referencePrice, images, suppliers } = product;
  return {
    productName,
    categoryId,
    brand,
    model,
    parameters: parameters ?? '',
    referencePrice: referencePrice ?? '',
    imageIds: images.map(entryOf),
    supplierIds: suppliers.map(({ id }) => id),
  };
}

export function bodyOf({ parameters, referencePrice, imageIds, ...values }: ProductValues) {
  return { ...values, parameters: parameters || null, referencePrice: parseMoney(referencePrice), imageIds: idsOf(imageIds) };
}
