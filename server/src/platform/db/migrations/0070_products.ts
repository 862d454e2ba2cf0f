import { type Kysely, sql } from 'kysely';
import { tracked } from '../schema/tracked.ts';

/** Recommended products with their pictures and suppliers. Each index serves one order of the list, forwards and backwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table product (
    company_id varchar(10) not null references company,
    id text not null,
    product_name varchar(100) collate "C" not null check (product_name <> ''),
    category_company_id varchar(10) not null,
    category_id text not null,
    brand varchar(50) collate "C" not null check (brand <> ''),
    model varchar(100) collate "C" not null check (model <> ''),
    parameters varchar(5000),
    reference_price numeric(15,2) check (reference_price >= 0),
    status text not null check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
    publish_time timestamptz(3),
    withdraw_reason varchar(200),
    ${tracked},
    primary key (company_id, id),
    constraint product_model_unique unique (company_id, brand, model),
    constraint product_category_fkey foreign key (category_company_id, category_id) references goods_category,
    constraint product_category_check check (category_company_id in ('0', company_id)),
    constraint product_published_check check ((status = 'DRAFT') = (publish_time is null)),
    constraint product_withdrawn_check check ((status = 'WITHDRAWN') = (withdraw_reason is not null))
  )`.execute(db);
  for (const column of ['create_time', 'update_time', 'product_name']) {
    await sql`create index ${sql.id(`product_${column}`)} on product (company_id, ${sql.id(column)}, id)`.execute(db);
  }
  await sql`create index product_reference_price on product (company_id, reference_price desc nulls last, id desc)`.execute(db);
  await sql`create index product_keyword on product using gin (grams(product_name))`.execute(db);
  await sql`create index product_name_start on product (company_id, lower(product_name))`.execute(db);
  await sql`create index product_category on product (category_company_id, category_id)`.execute(db);
  // With data scope ALL, rows are looked up by id without a school.
  await sql`create index product_id on product (id)`.execute(db);
  await sql`create table product_image (
    company_id varchar(10) not null,
    product_id text not null,
    sort smallint not null check (sort between 0 and 9),
    file_company_id varchar(10) not null,
    file_id text not null,
    primary key (company_id, product_id, sort),
    constraint product_image_product_fkey foreign key (company_id, product_id) references product on delete cascade,
    constraint product_image_file_fkey foreign key (file_company_id, file_id) references file
  )`.execute(db);
  await sql`create index product_image_file on product_image (file_company_id, file_id)`.execute(db);
  await sql`create table product_supplier (
    company_id varchar(10) not null,
    product_id text not null,
    supplier_id text not null,
    primary key (company_id, product_id, supplier_id),
    constraint product_supplier_product_fkey foreign key (company_id, product_id) references product on delete cascade,
    constraint product_supplier_supplier_fkey foreign key (company_id, supplier_id) references supplier on delete cascade
  )`.execute(db);
  await sql`create index product_supplier_supplier on product_supplier (company_id, supplier_id)`.execute(db);
}
