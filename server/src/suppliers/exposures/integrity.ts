import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { deleteIntegrityExposure, updateIntegrityExposure } from './changeExposure.ts';
import { getIntegrityExposureDetail } from './getIntegrityExposureDetail.ts';
import { publishIntegrityExposure, recordIntegrityExposureAppeal } from './publishExposure.ts';
import { queryIntegrityExposurePage } from './queryIntegrityExposurePage.ts';
import { saveIntegrityExposure } from './saveIntegrityExposure.ts';

export const integrity = {
  queryIntegrityExposurePage,
  getIntegrityExposureDetail,
  saveIntegrityExposure,
  updateIntegrityExposure,
  publishIntegrityExposure,
  recordIntegrityExposureAppeal,
  deleteIntegrityExposure,
} satisfies Partial<Handlers<Context>>;
