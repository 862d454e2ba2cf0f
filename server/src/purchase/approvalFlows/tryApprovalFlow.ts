import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { asksOwners } from '#approval/asksOwners.ts';
import { approvalRoute, chainSteps } from '#approval/chain.ts';
import { flowsOf } from '#approval/flowsOf.ts';
import type { ApprovalSubject } from '#approval/subject.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { purchasePolicyOf } from '#settings/purchasing/public.ts';
import { laneOf } from '../request/public.ts';
import { configRows } from './configRows.ts';
import { type DraftedFlow, draftedFlow, withDraft } from './draftedFlow.ts';
import { type Compared, findingsOf, schoolOf } from './findings.ts';

type Trial = Input<'tryApprovalFlow'>['body'];

/** Tells by which flow a case would go and whom it would ask, by the function that asks them; with a draft as if it were saved. */
export async function tryApprovalFlow({ body }: Input<'tryApprovalFlow'>, context: Context): Promise<Output<'tryApprovalFlow'>> {
  const { bizType, draft } = body;
  const { db, session } = context;
  const subject = await subjectOf(body, context);
  const saved = await flowsOf(session.companyId, bizType, db);
  const drafted = draft ? await draftedFlow(draft, context) : null;
  const flows = drafted ? withDraft(saved, drafted) : saved;
  const route = await approvalRoute(subject, db, bizType, flows);
  const serving = route.flows.find(({ serves }) => serves);
  return {
    isSmall: subject.lane === 'SMALL',
    flows: route.flows.map(({ flow, misfits, serves }) => ({
      id: flow.configId,
      configName: flow.configName,
      priority: flow.priority,
      misfits,
      serves,
      isDraft: flow === drafted,
    })),
    chain: chainSteps(route.chain),
    asksOwners: bizType !== 'PURCHASE' || subject.lane === 'SMALL' || (serving !== undefined && asksOwners(serving.flow)),
    findings: drafted ? await findingsOfDraft(drafted, bizType, context) : [],
  };
}

async function findingsOfDraft(drafted: DraftedFlow, bizType: Schemas['ApprovalFlowKind'], { session, db, now }: Context) {
  const { configId: id, configName, priority, conditions, nodes, withoutOwners } = drafted;
  const others = await configRows(session.companyId, db)
    .where((eb) => eb.and({ 'config.status': 'ENABLED', 'config.bizType': bizType }))
    .execute();
  const createTime = others.find((other) => other.id === id)?.createTime ?? now;
  const compared: Compared = { id, configName, bizType, priority, createTime, conditions, nodes, withoutOwners };
  return findingsOf(compared, others, await schoolOf(session.companyId, nodes, db));
}

/** The case as one that is being started. @throws Failure `invalid` with rule `exists` */
async function subjectOf({ bizType, case: tried }: Trial, { db, session: { companyId } }: Context): Promise<ApprovalSubject> {
  const { amount, deptId, applicantId = '', officerId, categoryIds = [], cardIds = [], patternId = null } = tried;
  const { imported = false, executionCode = null } = tried;
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
  const { lane } = laneOf({ amount, similarAmount: '0.00', marks: categories, policy, executionCode });
  return {
    companyId,
    applicantId,
    deptId,
    amount,
    cardIds,
    categoryIds,
    patternId,
    ownCardLimit: policy.ownCardLimit,
    imported,
    executionCode,
    involvedIds: officerId === undefined ? [] : [officerId],
    lane: bizType === 'PURCHASE' ? lane : 'BIDDING',
  };
}

function unknown(part: string, ids: readonly string[], found: readonly { id: string }[]) {
  return ids.flatMap((id, index) =>
    found.some((row) => row.id === id) ? [] : [{ field: `case.${part}.${index}`, rule: 'exists' }],
  );
}
