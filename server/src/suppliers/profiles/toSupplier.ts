import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import { masked } from '#platform/values/masked.ts';
import { supplierFlow } from './supplierFlow.ts';
import type { SupplierRights } from './supplierRights.ts';
import type { SupplierRow } from './supplierRows.ts';

type Categories = Schemas['GoodsCategoryBrief'][];

/** A supplier as the API shows it: whole to reviewers, masked to everybody else. */
export function toSupplier(row: SupplierRow, goodsCategories: Categories, rights: SupplierRights): Schemas['Supplier'] {
  const { statusBeforeExposure: _, ...shown } = rights.isReviewer ? row : withoutReview(row);
  return {
    ...shown,
    goodsCategories,
    submitTime: rights.isReviewer ? isoTimeOrNull(row.submitTime) : null,
    auditTime: rights.isReviewer ? isoTimeOrNull(row.auditTime) : null,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    masked: !rights.isReviewer,
    allowedActions: supplierFlow.allowedActions(row, rights),
  };
}

function withoutReview(row: SupplierRow) {
  return {
    ...row,
    contactName: `${[...row.contactName][0]}**`,
    contactPhone: masked(row.contactPhone),
    accountSource: null,
    agreementExpireDate: null,
    auditUserName: null,
    remark: null,
    createByName: null,
    updateByName: null,
  };
}
