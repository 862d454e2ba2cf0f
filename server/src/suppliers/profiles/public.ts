/** The flow of suppliers, for modules whose records change them, and the supplier whose account calls. */

export { supplierFlow } from './supplierFlow.ts';
export { ownSupplier } from './supplierProfile.ts';
