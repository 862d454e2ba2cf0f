import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Reader } from '#platform/context/context.ts';
import { costOf } from './figureDefinitions.ts';
import { projectFlow } from './projectFlow.ts';
import { factsOf, type ProjectRow, payableOf, relationsOf, shownStatus } from './projectRows.ts';
import { type projectsWithTurns, shownTurns } from './projectTurns.ts';

type ListedRow = Awaited<ReturnType<ReturnType<typeof projectsWithTurns>['executeTakeFirstOrThrow']>> &
  Pick<ProjectRow, 'applicantLeft'>;

/** Returns a purchase as a list shows it. */
export function toProject(row: ListedRow, reader: Reader): Schemas['Project'] {
  const turns = shownTurns(row.turns, reader.now);
  const next = turns.find(({ from }) => from === null);
  const asked = turns.find(({ step }) => step === 'APPROVE' || step === 'WITNESS');
  const { id, projectCode, projectName, applicantId, applicantName, deptId, deptName, companyId, companyName } = row;
  const { amount, orderAmount, actualAmount, paidAmount, version, createByName, updateByName } = row;
  return {
    id,
    projectCode,
    projectName,
    status: shownStatus(row, reader.now),
    lane: row.lane,
    executionCode: row.executionCode,
    officerId: row.officerId,
    officerName: row.officerName,
    applicantId,
    applicantName,
    deptId,
    deptName,
    payeeName: row.payeeName || null,
    costAmount: costOf(row),
    amount,
    orderAmount,
    actualAmount,
    payableAmount: payableOf(row),
    paidAmount,
    turns,
    waitingFor: next?.names ?? [],
    waitingSince: next?.since ?? null,
    waitsForMe: turns.some(({ mine }) => mine),
    openCaseId: asked?.recordId ?? null,
    blockedCaseId: row.blockedCaseId,
    submitTime: row.submitTime && isoTime(row.submitTime),
    nextTime: row.nextTime && isoTime(row.nextTime),
    companyId,
    companyName,
    version,
    createByName,
    updateByName,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: projectFlow.allowedActions(factsOf(row), relationsOf(row, reader)),
  };
}
