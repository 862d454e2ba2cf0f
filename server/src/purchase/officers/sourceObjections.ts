import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import type { StoredObjection } from '#platform/db/tables/storedObjection.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { filesOf } from '#platform/files/filesOf.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { refuseDayBeyond } from '#platform/values/dayWithin.ts';
import { entry, fileEntry, lockedProject, type ProjectRow, stepOf, takeProjectStep } from '../records/public.ts';

const entity = 'sourceObjection';
/** As much of a text as the log has room for. */
const logged = 600;

/** The officer registers an objection to a single source. What waits for others goes on waiting as it did, and so does the notice. */
export async function registerSourceObjection(
  { path: { id }, body: { version, fileIds, ...said } }: Input<'registerSourceObjection'>,
  context: Context,
): Promise<Output<'registerSourceObjection'>> {
  const project = await lockedProject(id, version, context);
  const from = dayOf(project.submitTime ?? project.createTime);
  refuseDayBeyond({ field: 'receivedDate', day: said.receivedDate, from, to: dayOf(context.now) });
  const before = project.sourceObjections;
  const objection: StoredObjection = {
    no: before.length + 1,
    ...said,
    fileIds,
    registeredByName: context.session.userName,
    registerTime: isoTime(context.now),
    answer: null,
    answeredByName: null,
    answerTime: null,
  };
  const registered = await takeObjectionStep('objectSource', project, [...before, objection], said.objectorName, context);
  const known = before.flatMap((one) => one.fileIds.map((fileId) => ({ field: 'fileIds', fileId })));
  const wanted = fileIds.map((fileId, index) => ({ field: `fileIds.${index}`, fileId }));
  await takeFiles(context, { entity, companyId: project.companyId, rowId: id }, 'PURCHASE', [...known, ...wanted]);
  return stepOf(registered, context);
}

/** The officer answers an objection, once. */
export async function answerSourceObjection(
  { path: { id }, body: { version, no, answer } }: Input<'answerSourceObjection'>,
  context: Context,
): Promise<Output<'answerSourceObjection'>> {
  const project = await lockedProject(id, version, context);
  const objection = project.sourceObjections.find((one) => one.no === no);
  if (!objection) throw invalid({ field: 'no', rule: 'exists' });
  if (objection.answer !== null) throw new Failure('wrongState');
  const answered = { ...objection, answer, answeredByName: context.session.userName, answerTime: isoTime(context.now) };
  const after = project.sourceObjections.map((one) => (one.no === no ? answered : one));
  return stepOf(await takeObjectionStep('answerObjection', project, after, answer.slice(0, logged), context), context);
}

function takeObjectionStep(
  step: 'objectSource' | 'answerObjection',
  project: ProjectRow,
  objections: readonly StoredObjection[],
  said: string,
  context: Context,
): Promise<ProjectRow> {
  const { phase, waitingSince } = project;
  return takeProjectStep(
    step,
    project,
    { said, fields: { sourceObjections: JSON.stringify(objections), phase, waitingSince } },
    context,
  );
}

/** Returns the objections to the single source of a purchase, with their files. */
export async function objectionsOf(
  { companyId, id, sourceObjections }: ProjectRow,
  context: Context,
): Promise<Schemas['SourceObjection'][]> {
  if (sourceObjections.length === 0) return [];
  const files = (await filesOf(entity, companyId, [id], context)).get(id) ?? [];
  return sourceObjections.map(({ fileIds, ...objection }) => ({
    ...objection,
    files: files.filter((file) => fileIds.includes(file.id)),
  }));
}

/** The objections as the dossier has them: who objected and what was answered, and the papers. */
export async function objectionEntries(row: ProjectRow, context: Context): Promise<Schemas['DossierEntry'][]> {
  const objections = await objectionsOf(row, context);
  return objections.flatMap(({ objectorName, registeredByName, registerTime, answeredByName, answer, answerTime, files }) => [
    entry({ title: objectorName, byName: registeredByName, time: new Date(registerTime) }),
    ...files.map((file) => fileEntry(file)),
    ...(answer === null || answerTime === null
      ? []
      : [entry({ title: answer, byName: answeredByName, time: new Date(answerTime) })]),
  ]);
}
