import type { Input, Output } from '@campus-procurement/sdk';
import { approvalChain, chainSteps } from '#approval/chain.ts';
import type { Context } from '#platform/context/context.ts';
import { sayRule } from '#platform/i18n/language.ts';
import { fundRows, ownProject } from '../records/public.ts';
import { argumentReasons } from './argument.ts';
import { shownItem } from './chargedItem.ts';
import { tenderLimitOf } from './lane.ts';
import { brandItems, colleaguesOf, lastPrices } from './lineHints.ts';
import { payeeColumns } from './projectParts.ts';
import { sharedOffers } from './sharedOffers.ts';
import { submissionOf, waysOf } from './submission.ts';
import { brokenRules, checkedRules } from './submissionRules.ts';

/** Tells what a submission would say now, and who would approve. */
export async function precheckProject(
  { query, body = {} }: Input<'precheckProject'>,
  context: Context,
): Promise<Output<'precheckProject'>> {
  const { session, role, language, db } = context;
  const { companyId, userId } = session;
  const project = query?.projectId === undefined ? null : await ownProject(query.projectId, context);
  const { payeeName } = await payeeColumns(body.payee ?? {}, companyId, context);
  const subject = await submissionOf({ ...body, payeeName }, project, context);
  const broken = brokenRules(subject);
  const { amount, policy, lane, laneReason, pattern, executions, similarAmount, similar, categoryIds, request } = subject;
  const { smallLimit, ownCardLimit } = policy;
  const chain = await approvalChain(
    {
      companyId,
      applicantId: userId,
      deptId: role.deptId,
      amount,
      ownCardLimit,
      categoryIds,
      lane,
      ...waysOf(request, pattern),
      cardIds: request.funds.flatMap(({ expenditureId }) => expenditureId ?? []),
    },
    db,
  );
  return {
    amount,
    lane,
    laneReason,
    pattern,
    executions: [...executions],
    smallLimit,
    ownCardLimit,
    similarAmount,
    similar: similar.slice(0, 20),
    tenderLimit: tenderLimitOf(body.purchaseType ?? 'GOODS', policy),
    rules: checkedRules(lane, broken, subject),
    errors: broken.map(({ field, rule, params = {} }) => ({ field, rule, params, message: sayRule(language, rule, params) })),
    approvers: chainSteps(chain),
    funds: await fundRows(companyId, request.funds, subject.held, context),
    argumentReasons: lane === 'SMALL' ? [] : argumentReasons(subject),
    brandItems: brandItems(request.items),
    lastPrices: await lastPrices(request.items, project?.id ?? '', context),
    association: await shownItem(companyId, request.associationCode, project?.id ?? '', context),
    colleagues: await colleaguesOf(request.items, context),
    sharedOffers: await sharedOffers(request.items, context),
  };
}
