import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney, toCents } from '@campus-procurement/sdk/money';
import {
  approvalIfEmptyValues,
  approvalNodeKindValues,
  approvalNodeModeValues,
  approvalNodePlaceValues,
  executionCodeValues,
  fundTypeValues,
} from '@campus-procurement/sdk/values';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { fieldRules, typedNumber } from '#ui/form/fieldRules.ts';

type Condition = Schemas['ApprovalCondition'];
type Node = Schemas['ApprovalNode'];

export const limits = { configName: 50, nodeName: 30, nodes: 15 };

/** The rules of `ApprovalConfigInput` in the API description, with their messages. */
export function flowSchema(t: Translate) {
  const { required, money } = fieldRules(t);
  const conditionFields = z.object({
    amountFrom: money,
    amountBelow: money,
    deptIds: z.array(z.string()),
    categoryIds: z.array(z.string()),
    fundTypes: z.array(z.enum(fundTypeValues)),
    patternIds: z.array(z.string()),
    executionCodes: z.array(z.enum(executionCodeValues)),
    hazardous: z.enum(['', 'true', 'false']),
    imported: z.enum(['', 'true', 'false']),
  });
  const isAmount = (text: string) => text !== '' && money.safeParse(text).success;
  const isRange = ({ amountFrom, amountBelow }: z.infer<typeof conditionFields>) =>
    !isAmount(amountFrom) || !isAmount(amountBelow) || fen(amountFrom) < fen(amountBelow);
  const condition = conditionFields.check(z.refine(isRange, { error: t('flows.rangeRule'), path: ['amountBelow'] }));
  const node = z
    .object({
      name: z.string().check(z.trim()),
      kind: z.enum(approvalNodeKindValues),
      roleCode: z.string(),
      where: z.enum(approvalNodePlaceValues),
      deptId: z.string(),
      userIds: z.array(z.string()).check(z.maxLength(20)),
      mode: z.enum(approvalNodeModeValues),
      ifEmpty: z.enum(approvalIfEmptyValues),
      otherThanBefore: z.boolean(),
      limitDays: typedNumber.check(z.regex(/^$|^([1-9]|[12]\d|30)$/, t('flows.limitRule'))),
      when: condition,
    })
    .check(
      z.refine(({ kind, roleCode }) => kind !== 'ROLE' || roleCode !== '', {
        error: t('validation.choose', { label: t('flows.role') }),
        path: ['roleCode'],
      }),
      z.refine(({ kind, where, deptId }) => kind !== 'ROLE' || where !== 'FIXED_DEPT' || deptId !== '', {
        error: t('validation.choose', { label: t('flows.dept') }),
        path: ['deptId'],
      }),
      z.refine(({ kind, userIds }) => kind !== 'USERS' || userIds.length > 0, {
        error: t('validation.choose', { label: t('flows.users') }),
        path: ['userIds'],
      }),
    );
  return z.object({
    configName: required('flows.name'),
    priority: typedNumber.check(z.regex(/^[1-9]\d{0,2}$/, t('validation.whole', { least: 1, most: 999 }))),
    status: z.enum(['ENABLED', 'DISABLED']),
    conditions: condition,
    withoutOwners: z.boolean(),
    nodes: z.array(node).check(z.minLength(1, t('flows.nodesRule'))),
  });
}

/** Returns an amount in hundredths of a yuan, which need no rounding. */
const fen = (amount: string) => toCents(parseMoney(amount) ?? '0.00');

export type FlowValues = z.infer<ReturnType<typeof flowSchema>>;
export type NodeValues = FlowValues['nodes'][number];
export type ConditionValues = FlowValues['conditions'];

const anyCase: ConditionValues = {
  amountFrom: '',
  amountBelow: '',
  deptIds: [],
  categoryIds: [],
  fundTypes: [],
  patternIds: [],
  executionCodes: [],
  hazardous: '',
  imported: '',
};
/** What is asked most often: somebody responsible for the department. */
export const newNode: NodeValues = {
  name: '',
  kind: 'ROLE',
  roleCode: 'dept_approver',
  where: 'DEPT',
  deptId: '',
  userIds: [],
  mode: 'ANY',
  ifEmpty: 'SCHOOL_ADMIN',
  otherThanBefore: false,
  limitDays: '',
  when: anyCase,
};

/** The values of a new flow, or of one that is changed or copied. */
export function valuesOf(flow: Partial<Schemas['ApprovalConfig']> | null): FlowValues {
  const { configName = '', priority = 100, status = 'ENABLED', conditions = {}, nodes = [] } = flow ?? {};
  const { withoutOwners = false } = flow ?? {};
  const stored = { configName, priority: String(priority), status, conditions: conditionValues(conditions), withoutOwners };
  return { ...stored, nodes: flow ? nodes.map(nodeValues) : [newNode] };
}

function conditionValues({ hazardous, imported, ...condition }: Condition): ConditionValues {
  const choice = (mark: boolean | undefined) => (mark === undefined ? '' : (`${mark}` as const));
  return { ...anyCase, ...condition, hazardous: choice(hazardous), imported: choice(imported) };
}

function nodeValues({ when = {}, limitDays, ...node }: Node): NodeValues {
  return { ...newNode, roleCode: '', ...node, limitDays: String(limitDays ?? ''), when: conditionValues(when) };
}

/** What is sent: without what is empty. */
export function inputOf({ conditions, nodes, priority, ...values }: FlowValues) {
  return { ...values, priority: Number(priority), conditions: conditionOf(conditions), nodes: nodes.map(nodeOf) };
}

function conditionOf({ amountFrom, amountBelow, hazardous, imported, ...lists }: ConditionValues): Condition {
  const [from, below] = [parseMoney(amountFrom), parseMoney(amountBelow)];
  return {
    ...(from !== null && { amountFrom: from }),
    ...(below !== null && { amountBelow: below }),
    ...(hazardous !== '' && { hazardous: hazardous === 'true' }),
    ...(imported !== '' && { imported: imported === 'true' }),
    ...Object.fromEntries(Object.entries(lists).filter(([, chosen]) => chosen.length > 0)),
  };
}

/** A node as it is sent: with what its kind needs. */
export function nodeOf(values: NodeValues): Node {
  const { name, kind, roleCode, where, deptId, userIds, mode, ifEmpty, otherThanBefore, limitDays, when } = values;
  const condition = conditionOf(when);
  return {
    kind,
    mode,
    ifEmpty,
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(kind === 'USERS' && { userIds }),
    ...(kind === 'ROLE' && { roleCode, where, ...(where === 'FIXED_DEPT' && { deptId }) }),
    ...(otherThanBefore && { otherThanBefore }),
    ...(/^\d+$/.test(limitDays) && { limitDays: Number(limitDays) }),
    ...(Object.keys(condition).length > 0 && { when: condition }),
  };
}

/** Whether the form offers to leave out the owners of the cards: no step asks them about everything. */
export function leavesOutOwners(bizType: Schemas['ApprovalFlowKind'], nodes: readonly NodeValues[]): boolean {
  const isOfAll = ({ when }: NodeValues) => Object.keys(conditionOf(when)).length === 0;
  return bizType === 'PURCHASE' && !nodes.some((node) => node.kind === 'CARD_OWNER' && isOfAll(node));
}
