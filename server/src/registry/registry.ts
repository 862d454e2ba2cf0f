import type { Schemas } from '@campus-procurement/sdk';

/** What a business registry knows of an enterprise. */
export type RegistryData = Omit<Schemas['GsInfo'], 'supplierId' | 'relatedSuppliers' | 'syncTime' | 'dataSource'>;

/** A source of registry data. */
export interface Registry {
  /** Shown with the data, so that everybody sees where they come from. */
  readonly name: string;
  /**
   * Looks an enterprise up by its unified social credit code.
   * @returns null if the registry does not know it
   * @throws Error of any kind if the registry does not answer, or not as agreed
   */
  find(creditCode: string): Promise<RegistryData | null>;
}
