import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { approvalRoute, chainSteps } from '../../approval/chain.ts';
import { type Flow, flowsOf } from '../../approval/flowsOf.ts';
import type { ApprovalSubject } from '../../approval/subject.ts';
import type { Context } from '../../context/context.ts';
import { invalid } from '../../failure/failure.ts';
import { laneOf } from '../projects/public.ts';
import { purchasePolicyOf } from '../purchasingConfig/public.ts';
import { checkedNodes } from './checkedNodes.ts';
import { configRows } from './configRows.ts';
import { type Compared, findingsOf, schoolOf } from './findings.ts';

type Trial = Input<'tryApprovalFlow'>['body'];

/** Tells by which flow a case would go and whom it would ask, by the function that asks them; with a draft as if it were saved. */
export async function tryApprovalFlow({ body }: Input<'tryApprovalFlow'>, context: Context): Promise<Output<'tryApprovalFlow'>> {
  const { bizType, draft } = body;
  const { db, session } = context;
  const subject = await subjectOf(body, context);
  const flows = [...(await flowsOf(session.companyId, bizType, db))];
  const drafted = draft ? await draftedFlow(draft, bizType, context) : null;
  if (drafted) replace(flows, drafted.flow, draft?.id);
  const route = await approvalRoute(subject, db, bizType, flows);
  return {
    isSmall: subject.lane === 'SMALL',
    flows: route.flows.map(({ flow, misfits, serves }) => ({
      ...{ id: flow.configId, configName: flow.configName, priority: flow.priority, misfits, serves },
      isDraft: flow === drafted?.flow,
    })),
    chain: chainSteps(route.chain),
    findings: drafted?.findings ?? [],
  };
}

/** Puts a draft where it would stand if it were saved: behind the older ones of its priority. */
function replace(flows: Flow[], draft: Flow, id: string | undefined) {
  const at = id === undefined ? -1 : flows.findIndex(({ configId }) => configId === id);
  const saved = flows[at];
  if (saved?.priority === draft.priority) {
    flows.splice(at, 1, draft);
    return;
  }
  if (saved) flows.splice(at, 1);
  const behind = flows.findIndex(({ priority }) => priority === null || priority > Number(draft.priority));
  flows.splice(behind, 0, draft);
}

async function draftedFlow(draft: NonNullable<Trial['draft']>, bizType: Schemas['ApprovalFlowKind'], context: Context) {
  const { id = null, configName, priority, conditions = {} } = draft;
  const { companyId } = context.session;
  const nodes = await checkedNodes({ conditions, nodes: draft.nodes }, context, 'draft.');
  const flow: Flow = { configId: id, flowId: null, configName, priority, conditions, nodes };
  const others = await configRows(companyId, context.db)
    .where((eb) => eb.and({ 'config.status': 'ENABLED', 'config.bizType': bizType }))
    .execute();
  const createTime = others.find((other) => other.id === id)?.createTime ?? context.now;
  const compared: Compared = { id, configName, bizType, priority, createTime, conditions, nodes };
  return { flow, findings: findingsOf(compared, others, await schoolOf(companyId, nodes, context.db)) };
}

/** The case as one that is being started. @throws Failure `invalid` with rule `exists` */
async function subjectOf({ bizType, case: tried }: Trial, { db, session: { companyId } }: Context): Promise<ApprovalSubject> {
  const { amount, deptId, applicantId = '', officerId, categoryIds = [], cardIds = [], patternId = null } = tried;
  const depts = await db
    .selectFrom('dept')
    .select('id')
    .where((eb) => eb.and({ companyId, id: deptId }))
    .execute();
  const cards =
    cardIds.length > 0
      ? await db.selectFrom('expenditure').select('id').where('companyId', '=', companyId).where('id', 'in', cardIds).execute()
      : [];
  const categories =
    categoryIds.length > 0
      ? await db
          .selectFrom('goodsCategory')
          .select(['id', 'hazardous', 'fixedAsset', 'centralCatalogue'])
          .where('companyId', 'in', ['0', companyId])
          .where('id', 'in', categoryIds)
          .execute()
      : [];
  const faults = [
    ...(depts.length > 0 ? [] : [{ field: 'case.deptId', rule: 'exists' }]),
    ...unknown('cardIds', cardIds, cards),
    ...unknown('categoryIds', categoryIds, categories),
  ];
  if (faults.length > 0) throw invalid(...faults);
  const policy = await purchasePolicyOf(companyId, db);
  const { lane } = laneOf({ amount, similarAmount: '0.00', marks: categories, policy });
  return {
    ...{ companyId, applicantId, deptId, amount, cardIds, categoryIds, patternId, ownCardLimit: policy.ownCardLimit },
    involvedIds: officerId === undefined ? [] : [officerId],
    lane: bizType === 'PURCHASE' ? lane : 'BIDDING',
  };
}

function unknown(part: string, ids: readonly string[], found: readonly { id: string }[]) {
  return ids.flatMap((id, index) =>
    found.some((row) => row.id === id) ? [] : [{ field: `case.${part}.${index}`, rule: 'exists' }],
  );
}
