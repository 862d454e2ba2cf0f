import type { Schemas } from '@campus-procurement/sdk';
import { startApp, type TestClient } from '../startApp.ts';

/** How an appeal is decided. */
export const decision = { content: 'The carrier was late', result: 'DISMISSED', reply: 'Not proven' } as const;

/** The backend with those who write, publish, judge and read exposures, and what they do. */
export async function startExposureApp() {
  const app = await startApp();
  const people = {
    officer: await app.as('officer1', 'procurement_officer'),
    publisher: await app.as('schooladmin', 'school_admin'),
    judge: await app.as('huangyating', 'school_admin'),
    teacher: await app.as('teacher1'),
    /** Administrator of another school. */
    stranger: await app.as('shaoboyan', 'school_admin'),
  };
  return { app, ...people, exposures: exposureFixture(people) };
}

export type ExposureApp = Awaited<ReturnType<typeof startExposureApp>>;

/** What is done with exposures, by those who usually do it, unless a test names somebody else. */
function exposureFixture({ officer, publisher, judge }: Record<'officer' | 'publisher' | 'judge', TestClient>) {
  let taken = 0;
  /** An approved supplier that no other test of the file has used. */
  async function someSupplier(): Promise<Schemas['Supplier']> {
    const { records } = await officer.company.queryAllSupplier({
      query: { status: 'APPROVED', creditLevel: 'A', size: 200, sort: 'companyName,asc' },
    });
    return records.at(-1 - (taken++ % 5)) as Schemas['Supplier'];
  }

  async function draft(changes: Partial<Schemas['ExposureInput']> = {}, client = officer) {
    const supplierId = changes.supplierId ?? (await someSupplier()).id;
    const fact = 'It has not delivered what was agreed upon.';
    const body = {
      exposureType: 'QUALITY',
      level: 'SUSPEND',
      fact,
      startDate: '2026-03-02',
      deductScore: 10,
      ...changes,
    } as const;
    const { id } = await client.help.saveIntegrityExposure({ body: { ...body, supplierId } });
    return { id, supplierId };
  }

  const step = (id: string, body: Schemas['Publication'], client = publisher) =>
    client.help.publishIntegrityExposure({ path: { id }, body });
  return {
    someSupplier,
    draft,
    detail: (id: string, client = officer) => client.help.getIntegrityExposureDetail({ path: { id } }),
    update: (id: string, body: Schemas['ExposureChanges'], client = officer) =>
      client.help.updateIntegrityExposure({ path: { id }, body }),
    step,
    publish: (id: string, version = 1, client = publisher) => step(id, { version, status: 'PUBLISHED' }, client),
    withdraw: (id: string, version = 2) => step(id, { version, status: 'WITHDRAWN', reason: 'Settled' }),
    remove: (id: string, client = officer) => client.help.deleteIntegrityExposure({ path: { id } }),
    /** Records what has become of an appeal. */
    appeal: (id: string, body: Partial<Schemas['ExposureAppealInput']> = {}, client = judge) =>
      client.help.recordIntegrityExposureAppeal({ path: { id }, body: { version: 2, ...decision, ...body } }),
    supplierOf: (id: string) => officer.company.getCompanyDetail({ path: { id } }),
  };
}
