// Generated from openapi/ by `npm run generate`. Do not edit.

import * as z from 'zod';
import { lazily, once, optional, unique } from '../zod/parts.ts';

const LoginInput = /* @__PURE__ */ once(() => z.strictObject({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(128),
  captchaKey: optional(Id()),
  captchaCode: optional(z.string().min(1).max(10)),
}));

const Id = /* @__PURE__ */ once(() => z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u));

const RoleDeptChoice = /* @__PURE__ */ once(() => z.strictObject({
  roleId: Id(),
  deptId: Id(),
  collegeId: Id(),
}));

const PlatformLoginInput = /* @__PURE__ */ once(() => z.strictObject({
  account: z.string().regex(/^[A-Za-z0-9._~-]{20,2000}$/u),
  platform: z.string().regex(/^[a-z][a-z0-9_-]{1,31}$/u),
}));

const JumpLoginTicket = /* @__PURE__ */ once(() => z.strictObject({
  ticket: z.string().regex(/^[A-Za-z0-9._~-]{20,2000}$/u),
}));

const MallRedirectType = /* @__PURE__ */ once(() => z.literal(["MALL","FAQ","VENDOR"]));

const Status = /* @__PURE__ */ once(() => z.literal(["ENABLED","DISABLED"]));

const CompanyId = /* @__PURE__ */ once(() => z.string().regex(/^\d{1,10}$/u));

const RoleInput = /* @__PURE__ */ once(() => z.strictObject({
  roleName: z.string().min(1).max(30).regex(/^\S(.*\S)?$/u),
  roleCode: z.string().regex(/^[a-z_]{2,32}$/u),
  dataScope: DataScope(),
  status: optional(Status()),
  menuIds: z.array(Id()).max(2000).check(unique),
  remark: optional(z.string().max(200)),
  companyId: optional(CompanyId()),
}));

const DataScope = /* @__PURE__ */ once(() => z.literal(["SELF","DEPT","COLLEGE","SCHOOL","ALL"]));

const RoleChanges = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  roleName: optional(z.string().min(1).max(30).regex(/^\S(.*\S)?$/u)),
  roleCode: optional(z.string().regex(/^[a-z_]{2,32}$/u)),
  dataScope: optional(DataScope()),
  status: optional(Status()),
  menuIds: optional(z.array(Id()).max(2000).check(unique)),
  remark: optional(z.string().max(200)),
}));

const MenuTreeQuery = /* @__PURE__ */ once(() => z.strictObject({
  sysCode: z.string().min(1).max(20).regex(/^[a-z][a-z0-9_-]*$/u),
}));

const MenuInput = /* @__PURE__ */ once(() => z.strictObject({
  parentId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  menuName: z.string().min(1).max(30).regex(/^\S(.*\S)?$/u),
  menuNameEn: optional(z.string().min(1).max(60).nullable()),
  menuType: MenuType(),
  routeName: optional(z.string().regex(/^[a-z][A-Za-z0-9-]{0,59}$/u).nullable()),
  path: optional(z.string().max(500).regex(/^(\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?|https:\/\/[^\s]+)$/u).nullable()),
  icon: optional(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u).nullable()),
  permission: optional(z.string().max(100).regex(/^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$/u).nullable()),
  description: optional(z.string().min(1).max(100).nullable()),
  descriptionEn: optional(z.string().min(1).max(200).nullable()),
  sort: optional(z.int().min(0).max(9999)),
  hideInMenu: optional(z.boolean()),
  sysCode: z.string().min(1).max(20).regex(/^[a-z][a-z0-9_-]*$/u),
  status: optional(Status()),
}));

const MenuType = /* @__PURE__ */ once(() => z.literal(["DIR","MENU","BUTTON","LINK"]));

const MenuChanges = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  parentId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  menuName: optional(z.string().min(1).max(30).regex(/^\S(.*\S)?$/u)),
  menuNameEn: optional(z.string().min(1).max(60).nullable()),
  routeName: optional(z.string().regex(/^[a-z][A-Za-z0-9-]{0,59}$/u).nullable()),
  path: optional(z.string().max(500).regex(/^(\/([A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*)?|https:\/\/[^\s]+)$/u).nullable()),
  icon: optional(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/u).nullable()),
  permission: optional(z.string().max(100).regex(/^[a-z-]+:[a-zA-Z-]+:[a-zA-Z-]+$/u).nullable()),
  description: optional(z.string().min(1).max(100).nullable()),
  descriptionEn: optional(z.string().min(1).max(200).nullable()),
  sort: optional(z.int().min(0).max(9999)),
  hideInMenu: optional(z.boolean()),
  status: optional(Status()),
}));

const MenuSwitch = /* @__PURE__ */ once(() => z.strictObject({
  menuId: Id(),
  companyId: CompanyId(),
  enabled: z.boolean(),
  reason: optional(z.string().max(200)),
}));

const DeptImport = /* @__PURE__ */ once(() => z.strictObject({
  companyId: optional(CompanyId()),
  rows: z.array(DeptImportRow()).min(1).max(1000),
  dryRun: optional(z.boolean()),
}));

const DeptImportRow = /* @__PURE__ */ once(() => z.strictObject({
  deptName: z.string().max(200),
  deptCode: z.string().max(200),
  parent: optional(z.string().max(200)),
  leader: optional(z.string().max(200)),
  phone: optional(z.string().max(200)),
  campus: optional(z.string().max(200)),
  sort: optional(z.string().max(200)),
}));

const DeptInput = /* @__PURE__ */ once(() => z.strictObject({
  deptName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  deptCode: z.string().regex(/^[A-Za-z0-9_-]{1,20}$/u),
  deptType: z.literal([1,2]),
  parentId: Id(),
  leaderId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  phone: optional(z.string().regex(/^[0-9+ -]{5,20}$/u).nullable()),
  campus: optional(z.string().min(1).max(50).nullable()),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
}));

const DeptChanges = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  deptName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  deptCode: optional(z.string().regex(/^[A-Za-z0-9_-]{1,20}$/u)),
  parentId: optional(Id()),
  leaderId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  phone: optional(z.string().regex(/^[0-9+ -]{5,20}$/u).nullable()),
  campus: optional(z.string().min(1).max(50).nullable()),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
}));

const DictTypeKey = /* @__PURE__ */ once(() => z.string().regex(/^[a-z][a-z0-9_]{1,49}$/u));

const DictTypeInput = /* @__PURE__ */ once(() => z.strictObject({
  dictName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  dictType: DictTypeKey(),
  status: optional(Status()),
  remark: optional(z.string().max(200)),
}));

const DictTypeChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  dictName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  status: optional(Status()),
  remark: optional(z.string().max(200)),
}));

const DictDataInput = /* @__PURE__ */ once(() => z.strictObject({
  dictType: DictTypeKey(),
  dictLabel: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  dictLabelEn: optional(z.string().min(1).max(100).nullable()),
  dictValue: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  tagColor: optional(TagColor().nullable()),
  sort: optional(z.int().min(0).max(9999)),
  isDefault: optional(z.boolean()),
  status: optional(Status()),
  companyId: optional(CompanyId()),
}));

const TagColor = /* @__PURE__ */ once(() => z.literal(["dark","gray","red","pink","grape","violet","indigo","blue","cyan","teal","green","lime","yellow","orange"]));

const DictDataChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  dictLabel: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  dictLabelEn: optional(z.string().min(1).max(100).nullable()),
  tagColor: optional(TagColor().nullable()),
  sort: optional(z.int().min(0).max(9999)),
  isDefault: optional(z.boolean()),
  status: optional(Status()),
}));

const TaskType = /* @__PURE__ */ once(() => z.literal(["CLEANUP","SYNC_CAS","SYNC_EXPENDITURE","CARRY_EXPENDITURE","SYNC_ASSOCIATION","WECHAT_PUSH","QUALIFICATION_EXPIRE","SEND_NOTICE","FETCH_REGISTRY","REPORT_EXPORT"]));

const TaskStatus = /* @__PURE__ */ once(() => z.literal(["PENDING","RUNNING","SUCCESS","FAILED","RETRYING","STOPPED"]));

const TaskInput = /* @__PURE__ */ once(() => z.strictObject({
  taskName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  taskType: TaskType(),
  executeTime: z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/),
  companyId: optional(CompanyId()),
}));

const CharacterKey = /* @__PURE__ */ once(() => z.string().regex(/^[A-Za-z][A-Za-z0-9_]{1,63}$/u));

const CharacterValueType = /* @__PURE__ */ once(() => z.literal(["SWITCH","TEXT","NUMBER","URL","JSON"]));

const CharacterInput = /* @__PURE__ */ once(() => z.strictObject({
  paramKey: CharacterKey(),
  paramValue: z.string().max(500),
  companyId: optional(CompanyId()),
  paramName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  valueType: optional(CharacterValueType()),
  description: optional(z.string().max(500)),
  effectScope: optional(z.string().max(100)),
  status: optional(Status()),
}));

const CharacterChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  paramValue: optional(z.string().max(500)),
  paramName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  description: optional(z.string().max(500)),
  effectScope: optional(z.string().max(100)),
  status: optional(Status()),
}));

const PurchaseType = /* @__PURE__ */ once(() => z.literal(["GOODS","SERVICE","ENGINEERING"]));

const PresetInput = /* @__PURE__ */ once(() => z.strictObject({
  companyId: optional(CompanyId()),
}));

const GoodsCategoryInput = /* @__PURE__ */ once(() => z.strictObject({
  parentId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  categoryCode: z.string().regex(/^\d{1,12}$/u),
  categoryName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  purchaseType: PurchaseType(),
  unit: optional(z.string().min(1).max(20).nullable()),
  managerDeptId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  needArgumentReport: optional(z.boolean()),
  argumentThreshold: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  hazardous: optional(z.boolean()),
  shareable: optional(z.boolean()),
  consumable: z.boolean(),
  fixedAsset: optional(z.boolean()),
  centralCatalogue: optional(z.boolean()),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
  companyId: optional(CompanyId()),
}));

const GoodsCategoryChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  parentId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  categoryCode: optional(z.string().regex(/^\d{1,12}$/u)),
  categoryName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  unit: optional(z.string().min(1).max(20).nullable()),
  managerDeptId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  manager: optional(CategoryManagerInput().nullable()),
  needArgumentReport: optional(z.boolean()),
  argumentThreshold: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  hazardous: optional(z.boolean()),
  shareable: optional(z.boolean()),
  consumable: optional(z.boolean()),
  fixedAsset: optional(z.boolean()),
  centralCatalogue: optional(z.boolean()),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
}));

const CategoryManagerInput = /* @__PURE__ */ once(() => z.strictObject({
  userIds: optional(z.array(Id()).min(1).max(20).check(unique)),
  roleCode: optional(z.string().regex(/^[a-z_]{2,32}$/u)),
  deptId: optional(Id()),
}));

const PurchasingCategoryInput = /* @__PURE__ */ once(() => z.strictObject({
  categoryName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  categoryCode: z.string().regex(/^[A-Za-z0-9_-]{1,30}$/u),
  purchaseType: PurchaseType(),
  amountMin: z.string().regex(/^\d{1,13}\.\d{2}$/u),
  amountMax: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  goodsCategoryIds: optional(z.array(Id()).max(200).check(unique)),
  deptIds: optional(z.array(Id()).max(200).check(unique)),
  executionIds: z.array(Id()).min(1).max(20).check(unique),
  needArgumentReport: optional(z.boolean()),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
  companyId: optional(CompanyId()),
}));

const PurchasingCategoryChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  categoryName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  categoryCode: optional(z.string().regex(/^[A-Za-z0-9_-]{1,30}$/u)),
  purchaseType: optional(PurchaseType()),
  amountMin: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u)),
  amountMax: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  goodsCategoryIds: optional(z.array(Id()).max(200).check(unique)),
  deptIds: optional(z.array(Id()).max(200).check(unique)),
  executionIds: optional(z.array(Id()).min(1).max(20).check(unique)),
  needArgumentReport: optional(z.boolean()),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
}));

const ExecutionCode = /* @__PURE__ */ once(() => z.literal(["ONLINE_BID","DIRECT","SINGLE_SOURCE","MALL","FRAMEWORK","NEGOTIATION","CONSULTATION","INQUIRY","OPEN_TENDER","EMERGENCY"]));

const PurchasingExecutionInput = /* @__PURE__ */ once(() => z.strictObject({
  executionName: z.string().min(1).max(30).regex(/^\S(.*\S)?$/u),
  executionCode: ExecutionCode(),
  bidConfig: optional(BidConfigInput().nullable()),
  needContract: z.boolean(),
  contractThreshold: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  publicityDays: z.int().min(0).max(10),
  status: optional(Status()),
  companyId: optional(CompanyId()),
}));

const BidConfigInput = /* @__PURE__ */ once(() => z.strictObject({
  bidMode: z.literal(["SEALED","OPEN","SEALED_ROUNDS"]),
  supplierScope: z.literal(["PUBLIC","LIBRARY","INVITED"]),
  minBidders: z.int().min(1).max(10),
  reMinBidders: z.int().min(1).max(10),
  noticeHours: z.int().min(24).max(720),
  joinDeadlineHours: z.int().min(0).max(720).nullable(),
  priceCeilingRequired: z.boolean(),
  minDecrement: z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable(),
  minDecrementPercent: z.string().regex(/^(0\.0[1-9]|0\.[1-9]\d|[1-9]\.\d{2}|[1-4]\d\.\d{2}|50\.00)$/u).nullable(),
  maxQuoteTimes: z.int().min(0).max(100),
  showLowestPrice: z.boolean(),
  showRank: z.boolean(),
  allowTie: z.boolean(),
  extendTriggerMinutes: z.int().min(0).max(60),
  extendMinutes: z.int().min(1).max(30),
  extendMaxTimes: z.int().min(0).max(20),
  awardRule: z.literal(["LOWEST_PRICE","LOWEST_COMPLIANT","COMPREHENSIVE"]),
  scoreWeights: ScoreWeightsInput().nullable(),
  tieRule: z.literal(["EARLIEST","REQUOTE","CREDIT","DRAW"]),
  decisionDays: z.int().min(1).max(15),
  autoDelayHours: z.int().min(1).max(240),
  autoDelayMaxTimes: z.int().min(0).max(10),
  abnormalLowPercent: z.int().min(1).max(99).nullable(),
  depositAmount: z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable(),
  requireSample: z.boolean(),
}));

const ScoreWeightsInput = /* @__PURE__ */ once(() => z.strictObject({
  price: z.int().min(0).max(100),
  service: z.int().min(0).max(100),
  credit: z.int().min(0).max(100),
  delivery: z.int().min(0).max(100),
}));

const PurchasingExecutionChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  executionName: optional(z.string().min(1).max(30).regex(/^\S(.*\S)?$/u)),
  bidConfig: optional(BidConfigInput().nullable()),
  needContract: optional(z.boolean()),
  contractThreshold: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  publicityDays: optional(z.int().min(0).max(10)),
  status: optional(Status()),
}));

const PurchasingProgressChanges = /* @__PURE__ */ once(() => z.strictObject({
  executionId: Id(),
  version: z.int().min(1).max(2147483647),
  nodes: z.array(PurchasingProgressNode()).min(1).max(50),
}));

const PurchasingProgressNode = /* @__PURE__ */ once(() => z.strictObject({
  nodeCode: z.string().regex(/^[A-Z][A-Z0-9_]{1,29}$/u),
  nodeName: z.string().min(1).max(20).regex(/^\S(.*\S)?$/u),
  nodeNameEn: optional(z.string().min(1).max(60).nullable()),
  enabled: z.boolean(),
  required: z.boolean(),
  limitDays: optional(z.int().min(1).max(365).nullable()),
}));

const PurchasePolicyInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(0).max(2147483647),
  smallLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  ownCardLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  orderLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  tenderLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  serviceTenderLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  worksTenderLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  witnessLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  awardApprovalLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  changeApprovalLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  outsiderLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  outsideLeaderLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  argumentLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  argumentSumLimit: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  similarDays: z.int().min(1).max(365),
  companyId: optional(CompanyId()),
}));

const CalendarYearInput = /* @__PURE__ */ once(() => z.strictObject({
  year: z.int().min(2020).max(2100),
  version: z.int().min(0).max(2147483647),
  days: z.array(CalendarDay()).max(366),
  companyId: optional(CompanyId()),
}));

const CalendarDay = /* @__PURE__ */ once(() => z.strictObject({
  date: z.iso.date(),
  kind: CalendarDayKind(),
  name: z.string().min(1).max(50),
}));

const CalendarDayKind = /* @__PURE__ */ once(() => z.literal(["HOLIDAY","WORKDAY"]));

const ProjectScope = /* @__PURE__ */ once(() => z.literal(["TODO","MINE","PAYABLE","FOLLOWED","DEPT","ALL"]));

const ProjectStatus = /* @__PURE__ */ once(() => z.literal(["DRAFT","APPROVING","REJECTED","RETURNED","WITHDRAWN","APPROVED","PUBLISHED","BIDDING","OPENING","DECIDING","AWARD_APPROVING","AWARD_NOTICE","AWARDED","FAILED","EXECUTING","ACCEPTING","COMPLETED","ARCHIVED","TERMINATED","CONTRACTING","WAREHOUSING","SUSPENDED"]));

const PurchaseLane = /* @__PURE__ */ once(() => z.literal(["SMALL","BIDDING","OTHER"]));

