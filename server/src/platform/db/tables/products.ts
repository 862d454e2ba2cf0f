import type { GeneratedAlways } from 'kysely';
import type { Tracked } from '../columns.ts';
import type { Published } from './published.ts';

/** A recommended product. Rows of company '0' are visible to every school. */
interface ProductTable extends Tracked, Published {
  companyId: string;
  id: string;
  productName: string;
  productNameKey: GeneratedAlways<string>;
  categoryCompanyId: string;
  categoryId: string;
  brand: string;
  model: string;
  parameters: string | null;
  /** Yuan, as a decimal string. */
  referencePrice: string | null;
}

interface ProductImageTable {
  companyId: string;
  productId: string;
  /** Position among the pictures. The cover has 0. */
  sort: number;
  fileCompanyId: string;
  fileId: string;
}

/** A supplier, of the same school, that offers the product. */
interface ProductSupplierTable {
  companyId: string;
  productId: string;
  supplierId: string;
}

export interface ProductTables {
  product: ProductTable;
  productImage: ProductImageTable;
  productSupplier: ProductSupplierTable;
}
