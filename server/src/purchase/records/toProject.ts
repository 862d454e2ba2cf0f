import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Reader } from '#platform/context/context.ts';
import { costOf } from './figureDefinitions.ts';
import { projectFlow } from './projectFlow.ts';
import { factsOf, type ProjectRow, payableOf, relationsOf, shownStatus } from './projectRows.ts';
import { isTurnOf, waitedFor, waitedSince } from './projectTurn.ts';

/** Returns a purchase as a list shows it. */
export function toProject(row: ProjectRow, reader: Reader): Schemas['Project'] {
  const waitingSince = waitedSince(row);
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
    waitingFor: waitedFor(row),
    waitingSince: waitingSince && isoTime(waitingSince),
    waitsForMe: isTurnOf(row, reader),
    openCaseId: row.asked[0]?.case ?? null,
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
