import type { Schemas } from '@campus-procurement/sdk';
import { creditCode } from '../registry/creditCode.ts';
import { pdf } from './contents.ts';
import { password, type TestApp, type TestClient } from './startApp.ts';

/** A supplier that has just registered, logged in, and what it may say of itself. */
export interface RegisteredSupplier {
  id: string;
  account: string;
  client: TestClient;
  profile: Schemas['SupplierProfileInput'];
}

/** Uploads a scan as a supplier. */
export function uploadScan(client: TestClient, content: Uint8Array = pdf(), name = 'licence.pdf') {
  return client.files.uploadFile({ body: { bizType: 'COMPANY', file: new File([content as BlobPart], name) } });
}

/** Registers suppliers of the school 1001, one at each call. @param category what they say they sell */
export function supplierFixture({ client, smsCodes, login }: TestApp, category: string): () => Promise<RegisteredSupplier> {
  let count = 0;
  return async () => {
    count += 1;
    const contactPhone = `1390000${1000 + count}`;
    const account = `profile.${count}`;
    const anybody = client(null, `10.9.0.${count}`);
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
    const supplier = await login(account);
    const { id: fileId } = await uploadScan(supplier);
    const profile: RegisteredSupplier['profile'] = {
      ...{ version: 1, ...own, companyType: 'LIMITED', supplierKind: 'DEALER', legalPerson: 'Somebody Else' },
      ...{ registeredAddress: 'Industry Road 9', goodsCategoryIds: [category] },
      qualifications: [{ qualType: 'license', qualName: 'Licence', qualNo: 'L-1', expireDate: '2036-03-01', fileId }],
    };
    return { id, account, client: supplier, profile };
  };
}
