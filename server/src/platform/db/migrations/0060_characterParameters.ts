import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/**
 * Moves name, kind and default of the character parameters to a table of their own; `character_value` keeps the values of schools. Until
 * now the only parameters were the eleven that the product reads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table character_parameter (
    company_id varchar(10) not null references company check (company_id = '0'),
    id text not null,
    param_key varchar(64) collate "C" not null check (param_key ~ '^[A-Za-z][A-Za-z0-9_]{1,63}$'),
    param_name varchar(50) collate "C" not null check (param_name <> ''),
    value_type text not null check (value_type in ('SWITCH', 'TEXT', 'NUMBER', 'URL', 'JSON')),
    param_value varchar(500) not null,
    description varchar(500) not null,
    effect_scope varchar(100) not null,
    status text not null check (status in ('ENABLED', 'DISABLED')),
    built_in boolean not null default false check (status = 'ENABLED' or not built_in),
    ${tracked},
    primary key (company_id, id),
    constraint character_parameter_key_unique unique (param_key),
    -- For the values of schools, which carry the kind so that it can be checked.
    constraint character_parameter_kind_unique unique (param_key, value_type),
    constraint character_parameter_switch_check check (value_type <> 'SWITCH' or param_value in ('Y', 'N'))
  )`.execute(db);
  await sql`insert into character_parameter (company_id, id, param_key, param_name, value_type, param_value, description, effect_scope,
      status, built_in, create_time, create_by_name, update_time, update_by_name, version)
    select company_id, gen_random_uuid()::text, param_key, param_name, value_type, param_value, '', '',
      'ENABLED', true, create_time, create_by_name, update_time, update_by_name, version
    from character_value where company_id = '0'`.execute(db);
  await sql`delete from character_value where company_id = '0'`.execute(db);
  await sql`alter table character_value add column id text`.execute(db);
  await sql`update character_value set id = gen_random_uuid()::text`.execute(db);
  await sql`alter table character_value
    drop constraint character_value_pkey,
    drop constraint character_value_value_type_check,
    drop column param_name,
    alter column id set not null,
    alter column param_key type varchar(64) collate "C",
    add constraint character_value_pkey primary key (company_id, id),
    add constraint character_value_key_unique unique (company_id, param_key),
    add constraint character_value_school_check check (company_id <> '0'),
    -- No cascade: a parameter cannot be deleted while schools have values.
    add constraint character_value_parameter_fkey foreign key (param_key, value_type)
      references character_parameter (param_key, value_type)`.execute(db);
  await sql`create index character_value_parameter on character_value (param_key, value_type)`.execute(db);
  // With data scope ALL, rows are looked up by id without a school.
  await sql`create index character_value_id on character_value (id)`.execute(db);
}
