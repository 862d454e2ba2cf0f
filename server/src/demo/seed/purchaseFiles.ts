import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { demoPdf } from './demoPdf.ts';
import { mainSchoolId } from './schools.ts';

const companyId = mainSchoolId;

/** A purchase to which a file belongs. */
interface Filed {
  index: number;
  id: string;
  name: string;
  by: { n: number; name: string };
  begun: Date;
}

/** Every seventh purchase has a quotation. Its content is the same for all of them, as is that of a template. */
const quotation = demoPdf('报价单', [
  '供货单位：江海实验用品商行',
  '报价有效期：30 天',
  '含税含运费，送货上门',
  '联系人：供货部',
]);
const hasQuotation = (index: number) => index % 7 === 4;
const keyOf = (id: string) => createHash('sha256').update(id).digest('base64url').slice(0, 32);
const fileId = (index: number) => seedId('file', 5801 + index);

/** The contents of the files, by their keys. */
export const purchaseContents = new Map(
  Array.from({ length: 84 }, (_, index) => index)
    .filter(hasQuotation)
    .map((index) => [keyOf(fileId(index)), quotation] as const),
);

/** The files of purchases, and by which purchases they are used. */
export function purchaseFiles(purchases: Filed[]) {
  const filed = purchases.filter(({ index }) => hasQuotation(index));
  return {
    files: filed.map(({ index, name, by, begun }): Insertable<Tables['file']> => {
      const id = fileId(index);
      return {
        companyId,
        id,
        fileName: `报价单-${name}.pdf`,
        fileSize: quotation.length,
        contentType: 'application/pdf',
        sha256: createHash('sha256').update(quotation).digest('hex'),
        bizType: 'PURCHASE',
        storageKey: keyOf(id),
        createTime: begun,
        createBy: seedId('user', by.n),
        createByName: by.name,
      };
    }),
    uses: filed.map(({ index, id }): Insertable<Tables['fileUse']> => {
      return { fileCompanyId: companyId, fileId: fileId(index), entity: 'project', companyId, rowId: id };
    }),
  };
}
