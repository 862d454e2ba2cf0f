import { createHash } from 'node:crypto';
import { hourMs, minuteMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import type { Desk } from './articleTexts.ts';
import { demoPdf } from './demoPdf.ts';
import { seedTime } from './seedTime.ts';

const desks: Record<Desk, { companyId: string; user: number; name: string }> = {
  platform: { companyId: '0', user: 109, name: '沈若彤' },
  school: { companyId: '1001', user: 102, name: '李文博' },
  procurement: { companyId: '1001', user: 105, name: '刘海燕' },
  other: { companyId: '3338', user: 150, name: '秦朗月' },
};

interface More {
  version?: string;
  roles?: string[];
  isDisabled?: boolean;
}

const reviewers = ['dept_approver', 'procurement_officer', 'school_admin'];

/** Name, type, who keeps it, and what stands in it. */
const texts: [docName: string, docType: string, desk: Desk, lines: string[], more?: More][] = [
  [
    '采购需求论证报告模板',
    'template',
    'procurement',
    ['一、项目名称与申请单位', '二、需求内容与数量', '三、市场调研情况', '四、预算与经费来源', '五、论证意见'],
    { version: '2.1' },
  ],
  ['货物采购合同范本', 'contract', 'procurement', ['甲方与乙方', '标的、数量与价款', '交货与验收', '付款与质保', '违约责任']],
  ['服务采购合同范本', 'contract', 'procurement', ['甲方与乙方', '服务内容与期限', '验收标准', '付款方式', '保密条款']],
  ['工程采购合同范本', 'contract', 'procurement', ['工程概况', '工期与质量', '合同价款', '竣工验收', '保修责任']],
  [
    '江海大学采购管理办法',
    'regulation',
    'school',
    ['第一章 总则', '第二章 组织与职责', '第三章 采购方式', '第四章 监督检查'],
    { version: '2025' },
  ],
  ['江海大学招标采购实施细则', 'regulation', 'school', ['适用范围', '限额标准', '工作流程', '档案管理'], { version: '2025' }],
  ['危险化学品采购管理规定', 'regulation', 'school', ['申购条件', '审批权限', '入库登记', '领用与退回'], { version: '3.0' }],
  ['科研急需设备采购绿色通道办法', 'regulation', 'school', ['适用情形', '申请材料', '办理时限']],
  ['零星采购审批表', 'template', 'procurement', ['申请单位与经办人', '采购内容与金额', '单位负责人意见']],
  ['单一来源采购申请表', 'template', 'procurement', ['项目概况', '唯一性说明', '专家论证意见', '公示情况'], { version: '1.2' }],
  ['验收报告模板', 'template', 'procurement', ['合同编号', '到货清单', '技术指标核对', '验收结论'], { version: '1.4' }],
  ['供应商评价表', 'template', 'procurement', ['供货及时性', '产品质量', '售后服务', '综合评价']],
  ['采购文件审核要点', 'manual', 'procurement', ['资格条件', '评审因素', '合同条款', '常见问题'], { roles: reviewers }],
  ['审批人操作手册', 'manual', 'school', ['查看待办', '审批与退回', '委托审批'], { roles: ['dept_approver'] }],
  ['库管员操作手册', 'manual', 'school', ['入库', '领用', '盘点'], { roles: ['warehouse_keeper'] }],
  ['财务对账操作手册', 'manual', 'school', ['查询支付状态', '导出对账单'], { roles: ['finance', 'school_admin'] }],
  ['采购申请表（2024版）', 'template', 'procurement', ['本表已由系统内申请代替'], { version: '2024', isDisabled: true }],
  ['平台用户手册', 'manual', 'platform', ['登录与切换身份', '首页与待办', '个人信息', '常见问题'], { version: '1.0' }],
  ['供应商入驻指南', 'manual', 'platform', ['注册账号', '提交资质', '等待审核', '维护资料'], { version: '1.0' }],
  ['学校管理员手册', 'manual', 'platform', ['部门与用户', '角色与权限', '特色参数'], { version: '1.0', roles: ['school_admin'] }],
  ['平台服务协议', 'contract', 'platform', ['服务内容', '双方权利与义务', '数据与隐私', '争议解决'], { version: '2026' }],
  ['数据安全管理规范', 'regulation', 'platform', ['数据分级', '访问控制', '日志留存', '应急处置']],
  ['平台用户手册（试用版）', 'manual', 'platform', ['试用范围', '已知限制'], { version: '0.9', isDisabled: true }],
  ['学院采购实施细则', 'regulation', 'other', ['学院职责', '经费管理', '采购小组'], { version: '1.1' }],
  ['学院耗材申购表', 'template', 'other', ['课题组', '耗材名称与规格', '数量与预算']],
];

/** All documents, each with its file: one a few days older than the one before. */
const documents = texts.map(([docName, docType, desk, lines, { version = null, roles = [], isDisabled = false } = {}], index) => {
  const { companyId, user, name } = desks[desk];
  const [id, fileId] = [seedId('downloadDoc', 3801 + index), seedId('file', 3901 + index)];
  const content = demoPdf(docName, lines);
  const createTime = new Date(seedTime.getTime() - (index * 120 + 47) * hourMs + index * minuteMs);
  const made = { createTime, createByName: name };
  return {
    content,
    document: {
      companyId,
      id,
      docName,
      docType,
      docVersion: version,
      fileCompanyId: companyId,
      fileId,
      targetRoles: roles,
      sort: (index + 1) * 10,
      downloadCount: isDisabled ? 96 : (index * 37 + 73) % 120,
      status: isDisabled ? ('DISABLED' as const) : ('ENABLED' as const),
      ...made,
      updateTime: createTime,
      updateByName: name,
    } satisfies Insertable<Tables['downloadDoc']>,
    file: {
      companyId,
      id: fileId,
      fileName: `${docName}.pdf`,
      fileSize: content.length,
      contentType: 'application/pdf' as const,
      sha256: createHash('sha256').update(content).digest('hex'),
      bizType: 'DOCUMENT' as const,
      // The same at every run, as all of the demo data, whose contents anybody may know.
      storageKey: createHash('sha256').update(fileId).digest('base64url').slice(0, 32),
      ...made,
      createBy: seedId('user', user),
    } satisfies Insertable<Tables['file']>,
    use: {
      fileCompanyId: companyId,
      fileId,
      entity: 'downloadDoc',
      companyId,
      rowId: id,
    } satisfies Insertable<Tables['fileUse']>,
  };
});

export const downloadDocs = documents.map(({ document }) => document);
export const files = documents.map(({ file }) => file);
export const fileUses = documents.map(({ use }) => use);

/** The contents of the files, by their keys. */
export const fileContents = new Map(documents.map(({ file, content }) => [file.storageKey, content]));