const ProjectInput = /* @__PURE__ */ once(() => z.strictObject({
  projectName: optional(z.string().min(2).max(100).regex(/^\S(.*\S)?$/u)),
  description: optional(z.string().max(2000).nullable()),
  items: optional(z.array(ProjectItemInput()).max(200)),
  funds: optional(z.array(ProjectFundInput()).max(10)),
  payee: optional(PayeeInput()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  purchaseType: optional(PurchaseType()),
  priceCeiling: optional(z.string().regex(/^(0\.0[1-9]|0\.[1-9]\d|[1-9]\d{0,9}\.\d{2})$/u).nullable()),
  minBidders: optional(z.int().min(1).max(10).nullable()),
  noticeHours: optional(z.int().min(24).max(720).nullable()),
  deliveryDays: optional(z.int().min(1).max(365).nullable()),
  warrantyMonths: optional(z.int().min(0).max(120).nullable()),
  paymentTerms: optional(z.string().min(1).max(200).nullable()),
  deliveryAddress: optional(z.string().min(1).max(200).nullable()),
  contactName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u).nullable()),
  contactPhone: optional(z.string().regex(/^1[3-9]\d{9}$/u).nullable()),
  requirements: optional(z.string().min(1).max(2000).nullable()),
  splitReason: optional(z.string().min(1).max(500).nullable()),
  executionCode: optional(ExecutionCode().nullable()),
  otherReason: optional(z.string().min(1).max(2000).nullable()),
  argumentId: optional(z.string().min(1).max(64).nullable()),
  associationCode: optional(z.string().min(2).max(40).nullable()),
  wayFacts: optional(WayFactsInput().nullable()),
}));

const ProjectItemInput = /* @__PURE__ */ once(() => z.strictObject({
  itemName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  spec: optional(z.string().min(1).max(200).regex(/^\S(.*\S)?$/u).nullable()),
  parameters: optional(z.string().min(1).max(5000).nullable()),
  categoryId: optional(Id()),
  quantity: optional(z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u)),
  unit: optional(z.string().min(1).max(20).regex(/^\S(.*\S)?$/u)),
  amount: optional(PositiveAmount()),
  imported: optional(z.boolean()),
}));

const PositiveAmount = /* @__PURE__ */ once(() => z.string().regex(/^([1-9]\d{0,9}\.\d{2}|0\.(0[1-9]|[1-9]\d))$/u));

const ProjectFundInput = /* @__PURE__ */ once(() => z.strictObject({
  expenditureId: optional(Id()),
  amount: optional(PositiveAmount()),
}));

const PayeeInput = /* @__PURE__ */ once(() => z.strictObject({
  supplierId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u).nullable()),
  name: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u).nullable()),
  bankName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u).nullable()),
  account: optional(z.string().regex(/^[0-9A-Za-z@._-]{4,64}$/u).nullable()),
}));

const WayFactsInput = /* @__PURE__ */ once(() => z.strictObject({
  suppliers: optional(z.array(WaySupplierInput()).max(10)),
  experts: optional(z.array(WayExpert()).max(9)),
  urgency: optional(z.string().min(1).max(1000)),
  urgentSince: optional(z.iso.date()),
  permittedBy: optional(z.string().min(1).max(50)),
  mallName: optional(z.string().min(1).max(50)),
  mallOrderNo: optional(z.string().min(1).max(50)),
  mallLink: optional(z.string().max(500).regex(/^https?:\/\/\S+$/u)),
  agencyName: optional(z.string().min(1).max(100)),
  frameworkId: optional(Id()),
  paperId: optional(Id()),
}));

const WaySupplierInput = /* @__PURE__ */ once(() => z.strictObject({
  supplierId: Id(),
  reason: optional(z.string().min(1).max(500)),
}));

const WayExpert = /* @__PURE__ */ once(() => z.strictObject({
  name: optional(z.string().min(1).max(50)),
  title: optional(z.string().min(1).max(50)),
  unit: optional(z.string().min(1).max(100)),
  opinion: optional(z.string().min(1).max(1000)),
}));

const ProjectChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  projectName: optional(z.string().min(2).max(100).regex(/^\S(.*\S)?$/u)),
  description: optional(z.string().max(2000).nullable()),
  items: optional(z.array(ProjectItemInput()).max(200)),
  funds: optional(z.array(ProjectFundInput()).max(10)),
  payee: optional(PayeeInput()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  purchaseType: optional(PurchaseType()),
  priceCeiling: optional(z.string().regex(/^(0\.0[1-9]|0\.[1-9]\d|[1-9]\d{0,9}\.\d{2})$/u).nullable()),
  minBidders: optional(z.int().min(1).max(10).nullable()),
  noticeHours: optional(z.int().min(24).max(720).nullable()),
  deliveryDays: optional(z.int().min(1).max(365).nullable()),
  warrantyMonths: optional(z.int().min(0).max(120).nullable()),
  paymentTerms: optional(z.string().min(1).max(200).nullable()),
  deliveryAddress: optional(z.string().min(1).max(200).nullable()),
  contactName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u).nullable()),
  contactPhone: optional(z.string().regex(/^1[3-9]\d{9}$/u).nullable()),
  requirements: optional(z.string().min(1).max(2000).nullable()),
  splitReason: optional(z.string().min(1).max(500).nullable()),
  executionCode: optional(ExecutionCode().nullable()),
  otherReason: optional(z.string().min(1).max(2000).nullable()),
  argumentId: optional(z.string().min(1).max(64).nullable()),
  associationCode: optional(z.string().min(2).max(40).nullable()),
  wayFacts: optional(WayFactsInput().nullable()),
}));

const Submission = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  conflictDeclared: z.boolean(),
  copyUserIds: optional(z.array(Id()).max(10).check(unique)),
}));

const Termination = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
}));

const Claim = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
}));

const ProjectSuspension = /* @__PURE__ */ once(() => z.strictObject({
  reason: z.string().min(5).max(500).regex(/\S/u),
  version: z.int().min(1).max(2147483647),
}));

const ProjectResumption = /* @__PURE__ */ once(() => z.strictObject({
  bidEndTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  version: z.int().min(1).max(2147483647),
}));

const HandOver = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  officerId: Id(),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
}));

const ProjectExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  scope: ProjectScope(),
  keyword: optional(z.string().min(1).max(50)),
  status: optional(ProjectStatus()),
  lane: optional(PurchaseLane()),
  executionCode: optional(ExecutionCode()),
  deptId: optional(Id()),
  applicantId: optional(Id()),
  officerId: optional(Id()),
  createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  companyId: optional(CompanyId()),
}));

const ExportFormat = /* @__PURE__ */ once(() => z.literal(["XLSX","CSV"]));

const Month = /* @__PURE__ */ once(() => z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/u));

const ProjectFiguresExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  monthFrom: optional(Month()),
  monthTo: optional(Month()),
  deptId: optional(Id()),
}));

const Following = /* @__PURE__ */ once(() => z.strictObject({
  follow: z.boolean(),
}));

const Receipt = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  actualAmount: PositiveAmount(),
  witnessUserId: Id(),
  conflictDeclared: z.boolean(),
  pictureIds: optional(z.array(Id()).max(9).check(unique)),
}));

const InvoiceInput = /* @__PURE__ */ once(() => z.strictObject({
  number: z.string().regex(/^[0-9A-Z]{8,20}$/u),
  amount: PositiveAmount(),
  acceptanceId: optional(Id()),
  date: z.iso.date(),
  fileId: optional(Id()),
}));

const PaymentInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  amount: PositiveAmount(),
  paidDate: z.iso.date(),
  voucherNo: z.string().regex(/^[0-9A-Za-z-]{2,40}$/u),
}));

const JointInvoiceInput = /* @__PURE__ */ once(() => z.strictObject({
  number: z.string().regex(/^[0-9A-Z]{8,20}$/u),
  amount: PositiveAmount(),
  date: z.iso.date(),
  fileId: optional(Id()),
  parts: z.array(InvoicePartInput()).min(1).max(100),
}));

const InvoicePartInput = /* @__PURE__ */ once(() => z.strictObject({
  projectId: Id(),
  acceptanceId: optional(Id()),
  amount: PositiveAmount(),
}));

const InvoiceChange = /* @__PURE__ */ once(() => z.strictObject({
  number: z.string().regex(/^[0-9A-Z]{8,20}$/u),
  date: z.iso.date(),
  reason: z.string().min(2).max(300),
}));

const InvoiceVoiding = /* @__PURE__ */ once(() => z.strictObject({
  reason: z.string().min(2).max(300),
}));

const RedInvoiceInput = /* @__PURE__ */ once(() => z.strictObject({
  number: z.string().regex(/^[0-9A-Z]{8,20}$/u),
  date: z.iso.date(),
  reason: z.string().min(2).max(300),
  fileId: optional(Id()),
  parts: z.array(InvoicePartInput()).min(1).max(100),
}));

const ReversalInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  date: z.iso.date(),
  reason: z.string().min(2).max(300),
}));

const PayeeAgreement = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  account: z.string().min(1).max(64),
  reason: z.string().min(2).max(300).regex(/^\S(.*\S)?$/u),
}));

const BiddingPublication = /* @__PURE__ */ once(() => z.strictObject({
  bidStartTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  bidEndTime: z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/),
  minBidders: optional(z.int().min(1).max(10)),
  announcementTitle: optional(z.string().min(2).max(150).regex(/\S/u)),
  invitations: optional(z.array(NamedInvitation()).max(20)),
  version: z.int().min(1).max(2147483647),
}));

const NamedInvitation = /* @__PURE__ */ once(() => z.strictObject({
  supplierId: Id(),
  reason: z.string().min(5).max(500).regex(/\S/u),
}));

const OutcomeInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  supplierId: Id(),
  dealAmount: PositiveAmount(),
  lines: optional(z.array(OutcomeLine()).min(1).max(200)),
  reason: z.string().min(5).max(1000),
  processFileIds: z.array(Id()).min(1).max(20).check(unique),
  quotes: optional(z.array(OutcomeQuote()).max(20)),
  resultPublic: z.boolean(),
  conflictDeclared: z.boolean(),
}));

const OutcomeLine = /* @__PURE__ */ once(() => z.strictObject({
  no: z.int().min(1).max(200),
  brand: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  model: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  amount: PositiveAmount(),
}));

const OutcomeQuote = /* @__PURE__ */ once(() => z.strictObject({
  supplierName: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  amount: PositiveAmount(),
}));

const EmergencyReportInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  report: z.string().min(20).max(2000),
  fileIds: z.array(Id()).max(10).check(unique),
}));

const SourceObjectionInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  objectorName: z.string().min(2).max(100),
  receivedDate: z.iso.date(),
  content: z.string().min(5).max(2000),
  fileIds: z.array(Id()).min(1).max(10).check(unique),
}));

const SourceObjectionAnswer = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  no: z.int().min(1).max(20),
  answer: z.string().min(5).max(2000),
}));

const ClosingShort = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  lines: z.array(ShortLine()).min(1).max(200),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
}));

const ShortLine = /* @__PURE__ */ once(() => z.strictObject({
  no: z.int().min(1).max(200),
  quantity: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u),
}));

const DefaultTermination = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  reason: z.string().min(5).max(500).regex(/^\S(.*\S)?$/u),
  evidenceFileIds: z.array(Id()).min(1).max(10).check(unique),
}));

const RefundInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  amount: PositiveAmount(),
  refundDate: z.iso.date(),
  voucherNo: z.string().regex(/^[0-9A-Za-z-]{2,40}$/u),
}));

const ClaimWriteOff = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
}));

const Archiving = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  archiveNo: optional(z.string().min(1).max(40).regex(/^\S(.*\S)?$/u)),
  waiveReason: optional(z.string().min(2).max(500).regex(/^\S(.*\S)?$/u)),
}));

const ContractStatus = /* @__PURE__ */ once(() => z.literal(["DRAFT","APPROVING","REJECTED","TO_SIGN","EXECUTING","COMPLETED","CANCELLED","TERMINATED"]));

const ContractInput = /* @__PURE__ */ once(() => z.strictObject({
  projectId: Id(),
  contractName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  partyAContact: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  partyAPhone: optional(z.string().min(1).max(20).regex(/^\S(.*\S)?$/u)),
  partyBContact: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  partyBPhone: optional(z.string().min(1).max(20).regex(/^\S(.*\S)?$/u)),
  deliveryDate: optional(z.iso.date()),
  warrantyMonths: optional(z.int().min(0).max(120)),
  terms: optional(z.string().max(5000).nullable()),
  paymentPlans: optional(z.array(PaymentPlanInput()).min(1).max(20)),
  draftFileId: optional(Id().nullable()),
}));

const PaymentPlanInput = /* @__PURE__ */ once(() => z.strictObject({
  condition: PayCondition(),
  amount: PositiveAmount(),
  planDate: optional(z.iso.date().nullable()),
}));

const PayCondition = /* @__PURE__ */ once(() => z.literal(["SIGNED","DELIVERED","ACCEPTED","RETENTION"]));

const ContractChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  contractName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  partyAContact: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  partyAPhone: optional(z.string().min(1).max(20).regex(/^\S(.*\S)?$/u)),
  partyBContact: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  partyBPhone: optional(z.string().min(1).max(20).regex(/^\S(.*\S)?$/u)),
  deliveryDate: optional(z.iso.date()),
  warrantyMonths: optional(z.int().min(0).max(120)),
  terms: optional(z.string().max(5000).nullable()),
  paymentPlans: optional(z.array(PaymentPlanInput()).min(1).max(20)),
  draftFileId: optional(Id().nullable()),
}));

const ContractSubmission = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
}));

const ContractSigning = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  signDate: z.iso.date(),
  signedFileId: Id(),
}));

const ContractVoiding = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
}));

const AcceptanceStatus = /* @__PURE__ */ once(() => z.literal(["DRAFT","ASSIGNING","INSPECTING","PASSED","PARTIAL","FAILED","CANCELLED"]));

const AcceptanceInput = /* @__PURE__ */ once(() => z.strictObject({
  projectId: Id(),
  arriveDate: optional(z.iso.date()),
  acceptPlace: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  items: optional(z.array(AcceptanceItemInput()).max(200)),
  photoIds: optional(z.array(Id()).max(30).check(unique)),
  remark: optional(z.string().max(500).nullable()),
}));

const AcceptanceItemInput = /* @__PURE__ */ once(() => z.strictObject({
  no: z.int().min(1).max(200),
  arriveQuantity: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u),
  passQuantity: optional(z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u)),
  problem: optional(z.string().min(1).max(500).regex(/^\S(.*\S)?$/u)),
  serialNos: optional(z.array(z.string().min(1).max(64).regex(/^\S(.*\S)?$/u)).max(1000).check(unique)),
  warehouseId: optional(Id().nullable()),
}));

const AcceptanceChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  arriveDate: optional(z.iso.date()),
  acceptPlace: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  items: optional(z.array(AcceptanceItemInput()).max(200)),
  photoIds: optional(z.array(Id()).max(30).check(unique)),
  remark: optional(z.string().max(500).nullable()),
}));

const AcceptanceSubmission = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  memberIds: optional(z.array(Id()).min(1).max(5).check(unique)),
}));

const Assignment = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  members: z.array(AcceptanceMemberInput()).max(50),
  drawCount: optional(z.int().min(1).max(20)),
}));

const AcceptanceMemberInput = /* @__PURE__ */ once(() => z.strictObject({
  userId: Id(),
  memberRole: MemberRole(),
}));

const MemberRole = /* @__PURE__ */ once(() => z.literal(["LEADER","MEMBER","EXPERT"]));

const Signing = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  agree: z.boolean(),
  opinion: optional(z.string().min(2).max(1000)),
  items: optional(z.array(AcceptanceItemInput()).min(1).max(200)),
  photoIds: optional(z.array(Id()).max(30).check(unique)),
  conflictDeclared: z.boolean(),
}));

const Concluding = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  conclusion: Conclusion(),
  opinion: z.string().min(2).max(1000),
  rating: optional(SupplierRating()),
}));

const Conclusion = /* @__PURE__ */ once(() => z.literal(["PASS","PARTIAL","FAIL"]));

const SupplierRating = /* @__PURE__ */ once(() => z.strictObject({
  quality: z.int().min(1).max(5),
  delivery: z.int().min(1).max(5),
  service: z.int().min(1).max(5),
  comment: optional(z.string().max(500).nullable()),
}));

const AcceptanceCancellation = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
}));

const AssetNumbers = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  items: z.array(AssetNumberLine()).min(1).max(200),
}));

const AssetNumberLine = /* @__PURE__ */ once(() => z.strictObject({
  no: z.int().min(1).max(200),
  assetNos: z.array(z.string().regex(/^[0-9A-Za-z-]{2,40}$/u)).max(1000).check(unique),
  removedNos: optional(z.array(z.string().regex(/^[0-9A-Za-z-]{2,40}$/u)).max(1000).check(unique)),
}));

const StockExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  keyword: optional(z.string().min(1).max(50)),
  warehouseId: optional(Id()),
  stockId: optional(Id()),
  categoryId: optional(Id()),
  lowStock: optional(z.boolean()),
  expiring: optional(z.boolean()),
  deptId: optional(Id()),
}));

const StockChanges = /* @__PURE__ */ once(() => z.strictObject({
  minQuantity: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u).nullable(),
}));

const StockDocType = /* @__PURE__ */ once(() => z.literal(["IN_ACCEPT","IN_OTHER","OUT_USE","OUT_SHARED","TRANSFER","RETURN","CHECK","SCRAP"]));

const StockDirection = /* @__PURE__ */ once(() => z.literal(["IN","OUT"]));

const StockDocStatus = /* @__PURE__ */ once(() => z.literal(["TO_CONFIRM","IN_TRANSIT","DONE","CANCELLED"]));

const StockDocumentInput = /* @__PURE__ */ once(() => z.strictObject({
  docType: StockDraftType(),
  warehouseId: Id(),
  targetWarehouseId: optional(Id()),
  sourceDocumentId: optional(Id()),
  receiverDeptId: optional(Id()),
  receiverName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  purpose: optional(z.string().min(2).max(500).regex(/^\S(.*\S)?$/u)),
  items: z.array(StockDocumentLine()).min(1).max(200),
  expiredConfirmed: optional(z.boolean()),
}));

const StockDraftType = /* @__PURE__ */ once(() => z.literal(["IN_OTHER","OUT_USE","TRANSFER","RETURN","CHECK","SCRAP"]));

const StockDocumentLine = /* @__PURE__ */ once(() => z.strictObject({
  stockId: optional(Id()),
  sourceNo: optional(z.int().min(1).max(200)),
  quantity: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u),
  bookQuantity: optional(z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u)),
  diffReason: optional(z.string().min(2).max(200).regex(/^\S(.*\S)?$/u)),
  itemName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  categoryId: optional(Id()),
  brand: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  model: optional(z.string().min(1).max(200).regex(/^\S(.*\S)?$/u)),
  unit: optional(z.string().min(1).max(20).regex(/^\S(.*\S)?$/u)),
  unitCost: optional(NewUnitPrice()),
  locationId: optional(Id()),
  batchNo: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  expireDate: optional(z.iso.date()),
}));

