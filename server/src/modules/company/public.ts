/** The flow of suppliers, for modules whose records change them. */
export { supplierFlow } from './supplierFlow.ts';
