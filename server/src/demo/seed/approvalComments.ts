import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { people } from './people.ts';
import { mainSchoolId } from './schools.ts';

type Comment = Insertable<Tables['applyComment']>;
type Text = [commentType: Comment['commentType'], content: string];

/** Everybody's first comments; the further ones differ a little from person to person. */
const personalTexts: Text[] = [
  ['APPROVE', '同意，请按规定办理。'],
  ['APPROVE', '同意采购，请控制在预算之内。'],
  ['REJECT', '预算依据不充分，请补充测算后重新提交。'],
  ['COMMON', '请与资产管理部门核对现有设备后再议。'],
];

const schoolTexts: Text[] = [
  ['REJECT', '技术参数不明确，请补充后重新提交。'],
  ['APPROVE', '材料齐全，同意。'],
  ['APPROVE', '符合学校采购管理办法，同意。'],
  ['APPROVE', '同意，验收时请通知使用单位到场。'],
  ['REJECT', '经费卡余额不足，请更换经费来源。'],
  ['REJECT', '与往期采购重复，请说明理由。'],
  ['COMMON', '请补充三家以上报价。'],
  ['COMMON', '请注明交货时间和地点。'],
];

/** Those who approve, and a procurement officer. */
const writers = [104, 117, 118, 119, 120, 121, 122, 105];

/** Forty saved comments of the main school: four of each writer, and eight of the school. */
export function approvalComments(): Comment[] {
  const personal = personalTexts.flatMap(([commentType, content], index) =>
    writers.map((owner) => ({ commentType, content, owner, scope: 'PERSONAL' as const, sort: (index + 1) * 10 })),
  );
  const shared = schoolTexts.map(([commentType, content], index) => ({
    commentType,
    content,
    owner: 102,
    scope: 'SCHOOL' as const,
    sort: (index + 2) * 10,
  }));
  // The first of each kind have the numbers that the examples of the description name.
  const [first, second, third, fourth, ...others] = personal;
  return [first, second, third, fourth, ...shared, ...others].flatMap((row, index) => (row ? [comment(row, index)] : []));
}

interface Row extends Pick<Comment, 'commentType' | 'content' | 'scope' | 'sort'> {
  owner: number;
}

function comment({ owner, ...fields }: Row, index: number): Comment {
  const time = new Date(Date.parse('2025-04-10T08:50:21+08:00') + index * 5 * 24 * 3600_000);
  const name = people.find(({ n }) => n === owner)?.name ?? null;
  const made = { createTime: time, createByName: name, updateTime: time, updateByName: name };
  return { companyId: mainSchoolId, id: seedId('comment', 5701 + index), ownerId: seedId('user', owner), ...fields, ...made };
}