const NewUnitPrice = /* @__PURE__ */ once(() => z.string().regex(/^(0|[1-9]\d{0,7})\.\d{2}(\d?[1-9])?$/u));

const Confirmation = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  items: optional(z.array(ConfirmedItem()).min(1).max(200)),
  lossReason: optional(z.string().min(2).max(500).regex(/^\S(.*\S)?$/u)),
}));

const ConfirmedItem = /* @__PURE__ */ once(() => z.strictObject({
  no: z.int().min(1).max(200),
  locationId: optional(Id().nullable()),
  batchNo: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  expireDate: optional(z.iso.date()),
  receivedQuantity: optional(z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u)),
}));

const StockDocumentCancellation = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
}));

const StockShare = /* @__PURE__ */ once(() => z.strictObject({
  stockId: Id(),
  sharedQuantity: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u),
  expiredConfirmed: optional(z.boolean()),
}));

const SharedApplyInput = /* @__PURE__ */ once(() => z.strictObject({
  stockId: Id(),
  quantity: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u),
  purpose: z.string().min(5).max(500).regex(/^\S(.*\S)?$/u),
  expectReturnDate: optional(z.iso.date()),
}));

const SharedApplyTab = /* @__PURE__ */ once(() => z.literal(["TODO","DONE","APPLIED"]));

const SharedApplyStatus = /* @__PURE__ */ once(() => z.literal(["PENDING","APPROVED","REJECTED","ISSUED","RECEIVED","RETURNED","CANCELLED"]));

const SharedApplyDecision = /* @__PURE__ */ once(() => z.strictObject({
  decision: SharedDecision(),
  approvedQuantity: optional(z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u)),
  opinion: optional(z.string().min(1).max(500).regex(/^\S(.*\S)?$/u)),
}));

const SharedDecision = /* @__PURE__ */ once(() => z.literal(["APPROVE","REJECT"]));

const SharedIssue = /* @__PURE__ */ once(() => z.strictObject({
  stockDocRemark: optional(z.string().min(1).max(500).regex(/^\S(.*\S)?$/u)),
  expiredConfirmed: optional(z.boolean()),
}));

const SharedReturnInput = /* @__PURE__ */ once(() => z.strictObject({
  quantity: z.string().regex(/^(0|[1-9]\d{0,8})(\.\d{1,3})?$/u),
  condition: ReturnCondition(),
  reason: optional(z.string().min(2).max(500).regex(/^\S(.*\S)?$/u)),
}));

const ReturnCondition = /* @__PURE__ */ once(() => z.literal(["GOOD","DAMAGED","LOST"]));

const SharedCancel = /* @__PURE__ */ once(() => z.strictObject({
  reason: optional(z.string().min(2).max(500).regex(/^\S(.*\S)?$/u)),
}));

const WarehouseType = /* @__PURE__ */ once(() => z.literal(["CENTRAL","COLLEGE","LAB","HAZARDOUS"]));

const WarehouseInput = /* @__PURE__ */ once(() => z.strictObject({
  warehouseCode: z.string().regex(/^[0-9A-Za-z-]{1,20}$/u),
  warehouseName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  warehouseType: WarehouseType(),
  deptId: Id(),
  keeperIds: z.array(Id()).min(1).max(20).check(unique),
  address: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  locations: optional(z.array(WarehouseLocationInput()).max(200)),
  status: optional(Status()),
}));

const WarehouseLocationInput = /* @__PURE__ */ once(() => z.strictObject({
  id: optional(Id()),
  locationCode: z.string().regex(/^[0-9A-Za-z-]{1,20}$/u),
  locationName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
}));

const WarehouseChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  warehouseName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  warehouseType: optional(WarehouseType()),
  deptId: optional(Id()),
  keeperIds: optional(z.array(Id()).min(1).max(20).check(unique)),
  address: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  locations: optional(z.array(WarehouseLocationInput()).max(200)),
  status: optional(Status()),
}));

const QuoteJudgementInput = /* @__PURE__ */ once(() => z.strictObject({
  result: z.literal(["PASS","FAIL"]),
  reason: optional(z.string().min(5).max(500).regex(/\S/u)),
  conflictDeclared: z.boolean(),
  version: z.int().min(1).max(2147483647),
}));

const Opening = /* @__PURE__ */ once(() => z.strictObject({
  stage: OpeningStage(),
  version: z.int().min(1).max(2147483647),
}));

const OpeningStage = /* @__PURE__ */ once(() => z.literal(["DOCUMENTS","PRICES"]));

const AwardDecision = /* @__PURE__ */ once(() => z.strictObject({
  quoteId: Id(),
  opinion: z.string().min(5).max(1000).regex(/\S/u),
  notLowestReason: optional(z.string().min(20).max(1000).regex(/\S/u)),
  riskAnswers: optional(z.array(RiskAnswer()).max(10)),
  conflictDeclared: z.boolean(),
  version: z.int().min(1).max(2147483647),
}));

const RiskAnswer = /* @__PURE__ */ once(() => z.strictObject({
  risk: RiskKind(),
  answer: z.string().min(5).max(500).regex(/\S/u),
}));

const RiskKind = /* @__PURE__ */ once(() => z.literal(["RELATED","SAME_IP","SAME_SUBNET","STAFF_PHONE","ABNORMALLY_LOW","DEFAULTED"]));

const BiddingFailure = /* @__PURE__ */ once(() => z.strictObject({
  failReason: FailReason(),
  remark: z.string().min(5).max(500).regex(/\S/u),
  version: z.int().min(1).max(2147483647),
}));

const FailReason = /* @__PURE__ */ once(() => z.literal(["TOO_FEW_BIDDERS","NO_COMPLIANT_QUOTE","ALL_ABOVE_CEILING","KEY_LOST","ALL_DECLINED","CHANGED","TERMINATED"]));

const UnreadableQuotes = /* @__PURE__ */ once(() => z.strictObject({
  count: z.int().min(1).max(1000),
  reason: z.string().min(5).max(500).regex(/\S/u),
  version: z.int().min(1).max(2147483647),
}));

const KeyLoss = /* @__PURE__ */ once(() => z.strictObject({
  keyId: z.string().min(1).max(40).regex(/^[\w-]+$/u),
  repeatedKeyId: z.string().min(1).max(40),
  reason: z.string().min(5).max(500).regex(/\S/u),
}));

const AwardCancellation = /* @__PURE__ */ once(() => z.strictObject({
  reason: z.string().min(5).max(500).regex(/\S/u),
  evidenceFileIds: z.array(Id()).min(1).max(10).check(unique),
  version: z.int().min(1).max(2147483647),
}));

const NoticeType = /* @__PURE__ */ once(() => z.literal(["BID","EXTENSION","RESULT","AWARD","FAILED","AWARD_CANCELLED","CONTRACT","OUTCOME","SINGLE_SOURCE","CHANGE","TERMINATED"]));

const Joining = /* @__PURE__ */ once(() => z.strictObject({
  contactName: z.string().min(1).max(50).regex(/\S/u),
  contactPhone: z.string().regex(/^1\d{10}$/u),
  qualificationIds: z.array(Id()).max(20).check(unique),
  termsAccepted: z.boolean(),
  conflictDeclared: z.boolean(),
}));

const QuoteInput = /* @__PURE__ */ once(() => z.strictObject({
  lines: z.array(QuoteLineInput()).min(1).max(200),
  deliveryDays: z.int().min(1).max(365),
  warrantyMonths: z.int().min(0).max(120),
  deviation: optional(z.string().max(2000)),
  fileIds: optional(z.array(Id()).max(10).check(unique)),
  paymentAccepted: z.boolean(),
}));

const QuoteLineInput = /* @__PURE__ */ once(() => z.strictObject({
  no: z.int().min(1).max(200),
  brand: z.string().min(1).max(100).regex(/\S/u),
  model: z.string().min(1).max(100).regex(/\S/u),
  manufacturer: optional(z.string().max(100)),
  response: optional(z.string().max(2000)),
  unitPrice: z.string().regex(/^(0|[1-9]\d{0,7})\.\d{2}(\d?[1-9])?$/u),
}));

const Explanation = /* @__PURE__ */ once(() => z.strictObject({
  text: z.string().min(20).max(2000).regex(/\S/u),
}));

const Declining = /* @__PURE__ */ once(() => z.strictObject({
  reason: z.string().min(5).max(500).regex(/\S/u),
}));

const ApprovalFlowKind = /* @__PURE__ */ once(() => z.literal(["PURCHASE","AWARD","AWARD_CANCEL","CONTRACT","MODIFICATION","TERMINATION","WRITE_OFF"]));

const ApprovalConfigInput = /* @__PURE__ */ once(() => z.strictObject({
  configName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  bizType: ApprovalFlowKind(),
  priority: z.int().min(1).max(999),
  status: optional(Status()),
  conditions: optional(ApprovalCondition()),
  nodes: z.array(ApprovalNode()).min(1).max(15),
  withoutOwners: optional(z.boolean()),
}));

const ApprovalCondition = /* @__PURE__ */ once(() => z.strictObject({
  amountFrom: optional(PositiveAmount()),
  amountBelow: optional(PositiveAmount()),
  deptIds: optional(z.array(Id()).min(1).max(50).check(unique)),
  categoryIds: optional(z.array(Id()).min(1).max(50).check(unique)),
  fundTypes: optional(z.array(FundType()).min(1).max(6).check(unique)),
  patternIds: optional(z.array(Id()).min(1).max(50).check(unique)),
  hazardous: optional(z.boolean()),
  imported: optional(z.boolean()),
  executionCodes: optional(z.array(ExecutionCode()).min(1).max(10).check(unique)),
}));

const FundType = /* @__PURE__ */ once(() => z.literal(["SCIENCE","TEACHING","SPECIAL","DISCIPLINE","OPERATION","DONATION"]));

const ApprovalNode = /* @__PURE__ */ once(() => z.strictObject({
  name: optional(z.string().min(1).max(30).regex(/^\S(.*\S)?$/u)),
  kind: ApprovalNodeKind(),
  roleCode: optional(z.string().regex(/^[a-z_]{2,32}$/u)),
  where: optional(ApprovalNodePlace()),
  deptId: optional(Id()),
  userIds: optional(z.array(Id()).min(1).max(20).check(unique)),
  mode: ApprovalNodeMode(),
  when: optional(ApprovalCondition()),
  ifEmpty: ApprovalIfEmpty(),
  otherThanBefore: optional(z.boolean()),
  limitDays: optional(z.int().min(1).max(30)),
}));

const ApprovalNodeKind = /* @__PURE__ */ once(() => z.literal(["CARD_OWNER","ROLE","USERS","CATEGORY_MANAGER"]));

const ApprovalNodePlace = /* @__PURE__ */ once(() => z.literal(["DEPT","COLLEGE","SCHOOL","FIXED_DEPT"]));

const ApprovalNodeMode = /* @__PURE__ */ once(() => z.literal(["ANY","ALL","SEQUENCE"]));

const ApprovalIfEmpty = /* @__PURE__ */ once(() => z.literal(["SKIP","SCHOOL_ADMIN","BLOCK"]));

const ApprovalConfigChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  configName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  priority: optional(z.int().min(1).max(999)),
  status: optional(Status()),
  conditions: optional(ApprovalCondition()),
  nodes: optional(z.array(ApprovalNode()).min(1).max(15)),
  withoutOwners: optional(z.boolean()),
}));

const ApprovalTrial = /* @__PURE__ */ once(() => z.strictObject({
  bizType: ApprovalFlowKind(),
  case: z.strictObject({
    amount: PositiveAmount(),
    deptId: Id(),
    applicantId: optional(Id()),
    officerId: optional(Id()),
    categoryIds: optional(z.array(Id()).max(50).check(unique)),
    cardIds: optional(z.array(Id()).max(10).check(unique)),
    patternId: optional(Id()),
    imported: optional(z.boolean()),
    executionCode: optional(ExecutionCode()),
  }),
  draft: optional(ApprovalDraft()),
}));

const ApprovalDraft = /* @__PURE__ */ once(() => z.strictObject({
  id: optional(Id()),
  configName: z.string().min(1).max(50),
  priority: z.int().min(1).max(999),
  conditions: optional(ApprovalCondition()),
  nodes: z.array(ApprovalNode()).min(1).max(15),
  withoutOwners: optional(z.boolean()),
}));

const ApprovalRehearsal = /* @__PURE__ */ once(() => z.strictObject({
  draft: optional(ApprovalDraft()),
  policy: optional(z.strictObject({
    smallLimit: optional(z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u)),
    ownCardLimit: optional(z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u)),
  })),
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
}));

const FrameworkInput = /* @__PURE__ */ once(() => z.strictObject({
  supplierId: Id(),
  agreementNo: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  frameworkName: z.string().min(2).max(100).regex(/^\S(.*\S)?$/u),
  validFrom: z.iso.date(),
  validTo: z.iso.date(),
  totalAmount: PositiveAmount(),
  remark: optional(z.string().max(500).nullable()),
  fileId: Id(),
}));

const FrameworkChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  agreementNo: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  frameworkName: optional(z.string().min(2).max(100).regex(/^\S(.*\S)?$/u)),
  validFrom: optional(z.iso.date()),
  validTo: optional(z.iso.date()),
  totalAmount: optional(PositiveAmount()),
  remark: optional(z.string().max(500).nullable()),
  fileId: optional(Id()),
}));

const ModifyStatus = /* @__PURE__ */ once(() => z.literal(["DRAFT","APPROVING","EFFECTIVE","REJECTED","WITHDRAWN"]));

const ModifyType = /* @__PURE__ */ once(() => z.literal(["CONTENT","SCHEDULE","FUNDS","CONTACT","PRICE"]));

const ProjectModifyInput = /* @__PURE__ */ once(() => z.strictObject({
  id: optional(Id()),
  version: optional(z.int().min(1).max(2147483647)),
  projectId: Id(),
  modifyType: z.array(ModifyType()).min(1).max(5).check(unique),
  reason: z.string().min(10).max(1000).regex(/\S/u),
  changes: WantedChanges(),
}));

const WantedChanges = /* @__PURE__ */ once(() => z.strictObject({
  description: optional(z.string().min(1).max(2000)),
  requirements: optional(z.string().min(1).max(2000)),
  items: optional(z.array(ProjectItemInput()).min(1).max(200)),
  argumentId: optional(z.string().min(1).max(64)),
  priceCeiling: optional(z.string().regex(/^(0\.0[1-9]|0\.[1-9]\d|[1-9]\d{0,9}\.\d{2})$/u)),
  funds: optional(z.array(ProjectFundInput()).min(1).max(10)),
  deliveryDays: optional(z.int().min(1).max(365)),
  bidEndTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  contactName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  contactPhone: optional(z.string().regex(/^1[3-9]\d{9}$/u)),
  deliveryAddress: optional(z.string().min(1).max(200)),
}));

const ModifySubmission = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  conflictDeclared: z.boolean(),
}));

const ModifyWithdrawal = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
}));

const ChainQuestion = /* @__PURE__ */ once(() => z.strictObject({
  bizType: z.literal(["PURCHASE"]),
  case: z.strictObject({
    amount: PositiveAmount(),
    cardIds: z.array(Id()).max(10).check(unique),
    deptId: optional(Id()),
  }),
}));

const ApprovalBizType = /* @__PURE__ */ once(() => z.literal(["PURCHASE","RECEIPT","AWARD","AWARD_CANCEL","CONTRACT","MODIFICATION","TERMINATION","WRITE_OFF"]));

const Decision = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  decision: z.literal(["APPROVE","REJECT","RETURN"]),
  opinion: optional(z.string().min(1).max(500).regex(/^\S(.*\S)?$/u)),
}));

const Delegation = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  userId: Id(),
  opinion: optional(z.string().min(1).max(500).regex(/^\S(.*\S)?$/u)),
}));

const Question = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  userIds: z.array(Id()).min(1).max(5).check(unique),
  opinion: optional(z.string().min(1).max(500).regex(/^\S(.*\S)?$/u)),
}));

const DelegationInput = /* @__PURE__ */ once(() => z.strictObject({
  id: optional(Id()),
  version: optional(z.int().min(1).max(2147483647)),
  agentId: Id(),
  bizTypes: optional(z.array(DeputyBizType()).max(5).check(unique)),
  startDay: z.iso.date(),
  endDay: z.iso.date(),
  remark: optional(z.string().min(1).max(200).regex(/^\S(.*\S)?$/u)),
}));

const DeputyBizType = /* @__PURE__ */ once(() => z.literal(["PURCHASE","AWARD","AWARD_CANCEL","CONTRACT","MODIFICATION","TERMINATION","WRITE_OFF"]));

const HolderPart = /* @__PURE__ */ once(() => z.literal(["REQUESTER","MEMBER","BORROWER"]));

const Replacement = /* @__PURE__ */ once(() => z.strictObject({
  part: HolderPart(),
  recordId: Id(),
  userId: Id(),
  replacementId: Id(),
  reason: z.string().min(2).max(400).regex(/^\S(.*\S)?$/u),
}));

const Reassignment = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  userId: Id(),
  reason: z.string().min(2).max(500).regex(/^\S(.*\S)?$/u),
  taskId: optional(Id()),
}));

const Withdrawal = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  reason: optional(z.string().min(1).max(500).regex(/^\S(.*\S)?$/u)),
}));

const SupplierStatus = /* @__PURE__ */ once(() => z.literal(["REGISTERED","PENDING","APPROVED","REJECTED","FROZEN","BLACKLISTED","CANCELLED"]));

const SupplierKind = /* @__PURE__ */ once(() => z.literal(["MANUFACTURER","AGENT","DEALER","SERVICE"]));

const CreditLevel = /* @__PURE__ */ once(() => z.literal(["A","B","C","D"]));

const AccountSource = /* @__PURE__ */ once(() => z.literal(["SELF","IMPORTED","PLATFORM"]));

const SupplierExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  companyName: optional(z.string().min(1).max(50)),
  creditCode: optional(z.string().min(1).max(18)),
  status: optional(SupplierStatus()),
  supplierKind: optional(SupplierKind()),
  creditLevel: optional(CreditLevel()),
  goodsCategoryId: optional(Id()),
  accountSource: optional(AccountSource()),
  signedAgreement: optional(z.boolean()),
  expiresWithinDays: optional(z.int().min(0).max(365)),
  companyId: optional(CompanyId()),
}));

const SupplierReview = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  result: z.literal(["APPROVED","REJECTED"]),
  opinion: optional(z.string().min(1).max(500).regex(/\S/u)),
  goodsCategoryIds: optional(z.array(Id()).min(1).max(50).check(unique)),
}));

const SupplierRemark = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  remark: z.string().max(500),
}));

const SupplierAccountSource = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  accountSource: AccountSource(),
}));

const SupplierAgreement = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  signedAgreement: z.boolean(),
  agreementExpireDate: optional(z.iso.date().regex(/^(19|20)\d{2}-/u).nullable()),
}));

const SupplierRegistration = /* @__PURE__ */ once(() => z.strictObject({
  schoolId: CompanyId(),
  companyName: z.string().min(2).max(100).regex(/^\S(.*\S)?$/u),
  creditCode: z.string().regex(/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/u),
  contactName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  contactPhone: z.string().regex(/^1[3-9]\d{9}$/u),
  phoneCaptcha: z.string().regex(/^\d{6}$/u),
  account: z.string().regex(/^[A-Za-z0-9_.-]{4,32}$/u),
  password: z.string().min(8).max(32).regex(/^[!-~]+$/u),
}));

const SupplierProfileInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  companyName: z.string().min(2).max(100).regex(/^\S(.*\S)?$/u),
  creditCode: z.string().regex(/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/u),
  companyType: z.string().min(1).max(50),
  supplierKind: SupplierKind(),
  legalPerson: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  registeredCapital: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  establishDate: optional(z.iso.date().nullable()),
  registeredAddress: z.string().min(1).max(200).regex(/^\S(.*\S)?$/u),
  province: optional(z.string().max(20).nullable()),
  city: optional(z.string().max(20).nullable()),
  businessScope: optional(z.string().max(2000).nullable()),
  contactName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  contactPhone: z.string().regex(/^1[3-9]\d{9}$/u),
  contactEmail: optional(z.string().max(100).nullable()),
  bankName: optional(z.string().max(100).nullable()),
  bankAccount: optional(z.string().max(40).nullable()),
  password: optional(z.string().min(1).max(128)),
  goodsCategoryIds: z.array(Id()).min(1).max(50).check(unique),
  qualifications: z.array(SupplierQualificationInput()).min(1).max(50),
}));

const SupplierQualificationInput = /* @__PURE__ */ once(() => z.strictObject({
  qualType: z.string().min(1).max(50),
  qualName: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  fileId: Id(),
  qualNo: optional(z.string().max(60).nullable()),
  issueDate: optional(z.iso.date().nullable()),
  expireDate: optional(z.iso.date().nullable()),
}));

const GsRefresh = /* @__PURE__ */ once(() => z.strictObject({
  supplierId: Id(),
}));

const SchoolStatus = /* @__PURE__ */ once(() => z.literal(["ACTIVE","SUSPENDED"]));

const SchoolInput = /* @__PURE__ */ once(() => z.strictObject({
  companyId: z.string().regex(/^[1-9]\d{3,9}$/u),
  schoolName: z.string().min(2).max(50).regex(/^\S(.*\S)?$/u),
  schoolCode: z.string().regex(/^\d{5}$/u),
  shortName: optional(z.string().max(20).nullable()),
  province: optional(z.string().max(20).nullable()),
  city: optional(z.string().max(20).nullable()),
  address: optional(z.string().max(200).nullable()),
  contactName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  contactPhone: z.string().regex(/^1[3-9]\d{9}$/u),
  loginMode: z.literal(["LOCAL","CAS","TICKET"]),
  casServerUrl: optional(z.string().max(500).regex(/^https?:\/\/\S+$/u).nullable()),
  logoFileId: optional(Id().nullable()),
  invoice: optional(InvoiceInfoInput().nullable()),
  remark: optional(z.string().max(500).nullable()),
}));

const InvoiceInfoInput = /* @__PURE__ */ once(() => z.strictObject({
  title: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  taxNo: z.string().regex(/^[0-9A-Z]{15,20}$/u),
  address: optional(z.string().max(200).nullable()),
  phone: optional(z.string().max(20).nullable()),
  bankName: optional(z.string().max(100).nullable()),
  bankAccount: optional(z.string().max(40).nullable()),
  invoiceType: z.literal(["NORMAL","SPECIAL"]),
}));

const SchoolChanges = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  schoolName: optional(z.string().min(2).max(50).regex(/^\S(.*\S)?$/u)),
  schoolCode: optional(z.string().regex(/^\d{5}$/u)),
  shortName: optional(z.string().max(20).nullable()),
  province: optional(z.string().max(20).nullable()),
  city: optional(z.string().max(20).nullable()),
  address: optional(z.string().max(200).nullable()),
  contactName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  contactPhone: optional(z.string().regex(/^1[3-9]\d{9}$/u)),
  loginMode: optional(z.literal(["LOCAL","CAS","TICKET"])),
  casServerUrl: optional(z.string().max(500).regex(/^https?:\/\/\S+$/u).nullable()),
  logoFileId: optional(Id().nullable()),
  invoice: optional(InvoiceInfoInput().nullable()),
  remark: optional(z.string().max(500).nullable()),
}));

const CompanyStatusChange = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  status: z.literal(["APPROVED","FROZEN","CANCELLED","ACTIVE","SUSPENDED"]),
  reason: optional(z.string().min(1).max(200).regex(/\S/u)),
}));

const ApplyCommentType = /* @__PURE__ */ once(() => z.literal(["APPROVE","REJECT","COMMON"]));

const ApplyCommentScope = /* @__PURE__ */ once(() => z.literal(["PERSONAL","SCHOOL"]));

const ApplyCommentInput = /* @__PURE__ */ once(() => z.strictObject({
  id: optional(Id()),
  version: optional(z.int().min(1).max(2147483647)),
  content: z.string().min(1).max(200).regex(/^\S(.*\S)?$/u),
  commentType: ApplyCommentType(),
  scope: ApplyCommentScope(),
  sort: optional(z.int().min(0).max(9999)),
}));

const ContactInput = /* @__PURE__ */ once(() => z.strictObject({
  contactName: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  phone: z.string().regex(/^1[3-9]\d{9}$/u),
  campus: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  address: z.string().min(5).max(200).regex(/^\S(.*\S)?$/u),
  roomNo: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u).nullable()),
  isDefault: optional(z.boolean()),
}));

const ContactChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  contactName: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  phone: optional(z.string().regex(/^1[3-9]\d{9}$/u)),
  campus: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  address: optional(z.string().min(5).max(200).regex(/^\S(.*\S)?$/u)),
  roomNo: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u).nullable()),
  isDefault: optional(z.boolean()),
}));

const ExpenditureInput = /* @__PURE__ */ once(() => z.strictObject({
  cardNo: z.string().regex(/^[A-Za-z0-9-]{4,32}$/u),
  cardName: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  fundType: FundType(),
  ownerId: Id(),
  deptId: Id(),
  totalAmount: z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u),
  validFrom: optional(z.iso.date().nullable()),
  validTo: optional(z.iso.date().nullable()),
  authorizedUserIds: optional(z.array(Id()).max(200).check(unique)),
  status: optional(Status()),
}));

const ExpenditureImport = /* @__PURE__ */ once(() => z.strictObject({
  rows: z.array(ExpenditureImportRow()).min(1).max(1000),
  dryRun: optional(z.boolean()),
}));

const ExpenditureImportRow = /* @__PURE__ */ once(() => z.strictObject({
  cardNo: z.string().max(200),
  cardName: z.string().max(200),
  fundType: z.string().max(200),
  owner: z.string().max(200),
  dept: z.string().max(200),
  totalAmount: z.string().max(200),
  validFrom: optional(z.string().max(200)),
  validTo: optional(z.string().max(200)),
}));

const ExpenditureChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  cardName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  fundType: optional(FundType()),
  ownerId: optional(Id()),
  deptId: optional(Id()),
  totalAmount: optional(z.string().regex(/^(0|[1-9]\d{0,9})\.\d{2}$/u)),
  validFrom: optional(z.iso.date().nullable()),
  validTo: optional(z.iso.date().nullable()),
  status: optional(Status()),
}));

const ExpenditureUserChoice = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  userIds: z.array(Id()).max(200).check(unique),
}));

const ExpenditureHold = /* @__PURE__ */ once(() => z.strictObject({
  amount: PositiveAmount(),
  bizCode: z.string().regex(/^[A-Za-z0-9-]{4,40}$/u),
  reason: z.string().min(2).max(200).regex(/^\S(.*\S)?$/u),
}));

const FundFlowType = /* @__PURE__ */ once(() => z.literal(["ADJUST","FREEZE","UNFREEZE","OCCUPY","RELEASE","PAY","REVERSE","REFUND","REVERSE_REFUND","CARRY"]));

const ExpenditureExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  keyword: optional(z.string().min(1).max(50)),
  fundType: optional(FundType()),
  status: optional(Status()),
  expired: optional(z.boolean()),
  ownerId: optional(Id()),
  deptId: optional(Id()),
  scope: optional(z.literal(["MINE","DEPT","ALL"])),
  companyId: optional(CompanyId()),
}));

const ExpenditureFlowExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  expenditureId: Id(),
  flowType: optional(FundFlowType()),
  bizCode: optional(z.string().regex(/^[A-Za-z0-9-]{4,40}$/u)),
  createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
}));

const CarryInput = /* @__PURE__ */ once(() => z.strictObject({
  expenditureIds: z.array(Id()).min(1).max(500).check(unique),
  validTo: z.iso.date(),
}));

const SceneCode = /* @__PURE__ */ once(() => z.literal(["SUPPLIER_TODO","SUPPLIER_RESULT","QUAL_EXPIRING","AGREEMENT_EXPIRING","EXPOSURE","SYSTEM_NOTICE","PASSWORD_RESET","TASK_FAILED","APPROVAL_TODO","APPROVAL_RESULT","APPROVAL_COPY","APPROVAL_DEPUTY","PAYMENT_DUE","PROJECT_NOTICE","OFFICER_NOTICE","BIDDING_INVITE","BIDDING_RESULT","ACCEPTANCE_TODO","STOCK_TODO","STOCK_CONFIRM","STOCK_SHARED","PAYEE_ACCOUNT"]));

const InboxReadMark = /* @__PURE__ */ once(() => z.strictObject({
  ids: optional(z.array(Id()).min(1).max(200).check(unique)),
  all: optional(z.literal([true])),
}));

const OperationLogExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  userName: optional(z.string().min(1).max(50)),
  userId: optional(Id()),
  module: optional(z.string().regex(/^[a-z][A-Za-z]{1,39}$/u)),
  operationId: optional(z.string().regex(/^[a-z][A-Za-z0-9]{1,99}$/u)),
  success: optional(z.boolean()),
  requestId: optional(z.string().min(1).max(100)),
  timeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  timeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  companyId: optional(CompanyId()),
}));

const UserStatus = /* @__PURE__ */ once(() => z.literal(["ENABLED","DISABLED","LOCKED"]));

const UserSource = /* @__PURE__ */ once(() => z.literal(["LOCAL","CAS","QLGD","IMPORT","PLATFORM"]));

const UserImport = /* @__PURE__ */ once(() => z.strictObject({
  companyId: optional(CompanyId()),
  rows: z.array(UserImportRow()).min(1).max(1000),
  withPasswords: optional(z.boolean()),
  dryRun: optional(z.boolean()),
}));

const UserImportRow = /* @__PURE__ */ once(() => z.strictObject({
  account: z.string().max(200),
  name: z.string().max(200),
  phone: z.string().max(200),
  dept: z.string().max(200),
  roles: z.array(z.string().max(200)).max(20),
  roleDepts: optional(z.array(z.string().max(200)).max(50)),
  gender: optional(z.string().max(200)),
  job: optional(z.string().max(200)),
  email: optional(z.string().max(200)),
  casId: optional(z.string().max(200)),
}));

const UserExport = /* @__PURE__ */ once(() => z.strictObject({
  format: ExportFormat(),
  keyword: optional(z.string().min(1).max(50)),
  deptId: optional(Id()),
  roleId: optional(Id()),
  withoutRole: optional(z.boolean()),
  status: optional(UserStatus()),
  source: optional(UserSource()),
  createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  companyId: optional(CompanyId()),
  automatic: optional(z.boolean()),
}));

const AddedRoles = /* @__PURE__ */ once(() => z.strictObject({
  userIds: z.array(Id()).min(1).max(200).check(unique),
  roleIds: z.array(Id()).min(1).max(20).check(unique),
  deptIds: optional(z.array(Id()).min(1).max(100).check(unique)),
}));

const PasswordsReset = /* @__PURE__ */ once(() => z.strictObject({
  userIds: z.array(Id()).min(1).max(200).check(unique),
}));

const UserInput = /* @__PURE__ */ once(() => z.strictObject({
  account: z.string().regex(/^[A-Za-z0-9_.-]{4,32}$/u),
  name: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  phone: z.string().regex(/^1[3-9]\d{9}$/u),
  email: optional(z.email().regex(/@(?!.*-\.)/).max(100).nullable()),
  gender: optional(Gender()),
  job: optional(z.string().max(50).nullable()),
  deptId: Id(),
  roleDeptList: z.array(RoleDeptGrant()).min(1).max(100),
  casId: optional(z.string().regex(/^[!-~]{1,64}$/u).nullable()),
  status: optional(Status()),
  password: optional(z.string().min(8).max(32).regex(/^[!-~]+$/u)),
}));

const Gender = /* @__PURE__ */ once(() => z.literal(["MALE","FEMALE","UNKNOWN"]));

const RoleDeptGrant = /* @__PURE__ */ once(() => z.strictObject({
  roleId: Id(),
  deptIds: z.array(Id()).min(1).max(200).check(unique),
}));

const UserChanges = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  account: optional(z.string().regex(/^[A-Za-z0-9_.-]{4,32}$/u)),
  name: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  phone: optional(z.string().regex(/^1[3-9]\d{9}$/u)),
  email: optional(z.email().regex(/@(?!.*-\.)/).max(100).nullable()),
  gender: optional(Gender()),
  job: optional(z.string().max(50).nullable()),
  deptId: optional(Id()),
  roleDeptList: optional(z.array(RoleDeptGrant()).min(1).max(100)),
  casId: optional(z.string().regex(/^[!-~]{1,64}$/u).nullable()),
}));

const UserStatusChange = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  status: UserStatus(),
}));

const PhoneCaptchaInput = /* @__PURE__ */ once(() => z.strictObject({
  phone: z.string().regex(/^1[3-9]\d{9}$/u),
  scene: PhoneCaptchaScene(),
  captchaKey: optional(Id()),
  captchaCode: optional(z.string().min(1).max(10)),
}));

const PhoneCaptchaScene = /* @__PURE__ */ once(() => z.literal(["RESET","BIND","REGISTER"]));

const PasswordChange = /* @__PURE__ */ once(() => z.strictObject({
  oldPassword: optional(z.string().min(1).max(128)),
  phoneCaptcha: optional(z.string().regex(/^\d{6}$/u)),
  newPassword: z.string().min(8).max(32).regex(/^[!-~]+$/u),
}));

const UserProfileChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  name: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  email: optional(z.email().regex(/@(?!.*-\.)/).max(100).nullable()),
  avatarId: optional(Id().nullable()),
  gender: optional(Gender()),
  introduction: optional(z.string().max(500).nullable()),
}));

const PhoneChange = /* @__PURE__ */ once(() => z.strictObject({
  phone: z.string().regex(/^1[3-9]\d{9}$/u),
  phoneCaptcha: z.string().regex(/^\d{6}$/u),
  password: optional(z.string().min(1).max(128)),
}));

const ForgottenPassword = /* @__PURE__ */ once(() => z.strictObject({
  account: z.string().min(1).max(64),
  phone: z.string().regex(/^1[3-9]\d{9}$/u),
  phoneCaptcha: z.string().regex(/^\d{6}$/u),
  newPassword: z.string().min(8).max(32).regex(/^[!-~]+$/u),
}));

const PublishStatus = /* @__PURE__ */ once(() => z.literal(["DRAFT","PUBLISHED","WITHDRAWN","EXPIRED"]));

const GuidelineInput = /* @__PURE__ */ once(() => z.strictObject({
  title: z.string().min(2).max(150).regex(/^\S(.*\S)?$/u),
  categoryCode: optional(z.string().min(1).max(50).nullable()),
  summary: optional(z.string().max(300).nullable()),
  content: z.string().min(1).max(100000).regex(/\S/u),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  steps: optional(z.array(ArticleStepInput()).max(30)),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
  companyId: optional(CompanyId()),
}));

const ArticleStepInput = /* @__PURE__ */ once(() => z.strictObject({
  title: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  content: z.string().max(1000),
  routeName: optional(z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/u).nullable()),
}));

const GuidelineChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  title: optional(z.string().min(2).max(150).regex(/^\S(.*\S)?$/u)),
  categoryCode: optional(z.string().min(1).max(50).nullable()),
  summary: optional(z.string().max(300).nullable()),
  content: optional(z.string().min(1).max(100000).regex(/\S/u)),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  steps: optional(z.array(ArticleStepInput()).max(30)),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
}));

const Publication = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  status: z.literal(["PUBLISHED","WITHDRAWN"]),
  reason: optional(z.string().min(1).max(200).regex(/\S/u)),
}));

const ArticleInput = /* @__PURE__ */ once(() => z.strictObject({
  title: z.string().min(2).max(150).regex(/^\S(.*\S)?$/u),
  categoryCode: optional(z.string().min(1).max(50).nullable()),
  summary: optional(z.string().max(300).nullable()),
  content: z.string().min(1).max(100000).regex(/\S/u),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
  companyId: optional(CompanyId()),
}));

const ArticleChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  title: optional(z.string().min(2).max(150).regex(/^\S(.*\S)?$/u)),
  categoryCode: optional(z.string().min(1).max(50).nullable()),
  summary: optional(z.string().max(300).nullable()),
  content: optional(z.string().min(1).max(100000).regex(/\S/u)),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
}));

const ExposureType = /* @__PURE__ */ once(() => z.literal(["FALSE_MATERIAL","COLLUSION","REFUSE_CONTRACT","DELAY_DELIVERY","QUALITY","MALICIOUS_LOW","BRIBERY","OTHER"]));

const ExposureLevel = /* @__PURE__ */ once(() => z.literal(["WARNING","SUSPEND","BAN"]));

const ExposureInput = /* @__PURE__ */ once(() => z.strictObject({
  supplierId: Id(),
  exposureType: ExposureType(),
  level: ExposureLevel(),
  fact: z.string().min(20).max(5000).regex(/\S/u),
  basis: optional(z.string().max(500).nullable()),
  startDate: z.iso.date().regex(/^(19|20)\d{2}-/u),
  endDate: optional(z.iso.date().regex(/^(19|20)\d{2}-/u).nullable()),
  deductScore: z.int().min(0).max(100),
  evidenceIds: optional(z.array(Id()).max(20).check(unique)),
}));

const ExposureChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  supplierId: optional(Id()),
  exposureType: optional(ExposureType()),
  level: optional(ExposureLevel()),
  fact: optional(z.string().min(20).max(5000).regex(/\S/u)),
  basis: optional(z.string().max(500).nullable()),
  startDate: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
  endDate: optional(z.iso.date().regex(/^(19|20)\d{2}-/u).nullable()),
  deductScore: optional(z.int().min(0).max(100)),
  evidenceIds: optional(z.array(Id()).max(20).check(unique)),
}));

const ExposureAppealInput = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  content: z.string().min(10).max(2000).regex(/\S/u),
  result: z.literal(["UPHELD","DISMISSED"]),
  reply: z.string().min(1).max(1000).regex(/\S/u),
}));

const SystemAnnouncementInput = /* @__PURE__ */ once(() => z.strictObject({
  title: z.string().min(2).max(150).regex(/^\S(.*\S)?$/u),
  summary: optional(z.string().max(300).nullable()),
  content: z.string().min(1).max(100000).regex(/\S/u),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  popup: optional(z.boolean()),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
  companyId: optional(CompanyId()),
}));

const SystemAnnouncementChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  title: optional(z.string().min(2).max(150).regex(/^\S(.*\S)?$/u)),
  summary: optional(z.string().max(300).nullable()),
  content: optional(z.string().min(1).max(100000).regex(/\S/u)),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  popup: optional(z.boolean()),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
}));

const LighthouseInput = /* @__PURE__ */ once(() => z.strictObject({
  title: z.string().min(2).max(150).regex(/^\S(.*\S)?$/u),
  categoryCode: optional(z.string().min(1).max(50).nullable()),
  summary: optional(z.string().max(300).nullable()),
  content: z.string().min(1).max(100000).regex(/\S/u),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  caseAmount: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  caseSavingRate: optional(z.string().regex(/^(\d\.\d{2}|[1-9]\d\.\d{2}|100\.00)$/u).nullable()),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
  companyId: optional(CompanyId()),
}));

const LighthouseChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  title: optional(z.string().min(2).max(150).regex(/^\S(.*\S)?$/u)),
  categoryCode: optional(z.string().min(1).max(50).nullable()),
  summary: optional(z.string().max(300).nullable()),
  content: optional(z.string().min(1).max(100000).regex(/\S/u)),
  source: optional(z.string().max(100).nullable()),
  author: optional(z.string().max(50).nullable()),
  top: optional(z.boolean()),
  caseAmount: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u).nullable()),
  caseSavingRate: optional(z.string().regex(/^(\d\.\d{2}|[1-9]\d\.\d{2}|100\.00)$/u).nullable()),
  coverId: optional(Id().nullable()),
  attachmentIds: optional(z.array(Id()).max(20).check(unique)),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  expireTime: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/).regex(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:[0-5]\d/u).nullable()),
}));

const DownloadDocInput = /* @__PURE__ */ once(() => z.strictObject({
  docName: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  docType: z.string().min(1).max(50),
  fileId: Id(),
  docVersion: optional(z.string().max(20).nullable()),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
  companyId: optional(CompanyId()),
}));

const DownloadDocChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  docName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  docType: optional(z.string().min(1).max(50)),
  fileId: optional(Id()),
  docVersion: optional(z.string().max(20).nullable()),
  targetRoles: optional(z.array(z.string().regex(/^[a-z_]{2,32}$/u)).max(50).check(unique)),
  sort: optional(z.int().min(0).max(9999)),
  status: optional(Status()),
}));

const WechatPushState = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  pushState: z.boolean(),
}));

const WechatNickNameNotes = /* @__PURE__ */ once(() => z.strictObject({
  id: Id(),
  version: z.int().min(1).max(2147483647),
  nickNameNotes: z.string().max(30).regex(/^(\S(.*\S)?)?$/u),
  language: optional(Language()),
}));

const Language = /* @__PURE__ */ once(() => z.literal(["zh-CN","en-US"]));

const WechatSendStatus = /* @__PURE__ */ once(() => z.literal(["PENDING","SENT","FAILED"]));

const MessageSubjectId = /* @__PURE__ */ once(() => z.literal(["SUPPLIER","SYSTEM","APPROVAL","PURCHASE"]));

const MessageSceneChoice = /* @__PURE__ */ once(() => z.strictObject({
  receiverId: Id(),
  sceneCodes: z.array(SceneCode()).min(1).max(50).check(unique),
}));

const UploadBizType = /* @__PURE__ */ once(() => z.literal(["AVATAR","ARTICLE","PRODUCT","DOCUMENT","EXPOSURE","COMPANY","SCHOOL","PARAMETER","PURCHASE","QUOTE"]));

const ProductInput = /* @__PURE__ */ once(() => z.strictObject({
  productName: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  categoryId: Id(),
  brand: z.string().min(1).max(50).regex(/^\S(.*\S)?$/u),
  model: z.string().min(1).max(100).regex(/^\S(.*\S)?$/u),
  parameters: optional(z.string().max(5000).nullable()),
  referencePrice: optional(z.string().regex(/^\d{1,8}\.\d{2}$/u).nullable()),
  imageIds: optional(z.array(Id()).max(10).check(unique)),
  supplierIds: optional(z.array(Id()).max(50).check(unique)),
  companyId: optional(CompanyId()),
}));

const ProductChanges = /* @__PURE__ */ once(() => z.strictObject({
  version: z.int().min(1).max(2147483647),
  productName: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  categoryId: optional(Id()),
  brand: optional(z.string().min(1).max(50).regex(/^\S(.*\S)?$/u)),
  model: optional(z.string().min(1).max(100).regex(/^\S(.*\S)?$/u)),
  parameters: optional(z.string().max(5000).nullable()),
  referencePrice: optional(z.string().regex(/^\d{1,8}\.\d{2}$/u).nullable()),
  imageIds: optional(z.array(Id()).max(10).check(unique)),
  supplierIds: optional(z.array(Id()).max(50).check(unique)),
}));

/** Schemas of the input of `login`: Log in with password · 账号登录. */
export const login = /* @__PURE__ */ lazily({
  body: () => LoginInput(),
});

/** Schemas of the input of `getCaptcha`: Get a captcha · 图形验证码. */
export const getCaptcha = /* @__PURE__ */ lazily({});

/** Schemas of the input of `logout`: Log out · 退出. */
export const logout = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getInfo`: Get the current user · 当前用户信息. */
export const getInfo = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getSessionStatus`: Get the status of the session · 会话状态. */
export const getSessionStatus = /* @__PURE__ */ lazily({});

/** Schemas of the input of `listMySessions`: List own logged-in devices · 我的登录设备. */
export const listMySessions = /* @__PURE__ */ lazily({});

/** Schemas of the input of `endMyOtherSessions`: Log out all other devices · 退出其他登录设备. */
export const endMyOtherSessions = /* @__PURE__ */ lazily({});

/** Schemas of the input of `endMySession`: Log out another device · 退出指定登录设备. */
export const endMySession = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `getRoleDeptList`: List own roles and departments · 角色部门列表. */
export const getRoleDeptList = /* @__PURE__ */ lazily({});

/** Schemas of the input of `switchDept`: Switch role and department · 切换角色部门. */
export const switchDept = /* @__PURE__ */ lazily({
  body: () => RoleDeptChoice(),
});

/** Schemas of the input of `getUserMenu`: Get the menu of the current role · 当前用户菜单. */
export const getUserMenu = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getMenuConfig`: Get the server menu configuration · 服务端菜单配置. */
export const getMenuConfig = /* @__PURE__ */ lazily({});

/** Schemas of the input of `accountLogin`: Log in from another platform · 平台登录. */
export const accountLogin = /* @__PURE__ */ lazily({
  body: () => PlatformLoginInput(),
});

/** Schemas of the input of `exchangeToken`: Log in with an external token · 外部令牌换取. */
export const exchangeToken = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    token: z.string().regex(/^[A-Za-z0-9._~-]{20,2000}$/u),
  }),
});

/** Schemas of the input of `checkJumpLoginTicket`: Log in with a portal ticket · 票据登录校验. */
export const checkJumpLoginTicket = /* @__PURE__ */ lazily({
  body: () => JumpLoginTicket(),
});

/** Schemas of the input of `getMallRedirect`: Get the address of the mall, the FAQ or the supplier site · 跳转商城. */
export const getMallRedirect = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    type: MallRedirectType(),
  }),
});

/** Schemas of the input of `getHomeOverview`: Get the home page · 首页概览. */
export const getHomeOverview = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getHomeWork`: Get own tasks and figures · 首页待办与数据. */
export const getHomeWork = /* @__PURE__ */ lazily({});

/** Schemas of the input of `searchRecords`: Search records · 全局搜索. */
export const searchRecords = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    keyword: z.string().min(2).max(50),
  }),
});

/** Schemas of the input of `listServiceCards`: List services · 服务卡片. */
export const listServiceCards = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getDashboardWorkplace`: Get figures of the overview · 工作台. */
export const getDashboardWorkplace = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getDashboardMonitor`: Get figures of the monitor · 运行监控. */
export const getDashboardMonitor = /* @__PURE__ */ lazily({});

/** Schemas of the input of `examineInstallation`: Run the health check · 体检. */
export const examineInstallation = /* @__PURE__ */ lazily({});

/** Schemas of the input of `queryRolePage`: List roles · 角色分页. */
export const queryRolePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    roleName: optional(z.string().min(1).max(30)),
    status: optional(Status()),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["roleName,asc","roleName,desc","roleCode,asc","roleCode,desc","userCount,asc","userCount,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveRole`: Create a role · 新增角色. */
export const saveRole = /* @__PURE__ */ lazily({
  body: () => RoleInput(),
});

/** Schemas of the input of `updateRole`: Update a role · 修改角色. */
export const updateRole = /* @__PURE__ */ lazily({
  body: () => RoleChanges(),
});

/** Schemas of the input of `queryRoleDetail`: Get a role · 角色详情. */
export const queryRoleDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `deleteRole`: Delete a role · 删除角色. */
export const deleteRole = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryRoleList`: List roles to choose from · 角色列表. */
export const queryRoleList = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    status: optional(Status()),
    companyId: optional(CompanyId()),
    grantable: optional(z.boolean()),
  }),
});

/** Schemas of the input of `queryMenuTree`: Get the menu tree · 菜单树. */
export const queryMenuTree = /* @__PURE__ */ lazily({
  body: () => MenuTreeQuery(),
});

/** Schemas of the input of `saveMenu`: Create a menu entry · 新增菜单. */
export const saveMenu = /* @__PURE__ */ lazily({
  body: () => MenuInput(),
});

/** Schemas of the input of `updateMenu`: Update a menu entry · 修改菜单. */
export const updateMenu = /* @__PURE__ */ lazily({
  body: () => MenuChanges(),
});

/** Schemas of the input of `removeMenu`: Delete a menu entry · 删除菜单. */
export const removeMenu = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `listPermissionCodes`: List permission codes · 权限标识列表. */
export const listPermissionCodes = /* @__PURE__ */ lazily({});

/** Schemas of the input of `queryMenuDisablePage`: List menu switches · 菜单停用分页. */
export const queryMenuDisablePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    menuName: optional(z.string().min(1).max(30)),
    enabled: optional(z.boolean()),
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `enableOrDisableMenu`: Enable or disable a menu entry for a school · 启停菜单. */
export const enableOrDisableMenu = /* @__PURE__ */ lazily({
  body: () => MenuSwitch(),
});

/** Schemas of the input of `getLocalDeptTree`: Get the department tree · 部门树. */
export const getLocalDeptTree = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    deptName: optional(z.string().min(1).max(50)),
    status: optional(Status()),
    companyId: optional(CompanyId()),
    withinScope: optional(z.boolean()),
  }),
});

/** Schemas of the input of `importDepts`: Import departments · 批量导入部门. */
export const importDepts = /* @__PURE__ */ lazily({
  body: () => DeptImport(),
});

/** Schemas of the input of `createDept`: Create a department · 新增部门. */
export const createDept = /* @__PURE__ */ lazily({
  body: () => DeptInput(),
});

/** Schemas of the input of `updateDept`: Update a department · 修改部门. */
export const updateDept = /* @__PURE__ */ lazily({
  body: () => DeptChanges(),
});

/** Schemas of the input of `deleteDept`: Delete a department · 删除部门. */
export const deleteDept = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryDictDataByType`: Get entries of a dictionary type · 按类型查字典. */
export const queryDictDataByType = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    type: DictTypeKey(),
  }),
});

/** Schemas of the input of `queryDictTypePage`: List dictionary types · 字典类型分页. */
export const queryDictTypePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    dictName: optional(z.string().min(1).max(50)),
    dictType: optional(z.string().min(1).max(50)),
    status: optional(Status()),
    sort: optional(z.literal(["dictType,asc","dictType,desc","dictName,asc","dictName,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveDictType`: Create a dictionary type · 新增字典类型. */
export const saveDictType = /* @__PURE__ */ lazily({
  body: () => DictTypeInput(),
});

/** Schemas of the input of `updateDictType`: Update a dictionary type · 修改字典类型. */
export const updateDictType = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => DictTypeChanges(),
});

/** Schemas of the input of `deleteDictType`: Delete a dictionary type · 删除字典类型. */
export const deleteDictType = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryDictEntryPage`: List dictionary entries · 字典数据分页. */
export const queryDictEntryPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    dictType: DictTypeKey(),
    dictLabel: optional(z.string().min(1).max(50)),
    status: optional(Status()),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["sort,asc","sort,desc","dictLabel,asc","dictLabel,desc","dictValue,asc","dictValue,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveDictEntry`: Create a dictionary entry · 新增字典数据. */
export const saveDictEntry = /* @__PURE__ */ lazily({
  body: () => DictDataInput(),
});

/** Schemas of the input of `updateDictEntry`: Update a dictionary entry · 修改字典数据. */
export const updateDictEntry = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => DictDataChanges(),
});

/** Schemas of the input of `deleteDictEntry`: Delete a dictionary entry · 删除字典数据. */
export const deleteDictEntry = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryTaskPage`: List background tasks · 任务分页. */
export const queryTaskPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    taskType: optional(TaskType()),
    status: optional(TaskStatus()),
    executeTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    executeTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["executeTime,asc","executeTime,desc","createTime,asc","createTime,desc"])),
  }),
});

/** Schemas of the input of `createTask`: Create a background task · 新增任务. */
export const createTask = /* @__PURE__ */ lazily({
  body: () => TaskInput(),
});

/** Schemas of the input of `queryOwnTaskPage`: List own background tasks · 我的任务分页. */
export const queryOwnTaskPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    taskType: optional(TaskType()),
    status: optional(TaskStatus()),
  }),
});

/** Schemas of the input of `getTaskDetail`: Get a background task · 任务详情. */
export const getTaskDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `listTaskTypes`: List types of background tasks · 任务类型列表. */
export const listTaskTypes = /* @__PURE__ */ lazily({});

/** Schemas of the input of `retryTask`: Retry a background task · 重试任务. */
export const retryTask = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `stopTask`: Stop a background task · 停止任务. */
export const stopTask = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryCharacterValues`: Get values of character parameters · 批量取值. */
export const queryCharacterValues = /* @__PURE__ */ lazily({
  body: () => z.array(CharacterKey()).min(1).max(50).check(unique),
});

/** Schemas of the input of `queryCharacterPage`: List character parameters · 参数分页. */
export const queryCharacterPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    paramKey: optional(z.string().min(1).max(64)),
    paramName: optional(z.string().min(1).max(50)),
    valueType: optional(CharacterValueType()),
    status: optional(Status()),
    sort: optional(z.literal(["paramKey,asc","paramKey,desc","paramName,asc","paramName,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `previewCharacterEffects`: Preview effects of a value · 参数变更影响. */
export const previewCharacterEffects = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    paramKey: CharacterKey(),
    paramValue: optional(z.string().max(2000)),
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `queryCharacterSchoolPage`: List school settings · 学校参数分页. */
export const queryCharacterSchoolPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    paramKey: optional(z.string().min(1).max(64)),
    isOwn: optional(z.boolean()),
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `saveCharacter`: Create a character parameter or school setting · 新增参数. */
export const saveCharacter = /* @__PURE__ */ lazily({
  body: () => CharacterInput(),
});

/** Schemas of the input of `updateCharacter`: Update a character parameter or school setting · 修改参数. */
export const updateCharacter = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => CharacterChanges(),
});

/** Schemas of the input of `deleteCharacter`: Delete a character parameter · 删除参数. */
export const deleteCharacter = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `resetCharacterSchoolValue`: Reset a school setting · 恢复默认值. */
export const resetCharacterSchoolValue = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `getGoodsCategoryTree`: Get the goods category tree · 分类树. */
export const getGoodsCategoryTree = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    keyword: optional(z.string().min(1).max(50)),
    purchaseType: optional(PurchaseType()),
    status: optional(Status()),
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `adoptGoodsCategoryPreset`: Adopt usual goods categories · 采用常用分类. */
export const adoptGoodsCategoryPreset = /* @__PURE__ */ lazily({
  body: () => PresetInput(),
});

/** Schemas of the input of `saveGoodsCategory`: Create a goods category · 新增分类. */
export const saveGoodsCategory = /* @__PURE__ */ lazily({
  body: () => GoodsCategoryInput(),
});

/** Schemas of the input of `updateGoodsCategory`: Update a goods category · 修改分类. */
export const updateGoodsCategory = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => GoodsCategoryChanges(),
});

