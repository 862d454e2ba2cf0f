import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { idsAtAndBelow } from '#platform/auth/deptReach.ts';
import type { Reader } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { beginOf, countedProjects, type FoundProjects, lastMonths, requests } from '../records/public.ts';

/** What figures are asked for. */
export type FigureFilters = { monthFrom?: string; monthTo?: string; deptId?: string };

const mostMonths = 24;
const usualMonths = 12;

/** The months of a period, the earliest first. @throws Failure if it ends before it begins, or is too long */
export function monthsOf({ monthFrom, monthTo }: FigureFilters, now: Date): string[] {
  const last = monthTo ?? dayOf(now).slice(0, 7);
  const first = monthFrom ?? lastMonths(beginOf(last), usualMonths)[0] ?? last;
  if (first > last) throw invalid({ field: 'monthTo', rule: 'order' });
  const count = numberOf(last) - numberOf(first) + 1;
  if (count > mostMonths) throw invalid({ field: 'monthFrom', rule: 'months', params: { limit: mostMonths } });
  return lastMonths(beginOf(last), count);
}

function numberOf(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
}

/** Whose purchases the figures of a role are about: the own ones of those who request, else those within the data scope. */
export function rangeOf(reader: Reader): Schemas['ProjectFigures']['range'] {
  const { dataScope } = reader.role;
  if (requests(reader)) return 'OWN';
  return dataScope === 'SELF' ? 'PART' : dataScope;
}

/** The purchases that figures are about. */
export async function figuredProjects({ deptId }: FigureFilters, reader: Reader): Promise<FoundProjects> {
  const counted = await countedProjects(reader);
  if (deptId === undefined) return counted;
  // No department has no row: an id that nobody knows is that of none.
  return counted.where('project.deptId', 'in', [deptId, ...(await idsAtAndBelow(reader.db, deptId))]);
}
