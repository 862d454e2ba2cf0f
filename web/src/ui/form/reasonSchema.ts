import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules } from './fieldRules.ts';

/** Why something is done. */
export const reasonSchema = (t: Translate) => z.object({ reason: fieldRules(t).required('ui.reason') });
