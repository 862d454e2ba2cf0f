import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { startExport } from '#platform/exports/startExport.ts';
import { archiveProject } from './archive/archiveProject.ts';
import { getProjectDossier } from './archive/dossier.ts';
import { confirmReceipt } from './delivery/confirmReceipt.ts';
import { figuresReport } from './figures/exportProjectFigures.ts';
import { getProjectFigures } from './figures/getProjectFigures.ts';
import { assignProjectOfficer } from './officers/assignProjectOfficer.ts';
import { receiveProject } from './officers/receiveProject.ts';
import { answerSourceObjection, registerSourceObjection } from './officers/sourceObjections.ts';
import { closeLinesShort } from './order/closeLinesShort.ts';
import { submitEmergencyReport } from './otherMethods/emergencyReport.ts';
import { registerOtherProcurementOutcome } from './otherMethods/registerOutcome.ts';
import { projectReport } from './pages/exportProjects.ts';
import { getProjectDetail } from './pages/getProjectDetail.ts';
import { countProjectsByStatus, queryProjectPage } from './pages/queryProjectPage.ts';
import { agreeToPayee } from './payment/agreeToPayee.ts';
import { correctInvoice, voidInvoice } from './payment/correctInvoice.ts';
import { queryUnbilledPage } from './payment/queryUnbilledPage.ts';
import { registerPayment } from './payment/registerPayment.ts';
import { reverseInvoice } from './payment/reverseInvoice.ts';
import { reversePayment } from './payment/reversePayment.ts';
import { recordInvoice, saveInvoice } from './payment/saveInvoice.ts';
import { followProject } from './records/followProject.ts';
import { listProjectLogs, verifyProjectLog } from './records/projectLogs.ts';
import { copyProject } from './request/copyProject.ts';
import { deleteProject, saveProject, updateProject } from './request/draftProject.ts';
import { precheckProject } from './request/precheckProject.ts';
import { submitProject } from './request/submitProject.ts';

export const projects = {
  queryProjectPage,
  countProjectsByStatus,
  getProjectDetail,
  saveProject,
  updateProject,
  deleteProject,
  precheckProject,
  submitProject,
  receiveProject,
  copyProject,
  assignProjectOfficer,
  exportProjects: ({ body }, context) => startExport(projectReport, body, context),
  getProjectFigures,
  exportProjectFigures: ({ body }, context) => startExport(figuresReport, body, context),
  followProject,
  listProjectLogs,
  verifyProjectLog,
  confirmReceipt,
  saveInvoice,
  queryUnbilledPage,
  recordInvoice,
  correctInvoice,
  voidInvoice,
  reverseInvoice,
  registerPayment,
  agreeToPayee,
  reversePayment,
  registerOtherProcurementOutcome,
  submitEmergencyReport,
  registerSourceObjection,
  answerSourceObjection,
  closeLinesShort,
  getProjectDossier,
  archiveProject,
} satisfies Partial<Handlers<Context>>;
