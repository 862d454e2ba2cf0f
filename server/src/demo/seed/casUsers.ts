import { mainSchoolId } from './schools.ts';

/**
 * What a fake central authentication says of the main school: those who came from it, three others, and one whose department does
 * not exist.
 */
export const casUsers = [
  user('20250144', 'kongxiangrui', '孔祥瑞', '1331'),
  user('20250145', 'baishuyao', '白书瑶', '1334'),
  user('20250146', 'cuizhenyu', '崔震宇', '1337'),
  user('20260201', 'demo-cas-1', '演示用户甲', '1326'),
  user('20260202', 'demo-cas-2', '演示用户乙', '1328'),
  user('20260203', 'demo-cas-3', '演示用户丙', '1339'),
  user('20260204', 'demo-cas-4', '演示用户丁', 'no-such-dept'),
];

function user(id: string, account: string, name: string, deptCode: string) {
  return { companyId: mainSchoolId, id, account, name, deptCode, email: `${account}@example.edu.cn`, enabled: true };
}
