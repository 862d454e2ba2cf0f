import type { Schemas } from '@campus-procurement/sdk';

/** The data of a business registry about an enterprise. */
export type RegistryData = Omit<Schemas['GsInfo'], 'supplierId' | 'relatedSuppliers' | 'syncTime' | 'dataSource'>;

/** A source of registry data. */
export interface Registry {
  /** Shown with the data as their source. */
  readonly name: string;
  /**
   * Finds an enterprise by its unified social credit code.
   * @returns null if the registry does not know it
   * @throws Error of any kind if the registry does not answer, or not as agreed
   */
  find(creditCode: string): Promise<RegistryData | null>;
}
