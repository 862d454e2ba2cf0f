import type { Schemas } from '@campus-procurement/sdk';
import { creditCode } from '#platform/registry/creditCode.ts';
import { seedId } from '#reference/seedId.ts';
import { password, type TestApp, type TestClient } from '../startApp.ts';
import { pdf } from './contents.ts';

export interface Supplier {
  id: string;
  account: string;
  /** With a session of the supplier. */
  client: TestClient;
  /** The profile that it sends, with the version that it has now. */
  profile: Schemas['SupplierProfileInput'];
}

/** Uploads a scan as a supplier. */
export function uploadScan(client: TestClient, content: Uint8Array = pdf(), name = 'licence.pdf') {
  return client.files.uploadFile({ body: { bizType: 'COMPANY', file: new File([content as BlobPart], name) } });
}

let count = 0;

/** Registers a supplier at the school 1001. Its profile is still to be sent. */
export async function aSupplier({ client, smsCodes, withoutRole }: TestApp): Promise<Supplier> {
  count += 1;
  const contactPhone = `1390000${1000 + count}`;
  const account = `profile.${count}`;
  const anybody = client(null, `10.9.${count >> 8}.${count & 255}`);
  await anybody.users.sendPhoneCaptcha({ body: { phone: contactPhone, scene: 'REGISTER' } });
  const own = {
    companyName: `Enterprise ${count}`,
    creditCode: creditCode(`91990000MC${1000000 + count}`),
    contactName: 'Somebody',
    contactPhone,
  };
  const phoneCaptcha = smsCodes.at(-1)?.code ?? '';
  const { id } = await anybody.company.registerSupplier({
    body: { schoolId: '1001', ...own, phoneCaptcha, account, password },
  });
  const supplier = await withoutRole(account);
  const { id: fileId } = await uploadScan(supplier);
  const profile: Supplier['profile'] = {
    version: 1,
    ...own,
    companyType: 'LIMITED',
    supplierKind: 'DEALER',
    legalPerson: 'Somebody Else',
    registeredAddress: 'Industry Road 9',
    bankName: 'Bank of Jianghai',
    bankAccount: `62220200${2_000_000 + count}`,
    goodsCategoryIds: [seedId('goodsCategory', 2102)],
    qualifications: [{ qualType: 'license', qualName: 'Licence', qualNo: 'L-1', expireDate: '2036-03-01', fileId }],
  };
  return { id, account, client: supplier, profile };
}

/** A supplier that waits for its review. */
export async function aPendingSupplier(app: TestApp): Promise<Supplier> {
  const supplier = await aSupplier(app);
  await supplier.client.company.updateSupplierProfile({ body: supplier.profile });
  return { ...supplier, profile: { ...supplier.profile, version: 2 } };
}

/** A supplier that a procurement officer has approved. */
export async function anApprovedSupplier(app: TestApp): Promise<Supplier> {
  const supplier = await aPendingSupplier(app);
  const officer = await app.as('officer1', 'procurement_officer');
  const body = { id: supplier.id, version: supplier.profile.version, result: 'APPROVED', opinion: 'Seen' } as const;
  await officer.company.auditCompany({ body });
  return { ...supplier, profile: { ...supplier.profile, version: 3 } };
}
