import type { Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules, typedNumber } from '#ui/form/fieldRules.ts';

/** The rules of `PurchasingProgressNode` in the API description, with their messages. */
export function progressSchema(t: Translate) {
  const node = z
    .object({
      nodeCode: z.string().check(z.trim(), z.regex(/^[A-Z][A-Z0-9_]{1,29}$/, t('purchasing.nodeCodeRule'))),
      nodeName: fieldRules(t).required('purchasing.nodeName'),
      nodeNameEn: z.string().check(z.trim()),
      limitDays: typedNumber.check(
        z.regex(/^$|^([1-9]|[1-9]\d|[12]\d\d|3[0-5]\d|36[0-5])$/, t('validation.whole', { least: 1, most: 365 })),
      ),
      enabled: z.boolean(),
      required: z.boolean(),
    })
    .check(z.refine(({ enabled, required }) => enabled || !required, { error: t('purchasing.requiredRule'), path: ['enabled'] }));
  return z.object({
    nodes: z.array(node).check(
      z.minLength(1, t('purchasing.noNodes')),
      z.check(({ value, issues }) => {
        for (const [index, { nodeCode }] of value.entries()) {
          if (value.findIndex((other) => other.nodeCode === nodeCode) === index) continue;
          issues.push({ code: 'custom', message: t('purchasing.nodeTwice'), path: [index, 'nodeCode'], input: nodeCode });
        }
      }),
    ),
  });
}

export type ProgressValues = z.infer<ReturnType<typeof progressSchema>>;
export type NodeValues = ProgressValues['nodes'][number];

export const newNode: NodeValues = { nodeCode: '', nodeName: '', nodeNameEn: '', limitDays: '', enabled: true, required: false };

export function valuesOf(nodes: readonly Schemas['PurchasingProgress'][]): ProgressValues {
  return {
    nodes: nodes.map(({ nodeCode, nodeName, nodeNameEn, limitDays, enabled, required }) => ({
      nodeCode,
      nodeName,
      nodeNameEn: nodeNameEn ?? '',
      limitDays: String(limitDays ?? ''),
      enabled,
      required,
    })),
  };
}

export function nodesOf(nodes: readonly NodeValues[]): Schemas['PurchasingProgressNode'][] {
  return nodes.map(({ nodeNameEn, limitDays, ...node }) => ({
    ...node,
    nodeNameEn: nodeNameEn || null,
    limitDays: limitDays === '' ? null : Number(limitDays),
  }));
}
