/** Framework agreements, for purchases that are charged to one. */

export { frameworkOf, takeFromFramework, toFrameworkBrief } from './frameworkAgreements.ts';
