import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

type School = Omit<Insertable<Tables['company']>, 'createByName' | 'updateByName'>;

/** The schools of the demo data; all names are invented. */
export const schools: School[] = [
  {
    ...school('1001', '江海大学', '济南市', '李文博', '19900000102'),
    shortName: '江海大',
    loginMode: 'CAS',
    casServerUrl: 'https://cas.example.edu.cn/cas',
    invoice: JSON.stringify({
      title: '江海大学',
      taxNo: '12370000MB00010012',
      address: '济南市大学路1号',
      phone: '0531-88880001',
      bankName: '江海银行大学路支行',
      bankAccount: '6222000000001001',
      invoiceType: 'SPECIAL',
    }),
  },
  school('3338', '澜川大学', '青岛市', '韩雪', '19900000901'),
  school('2981', '溯源大学', '烟台市', '孟凡', '19900000902'),
  { ...school('1002', '齐岳工业大学', '济南市', '郑涛', '19900000904'), shortName: '齐岳工大' },
  { ...school('1003', '望舒师范学院', '威海市', '吴敏', '19900000903'), status: 'SUSPENDED' },
  { ...school('1004', '滨城理工学院', '日照市', '许静', '19900000905'), status: 'SUSPENDED' },
  { ...school('1005', '岱岳农业大学', '泰安市', '曹阳', '19900000906'), status: 'SUSPENDED' },
];

/** The school that most of the demo data belongs to. */
export const mainSchoolId = '1001';

function school(id: string, companyName: string, city: string, contactName: string, contactPhone: string): School {
  const fields = { id, companyName, city, contactName, contactPhone };
  // No code of the Ministry of Education begins with 9.
  return { ...fields, status: 'ACTIVE', schoolCode: `9${id}`, province: '山东省', address: `${city}大学路1号` };
}