/** Schemas of the input of `removeGoodsCategory`: Delete a goods category · 删除分类. */
export const removeGoodsCategory = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `adoptPurchasingPreset`: Adopt usual procurement methods · 采用常用采购模式. */
export const adoptPurchasingPreset = /* @__PURE__ */ lazily({
  body: () => PresetInput(),
});

/** Schemas of the input of `listPurchasingCategories`: List purchasing categories · 采购类别列表. */
export const listPurchasingCategories = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    status: optional(Status()),
    purchaseType: optional(PurchaseType()),
    amount: optional(z.string().regex(/^\d{1,13}\.\d{2}$/u)),
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `getPurchasingCategoryDetail`: Get a purchasing category · 采购类别详情. */
export const getPurchasingCategoryDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `savePurchasingCategory`: Create a purchasing category · 新增采购类别. */
export const savePurchasingCategory = /* @__PURE__ */ lazily({
  body: () => PurchasingCategoryInput(),
});

/** Schemas of the input of `updatePurchasingCategory`: Update a purchasing category · 修改采购类别. */
export const updatePurchasingCategory = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => PurchasingCategoryChanges(),
});

/** Schemas of the input of `deletePurchasingCategory`: Delete a purchasing category · 删除采购类别. */
export const deletePurchasingCategory = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `listPurchasingExecutions`: List methods · 执行方式列表. */
export const listPurchasingExecutions = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    categoryId: optional(Id()),
    executionCode: optional(ExecutionCode()),
    status: optional(Status()),
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `savePurchasingExecution`: Create a method · 新增执行方式. */
export const savePurchasingExecution = /* @__PURE__ */ lazily({
  body: () => PurchasingExecutionInput(),
});

/** Schemas of the input of `updatePurchasingExecution`: Update a method · 修改执行方式. */
export const updatePurchasingExecution = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => PurchasingExecutionChanges(),
});

/** Schemas of the input of `deletePurchasingExecution`: Delete a method · 删除执行方式. */
export const deletePurchasingExecution = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `listPurchasingProgress`: List progress nodes of a method · 进度节点列表. */
export const listPurchasingProgress = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    executionId: Id(),
  }),
});

/** Schemas of the input of `updatePurchasingProgress`: Set progress nodes of a method · 保存进度配置. */
export const updatePurchasingProgress = /* @__PURE__ */ lazily({
  body: () => PurchasingProgressChanges(),
});

/** Schemas of the input of `getPurchasePolicy`: Get purchase limits · 采购限额. */
export const getPurchasePolicy = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `savePurchasePolicy`: Set purchase limits · 设置采购限额. */
export const savePurchasePolicy = /* @__PURE__ */ lazily({
  body: () => PurchasePolicyInput(),
});

/** Schemas of the input of `listCalendarDays`: List school calendar days · 校历查询. */
export const listCalendarDays = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    year: z.int().min(2020).max(2100),
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `saveCalendarDays`: Set school calendar days · 校历设置. */
export const saveCalendarDays = /* @__PURE__ */ lazily({
  body: () => CalendarYearInput(),
});

/** Schemas of the input of `queryProjectPage`: List purchases · 采购项目分页. */
export const queryProjectPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    scope: ProjectScope(),
    keyword: optional(z.string().min(1).max(50)),
    status: optional(ProjectStatus()),
    lane: optional(PurchaseLane()),
    executionCode: optional(ExecutionCode()),
    deptId: optional(Id()),
    applicantId: optional(Id()),
    officerId: optional(Id()),
    createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["createTime,asc","createTime,desc","amount,asc","amount,desc","updateTime,asc","updateTime,desc","nextTime,asc","nextTime,desc"])),
  }),
});

/** Schemas of the input of `countProjectsByStatus`: Count purchases by status · 各状态采购数. */
export const countProjectsByStatus = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    scope: optional(ProjectScope()),
    lane: optional(PurchaseLane()),
  }),
});

/** Schemas of the input of `getProjectDetail`: Get a purchase · 采购项目详情. */
export const getProjectDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveProject`: Draft a request · 新建采购草稿. */
export const saveProject = /* @__PURE__ */ lazily({
  body: () => ProjectInput(),
});

/** Schemas of the input of `updateProject`: Update a request draft · 修改采购草稿. */
export const updateProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ProjectChanges(),
});

/** Schemas of the input of `deleteProject`: Discard a request draft · 删除采购草稿. */
export const deleteProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `precheckProject`: Check a request before submission · 提交前检查. */
export const precheckProject = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    projectId: optional(Id()),
  }),
  body: () => ProjectInput(),
});

/** Schemas of the input of `submitProject`: Submit a request · 提交采购申请. */
export const submitProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Submission(),
});

/** Schemas of the input of `terminateProject`: Terminate a purchase · 终止采购. */
export const terminateProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Termination(),
});

/** Schemas of the input of `receiveProject`: Assign a purchase to oneself · 接收采购项目. */
export const receiveProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Claim(),
});

/** Schemas of the input of `copyProject`: Copy a purchase as a new request · 复制为新申请. */
export const copyProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `suspendProject`: Suspend a purchase · 暂停采购. */
export const suspendProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ProjectSuspension(),
});

/** Schemas of the input of `resumeProject`: Resume a purchase · 恢复采购. */
export const resumeProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ProjectResumption(),
});

/** Schemas of the input of `assignProjectOfficer`: Hand over a purchase · 移交采购项目. */
export const assignProjectOfficer = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => HandOver(),
});

/** Schemas of the input of `exportProjects`: Export purchases · 导出采购项目. */
export const exportProjects = /* @__PURE__ */ lazily({
  body: () => ProjectExport(),
});

/** Schemas of the input of `getProjectFigures`: Get figures of purchases · 采购统计. */
export const getProjectFigures = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    monthFrom: optional(Month()),
    monthTo: optional(Month()),
    deptId: optional(Id()),
  }),
});

/** Schemas of the input of `exportProjectFigures`: Export figures of purchases · 导出采购统计. */
export const exportProjectFigures = /* @__PURE__ */ lazily({
  body: () => ProjectFiguresExport(),
});

/** Schemas of the input of `followProject`: Follow or unfollow a purchase · 关注采购项目. */
export const followProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Following(),
});

/** Schemas of the input of `listProjectLogs`: List log entries of a purchase · 采购日志. */
export const listProjectLogs = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `verifyProjectLog`: Verify the log of a purchase · 校验采购日志. */
export const verifyProjectLog = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `confirmReceipt`: Confirm receipt · 确认收货. */
export const confirmReceipt = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Receipt(),
});

/** Schemas of the input of `saveInvoice`: Record an invoice · 登记发票. */
export const saveInvoice = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => InvoiceInput(),
});

/** Schemas of the input of `registerPayment`: Record a payment · 登记付款. */
export const registerPayment = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => PaymentInput(),
});

/** Schemas of the input of `queryUnbilledPage`: List unbilled purchases · 待开票采购分页. */
export const queryUnbilledPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `recordInvoice`: Record an invoice of several purchases · 登记合并发票. */
export const recordInvoice = /* @__PURE__ */ lazily({
  body: () => JointInvoiceInput(),
});

/** Schemas of the input of `correctInvoice`: Correct an invoice · 更正发票. */
export const correctInvoice = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => InvoiceChange(),
});

/** Schemas of the input of `voidInvoice`: Void an invoice · 作废发票. */
export const voidInvoice = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => InvoiceVoiding(),
});

/** Schemas of the input of `reverseInvoice`: Record a red invoice · 登记红字发票. */
export const reverseInvoice = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => RedInvoiceInput(),
});

/** Schemas of the input of `reversePayment`: Reverse a payment · 冲回付款. */
export const reversePayment = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ReversalInput(),
});

/** Schemas of the input of `reverseRefund`: Reverse a refund · 冲回退款. */
export const reverseRefund = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ReversalInput(),
});

/** Schemas of the input of `agreeToPayee`: Confirm a payee account · 核认收款账户. */
export const agreeToPayee = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => PayeeAgreement(),
});

/** Schemas of the input of `previewPublication`: Preview a publication · 预览竞价公告. */
export const previewPublication = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => BiddingPublication(),
});

/** Schemas of the input of `publishProject`: Publish a purchase · 发布竞价. */
export const publishProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => BiddingPublication(),
});

/** Schemas of the input of `registerOtherProcurementOutcome`: Record an outcome · 登记采购结果. */
export const registerOtherProcurementOutcome = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => OutcomeInput(),
});

/** Schemas of the input of `submitEmergencyReport`: Submit an emergency report · 提交应急采购报告. */
export const submitEmergencyReport = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => EmergencyReportInput(),
});

/** Schemas of the input of `registerSourceObjection`: Record an objection · 登记单一来源异议. */
export const registerSourceObjection = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => SourceObjectionInput(),
});

/** Schemas of the input of `answerSourceObjection`: Answer an objection · 答复单一来源异议. */
export const answerSourceObjection = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => SourceObjectionAnswer(),
});

/** Schemas of the input of `closeLinesShort`: Close lines short · 短交结清. */
export const closeLinesShort = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ClosingShort(),
});

/** Schemas of the input of `terminateForDefault`: Request termination for default · 申请违约解除. */
export const terminateForDefault = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => DefaultTermination(),
});

/** Schemas of the input of `registerRefund`: Record a refund · 登记退款. */
export const registerRefund = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => RefundInput(),
});

/** Schemas of the input of `writeOffClaim`: Request to write off a claim · 申请核销应退款. */
export const writeOffClaim = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ClaimWriteOff(),
});

/** Schemas of the input of `getProjectDossier`: Get the dossier of a purchase · 项目档案. */
export const getProjectDossier = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `archiveProject`: Archive a purchase · 项目归档. */
export const archiveProject = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Archiving(),
});

/** Schemas of the input of `queryContractPage`: List contracts · 合同分页. */
export const queryContractPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    status: optional(ContractStatus()),
    supplierId: optional(Id()),
    projectId: optional(Id()),
    signDateStart: optional(z.iso.date()),
    signDateEnd: optional(z.iso.date()),
    scope: optional(z.literal(["TODO","MINE","ALL"])),
  }),
});

/** Schemas of the input of `getContractDetail`: Get a contract · 合同详情. */
export const getContractDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveContract`: Draft a contract · 起草合同. */
export const saveContract = /* @__PURE__ */ lazily({
  body: () => ContractInput(),
});

/** Schemas of the input of `updateContract`: Update a contract draft · 修改合同. */
export const updateContract = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ContractChanges(),
});

/** Schemas of the input of `submitContract`: Submit a contract · 提交合同. */
export const submitContract = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ContractSubmission(),
});

/** Schemas of the input of `signContract`: Sign a contract · 签订登记. */
export const signContract = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ContractSigning(),
});

/** Schemas of the input of `voidContract`: Void a contract · 作废合同. */
export const voidContract = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ContractVoiding(),
});

/** Schemas of the input of `queryAcceptancePage`: List acceptances · 验收分页. */
export const queryAcceptancePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    status: optional(AcceptanceStatus()),
    projectId: optional(Id()),
    scope: optional(z.literal(["TODO","MINE","ALL"])),
  }),
});

/** Schemas of the input of `getAcceptanceDetail`: Get an acceptance · 验收详情. */
export const getAcceptanceDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveAcceptance`: Record a delivery · 申请验收. */
export const saveAcceptance = /* @__PURE__ */ lazily({
  body: () => AcceptanceInput(),
});

/** Schemas of the input of `updateAcceptance`: Update an acceptance draft · 修改验收单. */
export const updateAcceptance = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => AcceptanceChanges(),
});

/** Schemas of the input of `submitAcceptance`: Submit an acceptance · 提交验收. */
export const submitAcceptance = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => AcceptanceSubmission(),
});

/** Schemas of the input of `assignAcceptanceMembers`: Assign the acceptance group · 指派验收组. */
export const assignAcceptanceMembers = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Assignment(),
});

/** Schemas of the input of `signAcceptance`: Inspect and sign · 验收签署. */
export const signAcceptance = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Signing(),
});

/** Schemas of the input of `concludeAcceptance`: Conclude an acceptance · 验收结论. */
export const concludeAcceptance = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Concluding(),
});

/** Schemas of the input of `cancelAcceptance`: Cancel an acceptance · 取消验收. */
export const cancelAcceptance = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => AcceptanceCancellation(),
});

/** Schemas of the input of `recordAssetNumbers`: Record asset numbers · 登记资产编号. */
export const recordAssetNumbers = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => AssetNumbers(),
});

/** Schemas of the input of `queryStockPage`: List inventory · 库存分页. */
export const queryStockPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    warehouseId: optional(Id()),
    stockId: optional(Id()),
    categoryId: optional(Id()),
    lowStock: optional(z.boolean()),
    expiring: optional(z.boolean()),
    deptId: optional(Id()),
  }),
});

/** Schemas of the input of `exportStocks`: Export inventory · 导出库存. */
export const exportStocks = /* @__PURE__ */ lazily({
  body: () => StockExport(),
});

/** Schemas of the input of `updateStock`: Set minimum stock · 设置安全库存. */
export const updateStock = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => StockChanges(),
});

/** Schemas of the input of `queryStockFlowPage`: List inventory movements · 库存流水. */
export const queryStockFlowPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    stockId: optional(Id()),
    warehouseId: optional(Id()),
    docType: optional(StockDocType()),
    direction: optional(StockDirection()),
    timeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    timeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  }),
});

/** Schemas of the input of `queryStockDocumentPage`: List warehouse documents · 单据分页. */
export const queryStockDocumentPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    docType: optional(StockDocType()),
    status: optional(StockDocStatus()),
    warehouseId: optional(Id()),
    waitsForMe: optional(z.boolean()),
    projectId: optional(Id()),
  }),
});

/** Schemas of the input of `getStockDocumentDetail`: Get a warehouse document · 单据详情. */
export const getStockDocumentDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveStockDocument`: Draft a warehouse document · 新增单据. */
export const saveStockDocument = /* @__PURE__ */ lazily({
  body: () => StockDocumentInput(),
});

/** Schemas of the input of `confirmStockDocument`: Confirm a warehouse document · 确认入账. */
export const confirmStockDocument = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Confirmation(),
});

/** Schemas of the input of `cancelStockDocument`: Cancel a warehouse document · 作废单据. */
export const cancelStockDocument = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => StockDocumentCancellation(),
});

/** Schemas of the input of `queryAssociationItemPage`: List linked items · 关联项目分页. */
export const queryAssociationItemPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    planYear: optional(z.int().min(2000).max(2099)),
    hasAvailable: optional(z.boolean()),
  }),
});

/** Schemas of the input of `syncAssociationItems`: Sync linked items · 同步关联项目. */
export const syncAssociationItems = /* @__PURE__ */ lazily({});

/** Schemas of the input of `updateStockShare`: Share inventory · 设置共享. */
export const updateStockShare = /* @__PURE__ */ lazily({
  body: () => StockShare(),
});

/** Schemas of the input of `querySharedStockPage`: List shared inventory · 共享库存分页. */
export const querySharedStockPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    stockId: optional(Id()),
    categoryId: optional(Id()),
    ownerDeptId: optional(Id()),
  }),
});

/** Schemas of the input of `saveSharedApply`: Request shared inventory · 申请使用共享库存. */
export const saveSharedApply = /* @__PURE__ */ lazily({
  body: () => SharedApplyInput(),
});

/** Schemas of the input of `querySharedApplyPage`: List shared inventory requests · 共享申请分页. */
export const querySharedApplyPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    tab: SharedApplyTab(),
    status: optional(SharedApplyStatus()),
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `decideSharedApply`: Review a shared inventory request · 审批共享申请. */
export const decideSharedApply = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => SharedApplyDecision(),
});

/** Schemas of the input of `issueSharedApply`: Issue shared inventory · 共享出库. */
export const issueSharedApply = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => SharedIssue(),
});

/** Schemas of the input of `receiveSharedApply`: Confirm receipt of shared inventory · 签收共享物品. */
export const receiveSharedApply = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `returnSharedApply`: Record a return of shared inventory · 登记归还. */
export const returnSharedApply = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => SharedReturnInput(),
});

/** Schemas of the input of `cancelSharedApply`: Withdraw a shared inventory request · 取消共享申请. */
export const cancelSharedApply = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => SharedCancel(),
});

/** Schemas of the input of `listWarehousesSimple`: List warehouses to choose from · 仓库选择. */
export const listWarehousesSimple = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    deptId: optional(Id()),
  }),
});

/** Schemas of the input of `queryWarehousePage`: List warehouses · 仓库分页. */
export const queryWarehousePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    warehouseType: optional(WarehouseType()),
    status: optional(Status()),
    deptId: optional(Id()),
  }),
});

/** Schemas of the input of `saveWarehouse`: Create a warehouse · 新增仓库. */
export const saveWarehouse = /* @__PURE__ */ lazily({
  body: () => WarehouseInput(),
});

/** Schemas of the input of `updateWarehouse`: Update a warehouse · 修改仓库. */
export const updateWarehouse = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => WarehouseChanges(),
});

/** Schemas of the input of `deleteWarehouse`: Delete a warehouse · 删除仓库. */
export const deleteWarehouse = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `getBidding`: Get the bidding of a purchase · 竞价详情. */
export const getBidding = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
});

/** Schemas of the input of `listParticipants`: List bidders · 报名供应商列表. */
export const listParticipants = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    projectId: Id(),
  }),
});

