import type { createStorage } from '../storage/storage.ts';
import { type AccountName, accountNames, type StoredName, type StoredValues, storedKeys } from '../storage/storedValues.ts';
import { person, purchaser } from './people.ts';

type Storage = ReturnType<typeof createStorage>;
const { id, accountId, name, companyId, companyName } = person('teacher1', [purchaser]);
/** One valid value per key, as the hooks would store it. */
export const healthy: StoredValues = {
  token: 'f3Qp0mE9yqk2cXo1b7Zs5uVw8RtYhNjKaLdGiPzCxMe',
  userInfo: { id, accountId, name, role: 'purchaser', companyId, companyName },
  endReason: 'expired',
  tabList: {
    owner: 'u r d',
    tabs: [{ title: 'Roles', name: 'role', fullPath: '/user/role?current=2', pinned: true, ignoreCache: true }],
  },
  homeMenu: { routeName: 'role', path: '/user/role' },
  roleDept: { roleId: 'r-purchaser', deptId: 'd-laboratory', collegeId: 'd-chemistry' },
  recentPages: ['/user/role', '/'],
  tableLayouts: {
    roles: { hidden: ['remark'], order: ['name', 'users'], pinned: ['name'], widths: { name: 240 }, density: 'compact' },
  },
  savedViews: { roles: [{ name: 'Disabled', search: 'status=DISABLED' }] },
  shortcuts: { 'r-purchaser': ['/user/role'] },
  drafts: [
    {
      page: '/user/role',
      form: 'new',
      title: 'New role',
      owner: 'r d',
      time: 1_772_000_000_000,
      values: {
        roleName: '',
        menuIds: ['1', '2'],
        isOn: true,
        sort: 1,
        remark: null,
        roleDepts: [{ roleId: 'r', deptIds: ['d'] }],
      },
    },
  ],
  quotes: {
    p1: {
      time: 1_772_000_000_000,
      lines: [{ no: 1, brand: 'Hengyan', model: 'CX-20', manufacturer: '', response: '', unitPrice: '22900' }],
      deliveryDays: '20',
      warrantyMonths: '24',
      deviation: '',
      paymentAccepted: false,
      files: [{ id: 'quote-1', fileName: 'proposal.pdf', fileSize: 1316, sha256: 'cd'.repeat(32) }],
    },
  },
  counts: { w1: { time: 1_700_000_000_000, rows: { s1: { book: '10', counted: '9', reason: 'Broken' } }, sent: ['{}', 'k1'] } },
  receipts: {
    p1: [
      {
        quoteId: 'q1',
        quoteNo: 1,
        projectId: 'p1',
        projectCode: 'JJ2026000053',
        projectName: 'Centrifuge',
        roundNo: 1,
        arrivalTime: '2026-03-11T10:20:30+08:00',
        commitment: 'ab'.repeat(32),
        nonce: '0f'.repeat(16),
        total: '45800.00',
        terms: {
          lines: [{ no: 1, brand: 'Hengyan', model: 'CX-20', manufacturer: null, response: null }],
          deliveryDays: 20,
          warrantyMonths: 24,
          deviation: null,
          files: [{ fileSize: 1316, sha256: 'cd'.repeat(32) }],
        },
        prices: [{ no: 1, unitPrice: '22900.00', lineTotal: '45800.00' }],
      },
    ],
  },
  subjectColor: 'rgb(36, 96, 179)',
  recentColors: ['rgba(31, 115, 60, 0.8)', 'rgb(150, 45, 110)'],
  customFeatures: { ifOpenEntry: true, argumentReportTemplateUrl: 'https://files.example/report.docx' },
  'arco-locale': 'en-US',
  rememberedUsername: 'teacher1',
  lastSchool: 'Jianghai University',
  colorScheme: 'dark',
  lastReload: 1_772_000_000_000,
};
export const names = Object.keys(storedKeys) as StoredName[];
/** Returns the account of a value, for keys that are stored per account. */
export const accountOf = (name: StoredName) => (accountNames.includes(name as AccountName) ? ['teacher1'] : []) as [];
export const keyOf = (name: StoredName) => [name, ...accountOf(name)].join(':');

/** Stores a valid value under every key. */
export function fill(storage: Storage) {
  for (const name of names) storage.set(name, healthy[name], ...accountOf(name));
}
