import type zh from '../zh-CN/products.ts';

const products: typeof zh = {
  thing: 'Product',
  create: 'New product',
  edit: ({ name }) => `Edit product: ${name}`,
  quoted: ({ name }) => `“${name}”`,
  empty: 'No products are recommended yet',
  emptyToAdd: 'No products are recommended yet. Begin with “New product”.',
  name: 'Product',
  category: 'Category',
  brand: 'Brand',
  model: 'Model',
  modelHint: 'Each model of a brand stands here once',
  status: 'Status',
  school: 'School',
  referencePrice: 'Reference price',
  referencePriceYuan: 'Reference price (CNY)',
  priceHint: 'Without it the card says “on request”',
  noPrice: 'On request',
  parameters: 'Technical parameters',
  images: 'Pictures',
  imagesHint: 'The first is the cover.',
  suppliers: 'Suppliers',
  suppliersHint: 'Found by name; approved suppliers only',
  supplierRule: 'At most 50 suppliers',
  noSuppliers: 'No suppliers yet',
  creditCode: 'Credit code',
  withdrawReason: 'Why it was withdrawn',
  publishText: 'Everybody it is meant for can see it then. What is published must be withdrawn before it can be changed.',
  withdrawText: 'Readers no longer see it. It can be changed and published again.',
};

export default products;
