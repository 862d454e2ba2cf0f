import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import type { DateRangeText } from '#ui/date/dateRange.ts';
import { fieldRules } from '#ui/form/fieldRules.ts';

/** Characters; the product specification (section 5) counts Chinese ones and words alike. */
export const channelLimits = { activityName: 20, promoteLink: 500, text: 50, advertisingContent: 200 };

/** The rules of the step form, product specification, section 5. */
export function channelSchema(t: Translate) {
  const { chosen, required } = fieldRules(t);
  return z.object({
    activityName: required('demo.activityName').check(z.regex(/^[\p{Script=Han}A-Za-z0-9]{0,20}$/u, t('demo.activityNameRule'))),
    channelType: chosen('demo.channelType'),
    promotionTime: z
      .custom<DateRangeText | ''>()
      .check(z.refine((range) => range !== '', t('validation.choose', { label: t('demo.promotionTime') }))),
    promoteLink: required('demo.promoteLink').check(z.regex(/^(https?:\/\/|\{host\}|$)/, t('demo.promoteLinkRule'))),
    advertisingSource: chosen('demo.advertisingSource'),
    advertisingMedia: chosen('demo.advertisingMedia'),
    keywords: z.array(z.string()).check(z.minLength(1, t('validation.choose', { label: t('demo.keywords') }))),
    pushNotify: z.boolean(),
    advertisingContent: required('demo.advertisingContent').check(z.maxLength(channelLimits.advertisingContent)),
  });
}

export type ChannelValues = z.infer<ReturnType<typeof channelSchema>>;