/** Schemas of the input of `compareQuotes`: Compare quotes · 报价对比. */
export const compareQuotes = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
});

/** Schemas of the input of `qualifyQuote`: Check compliance of a quote · 符合性审查. */
export const qualifyQuote = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => QuoteJudgementInput(),
});

/** Schemas of the input of `openBidding`: Open technical offers or prices · 开标. */
export const openBidding = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => Opening(),
});

/** Schemas of the input of `witnessOpening`: Witness an opening · 见证开标. */
export const witnessOpening = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => Opening(),
});

/** Schemas of the input of `decideAward`: Decide an award · 定标. */
export const decideAward = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => AwardDecision(),
});

/** Schemas of the input of `declareBiddingFailed`: Declare a round failed · 宣布流标. */
export const declareBiddingFailed = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => BiddingFailure(),
});

/** Schemas of the input of `declareQuotesUnreadable`: Declare quotes unreadable · 认定报价无法读取. */
export const declareQuotesUnreadable = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => UnreadableQuotes(),
});

/** Schemas of the input of `declareKeyLost`: Declare a sealing key lost · 认定密钥遗失. */
export const declareKeyLost = /* @__PURE__ */ lazily({
  body: () => KeyLoss(),
});

/** Schemas of the input of `cancelAward`: Cancel an award · 取消成交. */
export const cancelAward = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => AwardCancellation(),
});

/** Schemas of the input of `queryAnnouncementPage`: List notices · 公告分页. */
export const queryAnnouncementPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    type: optional(NoticeType()),
    keyword: optional(z.string().min(1).max(50)),
    projectId: optional(Id()),
    publishTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    publishTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
  }),
});

/** Schemas of the input of `getAnnouncementDetail`: Get a notice · 公告详情. */
export const getAnnouncementDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryPublicAnnouncementPage`: List public notices · 公开公告分页. */
export const queryPublicAnnouncementPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    type: optional(NoticeType()),
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `getPublicAnnouncementDetail`: Get a public notice · 公开公告详情. */
export const getPublicAnnouncementDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryBiddableProjectPage`: List purchases open to suppliers · 可参与采购分页. */
export const queryBiddableProjectPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    joined: optional(z.boolean()),
    part: optional(z.literal(["RUNNING","WON","LOST","MISSED"])),
  }),
});

/** Schemas of the input of `getBiddableProjectDetail`: Get a purchase open to suppliers · 可参与采购详情. */
export const getBiddableProjectDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
});

/** Schemas of the input of `getSupplierNotice`: Get a notice for suppliers · 供应商查看公告. */
export const getSupplierNotice = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `joinBidding`: Join a bidding · 报名. */
export const joinBidding = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => Joining(),
});

/** Schemas of the input of `submitQuote`: Submit a sealed quote · 提交密封报价. */
export const submitQuote = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => QuoteInput(),
});

/** Schemas of the input of `explainQuote`: Explain a low price · 说明低价. */
export const explainQuote = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => Explanation(),
});

/** Schemas of the input of `declineAward`: Decline an award · 放弃成交. */
export const declineAward = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    projectId: Id(),
  }),
  body: () => Declining(),
});

/** Schemas of the input of `queryApprovalConfigPage`: List approval flows · 审批流程分页. */
export const queryApprovalConfigPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    bizType: optional(ApprovalFlowKind()),
    status: optional(Status()),
    configName: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `listDefaultApprovalFlows`: List default approval flows · 默认审批流程. */
export const listDefaultApprovalFlows = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getApprovalConfigDetail`: Get an approval flow · 审批流程详情. */
export const getApprovalConfigDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveApprovalConfig`: Create an approval flow · 新增审批流程. */
export const saveApprovalConfig = /* @__PURE__ */ lazily({
  body: () => ApprovalConfigInput(),
});

/** Schemas of the input of `updateApprovalConfig`: Update an approval flow · 修改审批流程. */
export const updateApprovalConfig = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ApprovalConfigChanges(),
});

/** Schemas of the input of `deleteApprovalConfig`: Delete an approval flow · 删除审批流程. */
export const deleteApprovalConfig = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `tryApprovalFlow`: Test an approval flow · 试算审批流程. */
export const tryApprovalFlow = /* @__PURE__ */ lazily({
  body: () => ApprovalTrial(),
});

/** Schemas of the input of `rehearseApprovalFlow`: Simulate an approval flow or limits · 预演审批流程. */
export const rehearseApprovalFlow = /* @__PURE__ */ lazily({
  body: () => ApprovalRehearsal(),
});

/** Schemas of the input of `queryFrameworkPage`: List framework agreements · 框架协议分页. */
export const queryFrameworkPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    isOpen: optional(z.boolean()),
  }),
});

/** Schemas of the input of `saveFramework`: Create a framework agreement · 登记框架协议. */
export const saveFramework = /* @__PURE__ */ lazily({
  body: () => FrameworkInput(),
});

/** Schemas of the input of `updateFramework`: Update a framework agreement · 修改框架协议. */
export const updateFramework = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => FrameworkChanges(),
});

/** Schemas of the input of `queryProjectModifyPage`: List change requests · 项目变更分页. */
export const queryProjectModifyPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    status: optional(ModifyStatus()),
    modifyType: optional(ModifyType()),
    projectId: optional(Id()),
  }),
});

/** Schemas of the input of `getProjectModifyDetail`: Get a change request · 项目变更详情. */
export const getProjectModifyDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveProjectModify`: Save a change request · 保存项目变更. */
export const saveProjectModify = /* @__PURE__ */ lazily({
  body: () => ProjectModifyInput(),
});

/** Schemas of the input of `submitProjectModify`: Submit a change request · 提交项目变更. */
export const submitProjectModify = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ModifySubmission(),
});

/** Schemas of the input of `withdrawProjectModify`: Withdraw a change request · 撤回项目变更. */
export const withdrawProjectModify = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ModifyWithdrawal(),
});

/** Schemas of the input of `previewApprovalChain`: Preview approvers · 预览审批人. */
export const previewApprovalChain = /* @__PURE__ */ lazily({
  body: () => ChainQuestion(),
});

/** Schemas of the input of `queryApprovalTaskPage`: List approvals · 审批任务分页. */
export const queryApprovalTaskPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    tab: z.literal(["TODO","DONE","APPLIED","CC"]),
    bizType: optional(ApprovalBizType()),
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `countApprovalTasks`: Count approvals to do · 待办审批数. */
export const countApprovalTasks = /* @__PURE__ */ lazily({});

/** Schemas of the input of `getApprovalInstanceDetail`: Get an approval · 审批详情. */
export const getApprovalInstanceDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `decideApprovalTask`: Approve, reject or return · 审批. */
export const decideApprovalTask = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    taskId: Id(),
  }),
  body: () => Decision(),
});

/** Schemas of the input of `delegateApprovalTask`: Hand over an approval · 转办. */
export const delegateApprovalTask = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    taskId: Id(),
  }),
  body: () => Delegation(),
});

/** Schemas of the input of `addSignApprovalTask`: Add approvers · 加签. */
export const addSignApprovalTask = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    taskId: Id(),
  }),
  body: () => Question(),
});

/** Schemas of the input of `listDelegations`: List deputies · 审批代理列表. */
export const listDelegations = /* @__PURE__ */ lazily({});

/** Schemas of the input of `saveDelegation`: Set a deputy · 设置代理. */
export const saveDelegation = /* @__PURE__ */ lazily({
  body: () => DelegationInput(),
});

/** Schemas of the input of `deleteDelegation`: Remove a deputy · 取消代理. */
export const deleteDelegation = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `urgeApprovalInstance`: Send a reminder · 催办. */
export const urgeApprovalInstance = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryStuckApprovalPage`: List blocked and overdue approvals · 受阻与超时审批分页. */
export const queryStuckApprovalPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `queryStrandedTurnPage`: List other blocked steps · 无人可办的其他步骤分页. */
export const queryStrandedTurnPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `listReplacements`: List who may take the place of a person who has left · 可接替人员. */
export const listReplacements = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    part: HolderPart(),
    recordId: Id(),
    userId: Id(),
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `replaceTurnHolder`: Put another person in the place of one who has left · 更换离开的人员. */
export const replaceTurnHolder = /* @__PURE__ */ lazily({
  body: () => Replacement(),
});

/** Schemas of the input of `reassignApproval`: Reassign an approval · 改派审批人. */
export const reassignApproval = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Reassignment(),
});

/** Schemas of the input of `withdrawApprovalInstance`: Withdraw a request · 撤回申请. */
export const withdrawApprovalInstance = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Withdrawal(),
});

/** Schemas of the input of `queryAllSupplier`: List suppliers · 供应商分页. */
export const queryAllSupplier = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    companyName: optional(z.string().min(1).max(50)),
    creditCode: optional(z.string().min(1).max(18)),
    status: optional(SupplierStatus()),
    supplierKind: optional(SupplierKind()),
    creditLevel: optional(CreditLevel()),
    goodsCategoryId: optional(Id()),
    accountSource: optional(AccountSource()),
    signedAgreement: optional(z.boolean()),
    expiresWithinDays: optional(z.int().min(0).max(365)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["companyName,asc","companyName,desc","creditScore,asc","creditScore,desc","submitTime,asc","submitTime,desc","createTime,asc","createTime,desc"])),
  }),
});

/** Schemas of the input of `exportSuppliers`: Export suppliers · 导出供应商. */
export const exportSuppliers = /* @__PURE__ */ lazily({
  body: () => SupplierExport(),
});

/** Schemas of the input of `getCompanyDetail`: Get a supplier · 企业详情. */
export const getCompanyDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `listCompanyReviewRecords`: List review records of a supplier · 审核记录. */
export const listCompanyReviewRecords = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `auditCompany`: Review a supplier · 供应商审核. */
export const auditCompany = /* @__PURE__ */ lazily({
  body: () => SupplierReview(),
});

/** Schemas of the input of `remarkCompany`: Set the remark on a supplier · 供应商备注. */
export const remarkCompany = /* @__PURE__ */ lazily({
  body: () => SupplierRemark(),
});

/** Schemas of the input of `updateCompanyAccountSource`: Set the account source of a supplier · 修改账号来源. */
export const updateCompanyAccountSource = /* @__PURE__ */ lazily({
  body: () => SupplierAccountSource(),
});

/** Schemas of the input of `updateCompanySignedAgreement`: Record the agreement with a supplier · 签约状态. */
export const updateCompanySignedAgreement = /* @__PURE__ */ lazily({
  body: () => SupplierAgreement(),
});

/** Schemas of the input of `registerSupplier`: Register as a supplier · 供应商注册. */
export const registerSupplier = /* @__PURE__ */ lazily({
  body: () => SupplierRegistration(),
});

/** Schemas of the input of `getSupplierProfile`: Get own company profile · 企业资料. */
export const getSupplierProfile = /* @__PURE__ */ lazily({});

/** Schemas of the input of `updateSupplierProfile`: Submit own company profile · 提交企业资料. */
export const updateSupplierProfile = /* @__PURE__ */ lazily({
  body: () => SupplierProfileInput(),
});

/** Schemas of the input of `getCompanyGsInfo`: Get registry data of a supplier · 工商信息. */
export const getCompanyGsInfo = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    supplierId: Id(),
  }),
});

/** Schemas of the input of `refreshCompanyGsInfo`: Refresh registry data of a supplier · 刷新工商信息. */
export const refreshCompanyGsInfo = /* @__PURE__ */ lazily({
  body: () => GsRefresh(),
});

/** Schemas of the input of `getCompanyScorecard`: Get the credit score of a supplier · 供应商评分卡. */
export const getCompanyScorecard = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `querySchoolPage`: List schools · 学校分页. */
export const querySchoolPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    schoolName: optional(z.string().min(1).max(50)),
    schoolCode: optional(z.string().regex(/^\d{1,5}$/u)),
    status: optional(SchoolStatus()),
    province: optional(z.string().min(1).max(20)),
    loginMode: optional(z.literal(["LOCAL","CAS","TICKET"])),
    sort: optional(z.literal(["schoolName,asc","schoolName,desc","createTime,asc","createTime,desc"])),
  }),
});

/** Schemas of the input of `listSchoolsSimple`: List schools to choose from · 学校简表. */
export const listSchoolsSimple = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    keyword: optional(z.string().min(1).max(50)),
  }),
});

/** Schemas of the input of `registerSchool`: Create a school · 登记学校. */
export const registerSchool = /* @__PURE__ */ lazily({
  body: () => SchoolInput(),
});

/** Schemas of the input of `getSchoolDetail`: Get a school · 学校详情. */
export const getSchoolDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `updateSchool`: Update a school · 修改学校. */
export const updateSchool = /* @__PURE__ */ lazily({
  body: () => SchoolChanges(),
});

/** Schemas of the input of `updateCompanyStatus`: Set the status of a supplier or school · 修改企业/学校状态. */
export const updateCompanyStatus = /* @__PURE__ */ lazily({
  body: () => CompanyStatusChange(),
});

/** Schemas of the input of `getCompanyInvoiceInfo`: Get invoice data of a school · 开票信息. */
export const getCompanyInvoiceInfo = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    companyId: optional(CompanyId()),
  }),
});

/** Schemas of the input of `listApplyComments`: List saved comments · 常用意见列表. */
export const listApplyComments = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    commentType: optional(ApplyCommentType()),
    scope: optional(ApplyCommentScope()),
  }),
});

/** Schemas of the input of `saveApplyComment`: Save a comment · 保存意见. */
export const saveApplyComment = /* @__PURE__ */ lazily({
  body: () => ApplyCommentInput(),
});

/** Schemas of the input of `deleteApplyComment`: Delete a saved comment · 删除意见. */
export const deleteApplyComment = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryContactPage`: List contacts · 联系人分页. */
export const queryContactPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    campus: optional(z.string().min(1).max(50)),
    sort: optional(z.literal(["contactName,asc","contactName,desc","campus,asc","campus,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveContact`: Create a contact · 新增联系人. */
export const saveContact = /* @__PURE__ */ lazily({
  body: () => ContactInput(),
});

/** Schemas of the input of `updateContact`: Update a contact · 修改联系人. */
export const updateContact = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ContactChanges(),
});

/** Schemas of the input of `deleteContact`: Delete a contact · 删除联系人. */
export const deleteContact = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryExpenditurePage`: List budget cards · 经费卡分页. */
export const queryExpenditurePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    fundType: optional(FundType()),
    status: optional(Status()),
    expired: optional(z.boolean()),
    ownerId: optional(Id()),
    deptId: optional(Id()),
    scope: optional(z.literal(["MINE","DEPT","ALL"])),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["cardNo,asc","cardNo,desc","totalAmount,asc","totalAmount,desc","availableAmount,asc","availableAmount,desc","validTo,asc","validTo,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `listExpendituresSimple`: List budget cards to choose from · 可用经费卡. */
export const listExpendituresSimple = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    amount: optional(PositiveAmount()),
  }),
});

/** Schemas of the input of `getExpenditureDetail`: Get a budget card · 经费卡详情. */
export const getExpenditureDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveExpenditure`: Create a budget card · 新增经费卡. */
export const saveExpenditure = /* @__PURE__ */ lazily({
  body: () => ExpenditureInput(),
});

/** Schemas of the input of `importExpenditures`: Import budget cards · 批量导入经费卡. */
export const importExpenditures = /* @__PURE__ */ lazily({
  body: () => ExpenditureImport(),
});

/** Schemas of the input of `updateExpenditure`: Update a budget card · 修改经费卡. */
export const updateExpenditure = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ExpenditureChanges(),
});

/** Schemas of the input of `authorizeExpenditureUsers`: Share a budget card · 设置授权使用人. */
export const authorizeExpenditureUsers = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ExpenditureUserChoice(),
});

/** Schemas of the input of `deleteExpenditure`: Delete a budget card · 删除经费卡. */
export const deleteExpenditure = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `freezeExpenditure`: Freeze budget on a card · 冻结经费. */
export const freezeExpenditure = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ExpenditureHold(),
});

/** Schemas of the input of `unfreezeExpenditure`: Unfreeze budget on a card · 解冻经费. */
export const unfreezeExpenditure = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ExpenditureHold(),
});

/** Schemas of the input of `queryExpenditureFlowPage`: List ledger entries of a budget card · 经费流水. */
export const queryExpenditureFlowPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    expenditureId: Id(),
    flowType: optional(FundFlowType()),
    bizCode: optional(z.string().regex(/^[A-Za-z0-9-]{4,40}$/u)),
    createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    sort: optional(z.literal(["createTime,asc","createTime,desc"])),
  }),
});

/** Schemas of the input of `exportExpenditures`: Export budget cards · 导出经费卡. */
export const exportExpenditures = /* @__PURE__ */ lazily({
  body: () => ExpenditureExport(),
});

/** Schemas of the input of `exportExpenditureFlows`: Export the ledger of a budget card · 导出经费流水. */
export const exportExpenditureFlows = /* @__PURE__ */ lazily({
  body: () => ExpenditureFlowExport(),
});

/** Schemas of the input of `listCarriedExpenditures`: List budget cards to carry over · 待结转经费卡. */
export const listCarriedExpenditures = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    endsBy: z.iso.date(),
  }),
});

/** Schemas of the input of `carryExpenditures`: Carry over budget cards · 结转经费卡. */
export const carryExpenditures = /* @__PURE__ */ lazily({
  body: () => CarryInput(),
});

/** Schemas of the input of `getExpenditureSync`: Get the latest sync of budget cards · 经费同步进度. */
export const getExpenditureSync = /* @__PURE__ */ lazily({});

/** Schemas of the input of `syncExpenditures`: Sync budget cards · 同步经费. */
export const syncExpenditures = /* @__PURE__ */ lazily({});

/** Schemas of the input of `queryInboxMessagePage`: List messages · 站内消息分页. */
export const queryInboxMessagePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    read: optional(z.boolean()),
    sceneCode: optional(SceneCode()),
    sort: optional(z.literal(["createTime,asc","createTime,desc"])),
  }),
});

/** Schemas of the input of `countUnreadInboxMessages`: Count unread messages · 未读数. */
export const countUnreadInboxMessages = /* @__PURE__ */ lazily({});

