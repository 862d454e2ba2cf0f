import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context/context.ts';
import { startExport } from '../../exports/startExport.ts';
import { archiveProject } from './archiveProject.ts';
import { assignProjectOfficer } from './assignProjectOfficer.ts';
import { closeLinesShort } from './closeLinesShort.ts';
import { confirmReceipt } from './confirmReceipt.ts';
import { copyProject } from './copyProject.ts';
import { getProjectDossier } from './dossier.ts';
import { deleteProject, saveProject, updateProject } from './draftProject.ts';
import { submitEmergencyReport } from './emergencyReport.ts';
import { figuresReport } from './exportProjectFigures.ts';
import { projectReport } from './exportProjects.ts';
import { followProject } from './followProject.ts';
import { getProjectDetail } from './getProjectDetail.ts';
import { getProjectFigures } from './getProjectFigures.ts';
import { precheckProject } from './precheckProject.ts';
import { listProjectLogs, verifyProjectLog } from './projectLogs.ts';
import { countProjectsByStatus, queryProjectPage } from './queryProjectPage.ts';
import { receiveProject } from './receiveProject.ts';
import { registerOtherProcurementOutcome } from './registerOutcome.ts';
import { registerPayment } from './registerPayment.ts';
import { saveInvoice } from './saveInvoice.ts';
import { answerSourceObjection, registerSourceObjection } from './sourceObjections.ts';
import { submitProject } from './submitProject.ts';

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
  registerPayment,
  registerOtherProcurementOutcome,
  submitEmergencyReport,
  registerSourceObjection,
  answerSourceObjection,
  closeLinesShort,
  getProjectDossier,
  archiveProject,
} satisfies Partial<Handlers<Context>>;
