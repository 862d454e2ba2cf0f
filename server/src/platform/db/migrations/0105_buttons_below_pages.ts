import { type Kysely, sql } from 'kysely';

/** The buttons of pages that were added after them, by the number of the page. Until now these buttons were below a directory. */
const buttonsOf = {
  421: [4122, 4123, 4124, 4125, 4126, 4127],
  422: [441, 442, 443],
  423: [444, 445, 446, 447],
  424: [448, 449, 450, 451],
  425: [471, 472, 473],
  426: [457, 458, 459, 460],
  427: [4131, 4137],
  428: [4102],
  429: [461, 462],
  430: [463, 464, 465, 466],
  431: [452, 453, 454, 455, 456],
  432: [475, 476, 477, 478, 479, 480, 481],
  433: [4132, 4133, 4135],
  467: [4113, 4114, 4115],
  468: [4162, 4163, 4164, 4165, 4166, 4167, 4168, 4169, 4175],
  482: [4140, 4141, 4142, 4143],
  483: [4144, 4145, 4146, 4147],
  4280: [4148, 4149, 4150, 4151],
  4281: [4152, 4153, 4154, 4155],
  4282: [4156, 4157, 4158, 4159],
  4283: [4181, 4182, 4183],
  4284: [4211, 4212, 4213, 4214, 4215, 4216],
  4285: [4170, 4171, 4172, 4173],
  4286: [4203, 4204, 4205, 4206, 4207, 4208, 4210],
};
const approvalDirectory = 4101;
const directories = [402, 440, approvalDirectory, 4111, 4201];

const idOf = (n: number) => `01957b1e-6c00-7a10-8000-${String(n).padStart(12, '0')}`;
const idsOf = (numbers: number[]) => sql.join(numbers.map(idOf));

/**
 * Moves buttons below the page that they serve, so that a role with the button also gets the page. Buttons that somebody has moved stay
 * where they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [page, buttons] of Object.entries(buttonsOf)) {
    await sql`update menu set parent_id = ${idOf(Number(page))}, version = version + 1, update_time = now()
      where company_id = '0' and id in (${idsOf(buttons)}) and parent_id in (${idsOf(directories)})
        and exists (select 1 from menu page where page.company_id = '0' and page.id = ${idOf(Number(page))})`.execute(db);
  }
  const isEmpty = sql`not exists (select 1 from menu below where below.parent_id = ${idOf(approvalDirectory)})`;
  for (const { table, id } of [
    { table: 'role_menu', id: 'menu_id' },
    { table: 'menu', id: 'id' },
  ]) {
    await sql`delete from ${sql.table(table)} where ${sql.ref(id)} = ${idOf(approvalDirectory)} and ${isEmpty}`.execute(db);
  }
}
