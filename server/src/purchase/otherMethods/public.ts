/** The report about an emergency, for the page and the dossier of its purchase. */

export { emergencyReportOf, reportEntries } from './emergencyReport.ts';