/** Schemas of the input of `markInboxMessagesRead`: Mark messages as read · 标为已读. */
export const markInboxMessagesRead = /* @__PURE__ */ lazily({
  body: () => InboxReadMark(),
});

/** Schemas of the input of `queryOperationLogPage`: List operation log entries · 操作日志分页. */
export const queryOperationLogPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    userName: optional(z.string().min(1).max(50)),
    userId: optional(Id()),
    module: optional(z.string().regex(/^[a-z][A-Za-z]{1,39}$/u)),
    operationId: optional(z.string().regex(/^[a-z][A-Za-z0-9]{1,99}$/u)),
    success: optional(z.boolean()),
    requestId: optional(z.string().min(1).max(100)),
    timeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    timeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["time,asc","time,desc"])),
  }),
});

/** Schemas of the input of `exportOperationLog`: Export the operation log · 导出操作日志. */
export const exportOperationLog = /* @__PURE__ */ lazily({
  body: () => OperationLogExport(),
});

/** Schemas of the input of `getOperationLogDetail`: Get an operation log entry · 操作日志详情. */
export const getOperationLogDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `querySchoolUserPage`: List users · 本校用户分页. */
export const querySchoolUserPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    deptId: optional(Id()),
    roleId: optional(Id()),
    withoutRole: optional(z.boolean()),
    status: optional(UserStatus()),
    source: optional(UserSource()),
    createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["account,asc","account,desc","name,asc","name,desc","createTime,asc","createTime,desc","lastLoginTime,asc","lastLoginTime,desc"])),
  }),
});

/** Schemas of the input of `queryAutomaticUserPage`: List users synced from SSO · 自动同步用户分页. */
export const queryAutomaticUserPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    deptId: optional(Id()),
    roleId: optional(Id()),
    withoutRole: optional(z.boolean()),
    source: optional(z.literal(["CAS","QLGD","PLATFORM"])),
    status: optional(UserStatus()),
    createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["account,asc","account,desc","name,asc","name,desc","createTime,asc","createTime,desc","lastLoginTime,asc","lastLoginTime,desc"])),
  }),
});

/** Schemas of the input of `importUsers`: Import users · 批量导入用户. */
export const importUsers = /* @__PURE__ */ lazily({
  body: () => UserImport(),
});

/** Schemas of the input of `exportUsers`: Export users · 导出用户. */
export const exportUsers = /* @__PURE__ */ lazily({
  body: () => UserExport(),
});

/** Schemas of the input of `getUserDetail`: Get a user · 用户详情. */
export const getUserDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `listUsersSimple`: List users to choose from · 人员选择. */
export const listUsersSimple = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    keyword: optional(z.string().min(1).max(50)),
    deptId: optional(Id()),
    roleCode: optional(z.string().regex(/^[a-z_]{2,32}$/u)),
  }),
});

/** Schemas of the input of `addUserRoles`: Grant roles to users · 批量授予角色. */
export const addUserRoles = /* @__PURE__ */ lazily({
  body: () => AddedRoles(),
});

/** Schemas of the input of `resetPasswords`: Set initial passwords of users · 批量生成初始密码. */
export const resetPasswords = /* @__PURE__ */ lazily({
  body: () => PasswordsReset(),
});

/** Schemas of the input of `checkAccount`: Check whether an account is taken · 账号查重. */
export const checkAccount = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    account: z.string().min(1).max(32),
    excludeId: optional(Id()),
  }),
});

/** Schemas of the input of `createUser`: Create a user · 新增用户. */
export const createUser = /* @__PURE__ */ lazily({
  body: () => UserInput(),
});

/** Schemas of the input of `updateUser`: Update a user · 修改用户. */
export const updateUser = /* @__PURE__ */ lazily({
  body: () => UserChanges(),
});

/** Schemas of the input of `updateUserStatus`: Set the status of a user · 修改用户状态. */
export const updateUserStatus = /* @__PURE__ */ lazily({
  body: () => UserStatusChange(),
});

/** Schemas of the input of `deleteUser`: Delete a user · 删除用户. */
export const deleteUser = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `syncCasUsers`: Sync users from SSO · 同步统一认证. */
export const syncCasUsers = /* @__PURE__ */ lazily({});

/** Schemas of the input of `resetPassword`: Reset the password of a user · 重置密码. */
export const resetPassword = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `sendPhoneCaptcha`: Send an SMS code · 手机验证码. */
export const sendPhoneCaptcha = /* @__PURE__ */ lazily({
  body: () => PhoneCaptchaInput(),
});

/** Schemas of the input of `updatePassword`: Change own password · 修改密码. */
export const updatePassword = /* @__PURE__ */ lazily({
  body: () => PasswordChange(),
});

/** Schemas of the input of `getMyProfile`: Get own profile · 个人资料. */
export const getMyProfile = /* @__PURE__ */ lazily({});

/** Schemas of the input of `updateMyProfile`: Update own profile · 修改个人资料. */
export const updateMyProfile = /* @__PURE__ */ lazily({
  body: () => UserProfileChanges(),
});

/** Schemas of the input of `updateMyPhone`: Change own phone · 修改手机号. */
export const updateMyPhone = /* @__PURE__ */ lazily({
  body: () => PhoneChange(),
});

/** Schemas of the input of `resetForgottenPassword`: Reset a forgotten password · 找回密码. */
export const resetForgottenPassword = /* @__PURE__ */ lazily({
  body: () => ForgottenPassword(),
});

/** Schemas of the input of `queryHelpGuidelinePage`: List guidelines · 办事指南分页. */
export const queryHelpGuidelinePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    title: optional(z.string().min(1).max(50)),
    categoryCode: optional(z.string().min(1).max(50)),
    status: optional(PublishStatus()),
    publishDateStart: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    publishDateEnd: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["publishTime,asc","publishTime,desc","viewCount,asc","viewCount,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveHelpGuideline`: Create a guideline · 新增办事指南. */
export const saveHelpGuideline = /* @__PURE__ */ lazily({
  body: () => GuidelineInput(),
});

/** Schemas of the input of `updateHelpGuideline`: Update a guideline · 修改办事指南. */
export const updateHelpGuideline = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => GuidelineChanges(),
});

/** Schemas of the input of `publishHelpGuideline`: Publish or withdraw a guideline · 发布/撤回办事指南. */
export const publishHelpGuideline = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Publication(),
});

/** Schemas of the input of `deleteHelpGuideline`: Delete a guideline · 删除办事指南. */
export const deleteHelpGuideline = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryHelpFaqPage`: List FAQs · 帮助问答分页. */
export const queryHelpFaqPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    title: optional(z.string().min(1).max(50)),
    categoryCode: optional(z.string().min(1).max(50)),
    status: optional(PublishStatus()),
    publishDateStart: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    publishDateEnd: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["publishTime,asc","publishTime,desc","viewCount,asc","viewCount,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveHelpFaq`: Create an FAQ · 新增帮助问答. */
export const saveHelpFaq = /* @__PURE__ */ lazily({
  body: () => ArticleInput(),
});

/** Schemas of the input of `updateHelpFaq`: Update an FAQ · 修改帮助问答. */
export const updateHelpFaq = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ArticleChanges(),
});

/** Schemas of the input of `publishHelpFaq`: Publish or withdraw an FAQ · 发布/撤回帮助问答. */
export const publishHelpFaq = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Publication(),
});

/** Schemas of the input of `deleteHelpFaq`: Delete an FAQ · 删除帮助问答. */
export const deleteHelpFaq = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryIntegrityExposurePage`: List sanctions · 失信曝光分页. */
export const queryIntegrityExposurePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    supplierName: optional(z.string().min(1).max(50)),
    supplierId: optional(Id()),
    exposureType: optional(ExposureType()),
    level: optional(ExposureLevel()),
    status: optional(PublishStatus()),
    startDate: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    endDate: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["publishTime,asc","publishTime,desc","startDate,asc","startDate,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `getIntegrityExposureDetail`: Get a sanction · 失信曝光详情. */
export const getIntegrityExposureDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveIntegrityExposure`: Draft a sanction · 新增曝光. */
export const saveIntegrityExposure = /* @__PURE__ */ lazily({
  body: () => ExposureInput(),
});

/** Schemas of the input of `updateIntegrityExposure`: Update a sanction draft · 修改曝光. */
export const updateIntegrityExposure = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ExposureChanges(),
});

/** Schemas of the input of `publishIntegrityExposure`: Publish or withdraw a sanction · 发布/撤回曝光. */
export const publishIntegrityExposure = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Publication(),
});

/** Schemas of the input of `recordIntegrityExposureAppeal`: Record an appeal against a sanction · 登记申诉. */
export const recordIntegrityExposureAppeal = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ExposureAppealInput(),
});

/** Schemas of the input of `deleteIntegrityExposure`: Delete a sanction draft · 删除曝光. */
export const deleteIntegrityExposure = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `getArticleDetail`: Get an article · 文章详情. */
export const getArticleDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `countArticleView`: Count an article view · 文章浏览计数. */
export const countArticleView = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryNewsPage`: List news articles · 资讯分页. */
export const queryNewsPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    title: optional(z.string().min(1).max(50)),
    categoryCode: optional(z.string().min(1).max(50)),
    status: optional(PublishStatus()),
    publishDateStart: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    publishDateEnd: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["publishTime,asc","publishTime,desc","viewCount,asc","viewCount,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveNews`: Create a news article · 新增资讯. */
export const saveNews = /* @__PURE__ */ lazily({
  body: () => ArticleInput(),
});

/** Schemas of the input of `updateNews`: Update a news article · 修改资讯. */
export const updateNews = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ArticleChanges(),
});

/** Schemas of the input of `publishNews`: Publish or withdraw a news article · 发布/撤回资讯. */
export const publishNews = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Publication(),
});

/** Schemas of the input of `deleteNews`: Delete a news article · 删除资讯. */
export const deleteNews = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `querySystemAnnouncementPage`: List system announcements · 系统公告分页. */
export const querySystemAnnouncementPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    title: optional(z.string().min(1).max(50)),
    status: optional(PublishStatus()),
    popup: optional(z.boolean()),
    viewed: optional(z.boolean()),
    publishDateStart: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    publishDateEnd: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["publishTime,asc","publishTime,desc","viewCount,asc","viewCount,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `saveSystemAnnouncement`: Create a system announcement · 新增系统公告. */
export const saveSystemAnnouncement = /* @__PURE__ */ lazily({
  body: () => SystemAnnouncementInput(),
});

/** Schemas of the input of `updateSystemAnnouncement`: Update a system announcement · 修改系统公告. */
export const updateSystemAnnouncement = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => SystemAnnouncementChanges(),
});

/** Schemas of the input of `publishSystemAnnouncement`: Publish or withdraw a system announcement · 发布/撤回系统公告. */
export const publishSystemAnnouncement = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Publication(),
});

/** Schemas of the input of `deleteSystemAnnouncement`: Delete a system announcement · 删除系统公告. */
export const deleteSystemAnnouncement = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryLighthousePage`: List case studies · 采购灯塔分页. */
export const queryLighthousePage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    title: optional(z.string().min(1).max(50)),
    categoryCode: optional(z.string().min(1).max(50)),
    status: optional(PublishStatus()),
    publishDateStart: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    publishDateEnd: optional(z.iso.date().regex(/^(19|20)\d{2}-/u)),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["publishTime,asc","publishTime,desc","viewCount,asc","viewCount,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `getLighthouseDetail`: Get a case study · 灯塔详情. */
export const getLighthouseDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveLighthouse`: Create a case study · 新增采购灯塔. */
export const saveLighthouse = /* @__PURE__ */ lazily({
  body: () => LighthouseInput(),
});

/** Schemas of the input of `updateLighthouse`: Update a case study · 修改采购灯塔. */
export const updateLighthouse = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => LighthouseChanges(),
});

/** Schemas of the input of `publishLighthouse`: Publish or withdraw a case study · 发布/撤回采购灯塔. */
export const publishLighthouse = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Publication(),
});

/** Schemas of the input of `deleteLighthouse`: Delete a case study · 删除采购灯塔. */
export const deleteLighthouse = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryDownloadDocPage`: List documents · 文档分页. */
export const queryDownloadDocPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    docName: optional(z.string().min(1).max(50)),
    docType: optional(z.string().min(1).max(50)),
    status: optional(Status()),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["docName,asc","docName,desc","downloadCount,asc","downloadCount,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `downloadDoc`: Download a document · 下载文档. */
export const downloadDoc = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveDownloadDoc`: Create a document · 新增文档. */
export const saveDownloadDoc = /* @__PURE__ */ lazily({
  body: () => DownloadDocInput(),
});

/** Schemas of the input of `updateDownloadDoc`: Update a document · 修改文档. */
export const updateDownloadDoc = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => DownloadDocChanges(),
});

/** Schemas of the input of `deleteDownloadDoc`: Delete a document · 删除文档. */
export const deleteDownloadDoc = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `createWechatQrCode`: Create a QR code to link WeChat · 绑定二维码. */
export const createWechatQrCode = /* @__PURE__ */ lazily({});

/** Schemas of the input of `isWechatBound`: Check whether WeChat is linked · 是否已绑定. */
export const isWechatBound = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    sceneKey: optional(Id()),
  }),
});

/** Schemas of the input of `queryWechatReceiverPage`: List WeChat receivers · 微信接收人分页. */
export const queryWechatReceiverPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    keyword: optional(z.string().min(1).max(50)),
    pushState: optional(z.boolean()),
    bindStatus: optional(z.literal(["BOUND","CANCELLED"])),
    id: optional(Id()),
    own: optional(z.boolean()),
    sort: optional(z.literal(["bindTime,asc","bindTime,desc","nickName,asc","nickName,desc"])),
  }),
});

/** Schemas of the input of `updateWechatPushState`: Turn WeChat push on or off · 推送开关. */
export const updateWechatPushState = /* @__PURE__ */ lazily({
  body: () => WechatPushState(),
});

/** Schemas of the input of `updateWechatNickNameNotes`: Set note and language of a WeChat receiver · 修改备注名和推送语言. */
export const updateWechatNickNameNotes = /* @__PURE__ */ lazily({
  body: () => WechatNickNameNotes(),
});

/** Schemas of the input of `unbindWechat`: Unlink a WeChat receiver · 解绑微信. */
export const unbindWechat = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `queryWechatSendLogPage`: List messages sent to WeChat · 推送记录. */
export const queryWechatSendLogPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    receiverId: optional(Id()),
    sceneCode: optional(SceneCode()),
    status: optional(WechatSendStatus()),
    createTimeStart: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    createTimeEnd: optional(z.iso.datetime({ offset: true }).regex(/T\d\d:\d\d:\d\d/)),
    sort: optional(z.literal(["createTime,asc","createTime,desc"])),
  }),
});

/** Schemas of the input of `listWechatMessageScenes`: List subscribed topics · 已订阅场景. */
export const listWechatMessageScenes = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    receiverId: Id(),
  }),
});

/** Schemas of the input of `deleteMessageSceneRelation`: Unsubscribe from topics · 取消订阅. */
export const deleteMessageSceneRelation = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    ids: z.string().max(6500).regex(/^[0-9A-Za-z_-]{1,64}(,[0-9A-Za-z_-]{1,64}){0,99}$/u),
  }),
});

/** Schemas of the input of `queryMessageScenesNotAdded`: List topics not subscribed to · 未订阅场景. */
export const queryMessageScenesNotAdded = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    receiverId: Id(),
    subjectId: optional(MessageSubjectId()),
  }),
});

/** Schemas of the input of `addMessageSceneRelation`: Subscribe to topics · 订阅场景. */
export const addMessageSceneRelation = /* @__PURE__ */ lazily({
  body: () => MessageSceneChoice(),
});

/** Schemas of the input of `listMessageSceneSubjects`: List message subjects and topics · 消息主题列表. */
export const listMessageSceneSubjects = /* @__PURE__ */ lazily({});

/** Schemas of the input of `uploadFile`: Upload a file · 上传文件. */
export const uploadFile = /* @__PURE__ */ lazily({
  body: () => z.strictObject({
    bizType: UploadBizType(),
    projectId: optional(z.string().regex(/^[0-9A-Za-z_-]{1,64}$/u)),
    file: z.instanceof(Blob),
  }),
});

/** Schemas of the input of `getFileInfo`: Get details of a file · 文件信息. */
export const getFileInfo = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `downloadFile`: Download a file · 下载文件. */
export const downloadFile = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  query: () => z.strictObject({
    expires: z.int().min(0).max(9999999999),
    signature: z.string().regex(/^[A-Za-z0-9_-]{43}$/u),
  }),
});

/** Schemas of the input of `queryProductPage`: List recommended products · 推荐产品分页. */
export const queryProductPage = /* @__PURE__ */ lazily({
  query: () => z.strictObject({
    current: optional(z.int().min(1).max(1000000)),
    size: optional(z.int().min(1).max(200)),
    productName: optional(z.string().min(1).max(50)),
    categoryId: optional(Id()),
    brand: optional(z.string().min(1).max(50)),
    supplierId: optional(Id()),
    status: optional(z.literal(["DRAFT","PUBLISHED","WITHDRAWN"])),
    companyId: optional(CompanyId()),
    sort: optional(z.literal(["productName,asc","productName,desc","referencePrice,asc","referencePrice,desc","updateTime,asc","updateTime,desc"])),
  }),
});

/** Schemas of the input of `getProductDetail`: Get a recommended product · 产品详情. */
export const getProductDetail = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});

/** Schemas of the input of `saveProduct`: Create a recommended product · 新增产品. */
export const saveProduct = /* @__PURE__ */ lazily({
  body: () => ProductInput(),
});

/** Schemas of the input of `updateProduct`: Update a recommended product · 修改产品. */
export const updateProduct = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => ProductChanges(),
});

/** Schemas of the input of `publishProduct`: Publish or withdraw a recommended product · 发布/撤回产品. */
export const publishProduct = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
  body: () => Publication(),
});

/** Schemas of the input of `deleteProduct`: Delete a recommended product · 删除产品. */
export const deleteProduct = /* @__PURE__ */ lazily({
  path: () => z.strictObject({
    id: Id(),
  }),
});
