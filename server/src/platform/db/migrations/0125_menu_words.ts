import { type Kysely, sql } from 'kysely';

const idOf = (n: number) => `01957b1e-6c00-7a10-8000-${String(n).padStart(12, '0')}`;
const systemDirectory = 440;

/** The place of the help centre and the download centre among the entries of the first level. */
const places = { 4280: 97, 4283: 98 };

/** English names of entries, old and new. */
const renamed = {
  'Procurement lighthouse': 'Case studies',
  'Integrity exposures': 'Supplier sanctions',
  'School parameters': 'School settings',
  'Purchasing patterns': 'Procurement methods',
  'Create model case': 'Create case study',
  'Change model case': 'Change case study',
  'Publish model case': 'Publish case study',
  'Delete model case': 'Delete case study',
  'See all exposures': 'See all sanctions',
  'Draft exposure': 'Draft sanction',
  'Change exposure': 'Change sanction',
  'Delete exposure': 'Delete sanction',
  'Publish and withdraw exposure': 'Publish and withdraw sanction',
  'Record appeal against exposure': 'Record appeal against sanction',
};

const caseStudies = { old: 'Model cases of purchasing to learn from', new: 'Purchases to learn from' };

/**
 * Moves the help centre and the download centre, which everybody reads, out of the directory of system administration, and gives entries
 * plainer English names. What somebody has moved or renamed stays as it is.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [n, sort] of Object.entries(places)) {
    await sql`update menu set parent_id = null, sort = ${sort}, version = version + 1, update_time = now()
      where company_id = '0' and id = ${idOf(Number(n))} and parent_id = ${idOf(systemDirectory)}`.execute(db);
  }
  for (const [before, after] of Object.entries(renamed)) {
    await sql`update menu set menu_name_en = ${after}, version = version + 1, update_time = now()
      where company_id = '0' and menu_name_en = ${before}`.execute(db);
  }
  await sql`update menu set description_en = ${caseStudies.new}
    where company_id = '0' and description_en = ${caseStudies.old}`.execute(db);
}
