// Generated from openapi/ by `npm run generate`. Do not edit.

/** The values of `ErrorCode`. The reason of a failure (错误码). The HTTP status is 200 unless the meaning names another. Later versions may add codes: treat an unknown one as any other failure. */
export const errorCodeValues = [
  401,
  404,
  405,
  413,
  415,
  503,
  4000,
  4001,
  4002,
  4003,
  4004,
  4005,
  4006,
  4007,
  4008,
  4009,
  4010,
  4090,
  4091,
  4101,
  4105,
  4110,
  4120,
  4131,
  4132,
  4141,
  4160,
  4181,
  4182,
  4184,
  4185,
  4186,
  4204,
  4205,
  4206,
  4207,
  4208,
  4209,
  4301,
  4302,
  4321,
  4401,
  4402,
  5000,
] as const;

/** The values of `MenuType`. Type of menu entry (类型): DIR 目录, MENU 菜单, BUTTON 按钮, LINK 外链. */
export const menuTypeValues = [
  "DIR",
  "MENU",
  "BUTTON",
  "LINK",
] as const;

/** The values of `MallRedirectType`. Target (跳转类型): MALL 商城, FAQ 常见问题, VENDOR 供应商官网. */
export const mallRedirectTypeValues = [
  "MALL",
  "FAQ",
  "VENDOR",
] as const;

/** The values of `SceneCode`. Topic of a message (消息场景): SUPPLIER_TODO 供应商待审核, SUPPLIER_RESULT 供应商审核结果, QUAL_EXPIRING 资质到期, AGREEMENT_EXPIRING 协议到期, EXPOSURE 失信公示, SYSTEM_NOTICE 系统公告, PASSWORD_RESET 密码重置, TASK_FAILED 任务失败, APPROVAL_TODO 待审批, APPROVAL_RESULT 审批结果, APPROVAL_COPY 抄送, APPROVAL_DEPUTY 代理审批, PAYMENT_DUE 待付款, PROJECT_NOTICE 采购提醒, OFFICER_NOTICE 采购办理, BIDDING_INVITE 竞价邀请, BIDDING_RESULT 竞价结果, ACCEPTANCE_TODO 待验收, STOCK_TODO 待入库, STOCK_CONFIRM 待确认单据, STOCK_SHARED 共享库存申请, PAYEE_ACCOUNT 收款账户变更. */
export const sceneCodeValues = [
  "SUPPLIER_TODO",
  "SUPPLIER_RESULT",
  "QUAL_EXPIRING",
  "AGREEMENT_EXPIRING",
  "EXPOSURE",
  "SYSTEM_NOTICE",
  "PASSWORD_RESET",
  "TASK_FAILED",
  "APPROVAL_TODO",
  "APPROVAL_RESULT",
  "APPROVAL_COPY",
  "APPROVAL_DEPUTY",
  "PAYMENT_DUE",
  "PROJECT_NOTICE",
  "OFFICER_NOTICE",
  "BIDDING_INVITE",
  "BIDDING_RESULT",
  "ACCEPTANCE_TODO",
  "STOCK_TODO",
  "STOCK_CONFIRM",
  "STOCK_SHARED",
  "PAYEE_ACCOUNT",
] as const;

/** The values of `InboxBizType`. Type of record that a message is about (业务类型): USER 用户, TASK 任务, SUPPLIER 供应商, EXPOSURE 失信公示, ARTICLE 文章, PROJECT 采购项目, APPROVAL 审批, DEPUTY 代理审批, ACCEPTANCE 验收, STOCK_DOCUMENT 库存单据, SHARED_APPLY 共享库存申请, SHARED_TODO 待处理的共享库存申请. */
export const inboxBizTypeValues = [
  "USER",
  "TASK",
  "SUPPLIER",
  "EXPOSURE",
  "ARTICLE",
  "PROJECT",
  "APPROVAL",
  "DEPUTY",
  "ACCEPTANCE",
  "STOCK_DOCUMENT",
  "SHARED_APPLY",
  "SHARED_TODO",
] as const;

/** The values of `TaskType`. Type of task (任务类型): CLEANUP 过期数据清理, SYNC_CAS 同步统一认证, SYNC_EXPENDITURE 同步经费, CARRY_EXPENDITURE 结转经费卡, SYNC_ASSOCIATION 同步关联项目, WECHAT_PUSH 推送微信消息, QUALIFICATION_EXPIRE 资质与协议到期提醒, SEND_NOTICE 发送公告消息, FETCH_REGISTRY 查询工商信息, REPORT_EXPORT 报表导出. */
export const taskTypeValues = [
  "CLEANUP",
  "SYNC_CAS",
  "SYNC_EXPENDITURE",
  "CARRY_EXPENDITURE",
  "SYNC_ASSOCIATION",
  "WECHAT_PUSH",
  "QUALIFICATION_EXPIRE",
  "SEND_NOTICE",
  "FETCH_REGISTRY",
  "REPORT_EXPORT",
] as const;

/** The values of `TaskStatus`. Status of a task (任务状态): PENDING 待执行, RUNNING 执行中, SUCCESS 成功, FAILED 失败, RETRYING 重试中, STOPPED 已停止. */
export const taskStatusValues = [
  "PENDING",
  "RUNNING",
  "SUCCESS",
  "FAILED",
  "RETRYING",
  "STOPPED",
] as const;

/** The values of `ArticleChannel`. Channel (栏目): NEWS 新闻资讯, SYSTEM_ANNOUNCEMENT 系统公告, FAQ 帮助中心, GUIDELINE 办事指南, LIGHTHOUSE 采购灯塔. */
export const articleChannelValues = [
  "NEWS",
  "SYSTEM_ANNOUNCEMENT",
  "FAQ",
  "GUIDELINE",
  "LIGHTHOUSE",
] as const;

/** The values of `TodoKind`. What is to be done (待办类型), in the words of `x-acts`: RESUME 恢复采购, APPROVE 审批, WITNESS 见证收货, RESUBMIT 修改, CLAIM 接单, PUBLISH 发布, OPEN_DOCUMENTS 公开技术部分, JUDGE 审查报价, WITNESS_OPENING 见证开标, OPEN_PRICES 公开价格, DECLARE_FAILED 宣布流标, EXPLANATION 定标, DECIDE_AGAIN 重新定标, DECIDE 定标, ANSWER_OBJECTION 答复异议, REGISTER_OUTCOME 登记采购结果, CONTRACT_DRAFT 起草合同, CONTRACT_SIGN 签订合同, REPORT 提交应急采购报告, ASSIGN_GROUP 指派验收组, SIGN_ACCEPTANCE 核对并签署, CONCLUDE 给出验收结论, CONFIRM_ENTRY 确认入库, RECEIVE 确认收货, DELIVERY 登记到货, PAY 登记付款, ASSET_NUMBERS 登记资产编号, INVOICE 登记发票, REFUND 登记退款, ARCHIVE 归档, CONFIRM_DOCUMENT 确认单据, SHARED_APPLY 办理共享申请, SHARED_RECEIPT 签收, SUPPLIER_REVIEW 审核供应商. In the order in which the steps of a purchase follow each other. Later versions add kinds. */
export const todoKindValues = [
  "RESUME",
  "APPROVE",
  "WITNESS",
  "RESUBMIT",
  "CLAIM",
  "PUBLISH",
  "OPEN_DOCUMENTS",
  "JUDGE",
  "WITNESS_OPENING",
  "OPEN_PRICES",
  "DECLARE_FAILED",
  "EXPLANATION",
  "DECIDE_AGAIN",
  "DECIDE",
  "ANSWER_OBJECTION",
  "REGISTER_OUTCOME",
  "CONTRACT_DRAFT",
  "CONTRACT_SIGN",
  "REPORT",
  "ASSIGN_GROUP",
  "SIGN_ACCEPTANCE",
  "CONCLUDE",
  "CONFIRM_ENTRY",
  "RECEIVE",
  "DELIVERY",
  "PAY",
  "ASSET_NUMBERS",
  "INVOICE",
  "REFUND",
  "ARCHIVE",
  "CONFIRM_DOCUMENT",
  "SHARED_APPLY",
  "SHARED_RECEIPT",
  "SUPPLIER_REVIEW",
] as const;

/** The values of `MissingBasis`. What a new installation or a new school needs before purchases can be made, and does not have yet (尚缺的基础数据): SCHOOL 学校, SEALING_KEY 密封密钥, DEPT 部门, PURCHASER 可申请采购的用户, GOODS_CATEGORY 物品分类, EXPENDITURE 经费卡, FINANCE 可登记付款的用户, PURCHASING_CATEGORY 采购类别, OFFICER 可发布竞价的用户, SUPPLIER 足够的已通过供应商, KEEPER 库管员, WAREHOUSE 仓库. Later versions add kinds. */
export const missingBasisValues = [
  "SCHOOL",
  "SEALING_KEY",
  "DEPT",
  "PURCHASER",
  "GOODS_CATEGORY",
  "EXPENDITURE",
  "FINANCE",
  "PURCHASING_CATEGORY",
  "OFFICER",
  "SUPPLIER",
  "KEEPER",
  "WAREHOUSE",
] as const;

/** The values of `AlarmKind`. What stands still (告警类型): SEALING_KEY 缺少密封密钥, UNREADABLE_QUOTE 报价无法读取, CLOCK 服务器时钟跳变, CALENDAR 缺少年度校历. Later versions add kinds. */
export const alarmKindValues = [
  "SEALING_KEY",
  "UNREADABLE_QUOTE",
  "CLOCK",
  "CALENDAR",
] as const;

/** The values of `FigureKind`. What a figure says (数据类型): CARDS 我的经费卡可用, what is available on the cards that the caller may use, how many these are, and what is bound on them; DAYS 从申请到验收, median of the days from the first submission to the completion of the delivery of what was completed in six months, from how many purchases, and the change against the six months before; DONE 今年已完成, purchases whose delivery was completed this year, what they cost, and what was saved of the requests in per cent; PAYABLE 待付款, what invoices cover and is not paid, of how many purchases, and what was paid this month; FROZEN 冻结超过60天, what has been frozen for more than 60 days, and for how many purchases; UNINVOICED 缺发票, what was received and lacks an invoice, of how many purchases; SPENDING 本月已付, what was paid this month, of how many purchases, what was paid this year, and the change against the month before in per cent; WAITING 等待超过5天, purchases whose next step has waited for more than five days, of how many; UNCLAIMED 待接收, approved purchases that no officer has taken, and what they amount to; CLOSING_TODAY 今日截止, own biddings that end today, and what they amount to; DECISIONS_OVERDUE 定标逾期, own purchases that should have been decided, and what they amount to; RED_FLAGS 风险提示, biddings opened this year with a warning about a bidder or a quote, of how many; CHEAPER_EXCLUDED 排除更低报价, awards of this year beside which a cheaper quote was excluded, and by how much these were cheaper; STUCK 受阻与超时, cases of approval that cannot go on or were left for twice their limit, and what they amount to, and other steps that nobody can do, for who may put somebody else in; TO_RECEIVE 待入库, documents that wait for the caller as a keeper, and what they are worth; LOW 低库存, kinds of goods of which the caller's stores have too little; EXPIRING 临期, kinds of goods there that expire within 90 days or have expired; OVERDUE 审批超时, tasks of approval that the caller should have decided, of how many, and what they amount to, only where there are any. Later versions add kinds. */
export const figureKindValues = [
  "CARDS",
  "DAYS",
  "DONE",
  "PAYABLE",
  "FROZEN",
  "UNINVOICED",
  "SPENDING",
  "WAITING",
  "UNCLAIMED",
  "CLOSING_TODAY",
  "DECISIONS_OVERDUE",
  "RED_FLAGS",
  "CHEAPER_EXCLUDED",
  "STUCK",
  "TO_RECEIVE",
  "LOW",
  "EXPIRING",
  "OVERDUE",
] as const;

/** The values of `RecordKind`. Type of record (类别): USER 用户, PROJECT 采购项目, CONTRACT 合同, STOCK 库存, SUPPLIER 供应商, BUDGET_CARD 经费卡, NOTICE 公告, ARTICLE 资讯, DOCUMENT 文档. */
export const recordKindValues = [
  "USER",
  "PROJECT",
  "CONTRACT",
  "STOCK",
  "SUPPLIER",
  "BUDGET_CARD",
  "NOTICE",
  "ARTICLE",
  "DOCUMENT",
] as const;

/** The values of `UserStatus`. Status of a user (用户状态): ENABLED 启用, DISABLED 停用, LOCKED 锁定. */
export const userStatusValues = [
  "ENABLED",
  "DISABLED",
  "LOCKED",
] as const;

/** The values of `SupplierStatus`. Status of a supplier (供应商状态): REGISTERED 待完善, PENDING 待审核, APPROVED 已通过, REJECTED 已驳回, FROZEN 已冻结, BLACKLISTED 失信禁入, CANCELLED 已注销. */
export const supplierStatusValues = [
  "REGISTERED",
  "PENDING",
  "APPROVED",
  "REJECTED",
  "FROZEN",
  "BLACKLISTED",
  "CANCELLED",
] as const;

/** The values of `Status`. Status (状态): ENABLED 启用, DISABLED 停用. */
export const statusValues = [
  "ENABLED",
  "DISABLED",
] as const;

/** The values of `DataScope`. Data scope (数据范围): SELF 仅本人, DEPT 本部门, COLLEGE 本学院, SCHOOL 全校, ALL 全平台. */
export const dataScopeValues = [
  "SELF",
  "DEPT",
  "COLLEGE",
  "SCHOOL",
  "ALL",
] as const;

/** The values of `TagColor`. Color of the tag in lists (标签颜色). */
export const tagColorValues = [
  "dark",
  "gray",
  "red",
  "pink",
  "grape",
  "violet",
  "indigo",
  "blue",
  "cyan",
  "teal",
  "green",
  "lime",
  "yellow",
  "orange",
] as const;

/** The values of `FileContentType`. Media type (类型): pdf, doc, docx, xls, xlsx, png, jpg or zip, as detected in the content of an upload; csv for exports only. */
export const fileContentTypeValues = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "image/png",
  "image/jpeg",
  "application/zip",
  "text/csv",
] as const;

/** The values of `FileBizType`. Purpose of a file (用途): AVATAR 头像, ARTICLE 文章, PRODUCT 产品, DOCUMENT 下载中心, EXPOSURE 失信曝光, COMPANY 供应商资料, SCHOOL 学校资料, PARAMETER 特色参数, EXPORT 导出的列表, PURCHASE 采购资料, QUOTE 报价文件. */
export const fileBizTypeValues = [
  "AVATAR",
  "ARTICLE",
  "PRODUCT",
  "DOCUMENT",
  "EXPOSURE",
  "COMPANY",
  "SCHOOL",
  "PARAMETER",
  "EXPORT",
  "PURCHASE",
  "QUOTE",
] as const;

/** The values of `CharacterValueType`. Type of value (值类型): SWITCH 开关 (Y or N), TEXT 文本, NUMBER 数字 (decimal), URL 地址 (an https address, Y for the product's own, or empty), JSON. */
export const characterValueTypeValues = [
  "SWITCH",
  "TEXT",
  "NUMBER",
  "URL",
  "JSON",
] as const;

/** The values of `PurchaseType`. Type of purchase (采购类型): GOODS 货物, SERVICE 服务, ENGINEERING 工程. */
export const purchaseTypeValues = [
  "GOODS",
  "SERVICE",
  "ENGINEERING",
] as const;

/** The values of `ExecutionCode`. Method of a purchase (执行方式编码): ONLINE_BID 网上竞价, DIRECT 直接采购, SINGLE_SOURCE 单一来源, MALL 电商直采, FRAMEWORK 框架协议, NEGOTIATION 竞争性谈判, CONSULTATION 竞争性磋商, INQUIRY 询价, OPEN_TENDER 公开招标(线下), EMERGENCY 应急采购. */
export const executionCodeValues = [
  "ONLINE_BID",
  "DIRECT",
  "SINGLE_SOURCE",
  "MALL",
  "FRAMEWORK",
  "NEGOTIATION",
  "CONSULTATION",
  "INQUIRY",
  "OPEN_TENDER",
  "EMERGENCY",
] as const;

/** The values of `CalendarDayKind`. What a day is (日期类型): HOLIDAY 放假, WORKDAY 上班. */
export const calendarDayKindValues = [
  "HOLIDAY",
  "WORKDAY",
] as const;

/** The values of `ProjectScope`. Part of the visible purchases (范围): TODO 待我处理, MINE 我申请的, PAYABLE 待付款, FOLLOWED 我关注的, DEPT 本部门, ALL 全部. */
export const projectScopeValues = [
  "TODO",
  "MINE",
  "PAYABLE",
  "FOLLOWED",
  "DEPT",
  "ALL",
] as const;

/** The values of `ProjectStatus`. Status of a purchase (状态): DRAFT 草稿, APPROVING 审批中, REJECTED 已驳回, RETURNED 已退回, WITHDRAWN 已撤回, APPROVED 待发布, PUBLISHED 已发布, BIDDING 竞价中, OPENING 待开标, DECIDING 待定标, AWARD_APPROVING 定标审批中, AWARD_NOTICE 公示中, AWARDED 已成交, FAILED 已流标, SUSPENDED 已暂停, CONTRACTING 合同签订中, EXECUTING 履约中, ACCEPTING 验收中, WAREHOUSING 待入库, COMPLETED 已完成, ARCHIVED 已归档, TERMINATED 已终止. Later versions add states. */
export const projectStatusValues = [
  "DRAFT",
  "APPROVING",
  "REJECTED",
  "RETURNED",
  "WITHDRAWN",
  "APPROVED",
  "PUBLISHED",
  "BIDDING",
  "OPENING",
  "DECIDING",
  "AWARD_APPROVING",
  "AWARD_NOTICE",
  "AWARDED",
  "FAILED",
  "EXECUTING",
  "ACCEPTING",
  "COMPLETED",
  "ARCHIVED",
  "TERMINATED",
  "CONTRACTING",
  "WAREHOUSING",
  "SUSPENDED",
] as const;

/** The values of `PurchaseLane`. Way that a purchase goes (采购通道): SMALL 小额采购, BIDDING 网上竞价, OTHER 其他采购方式. Later versions add ways. */
export const purchaseLaneValues = [
  "SMALL",
  "BIDDING",
  "OTHER",
] as const;

/** The values of `ApprovalBizType`. Type of case (业务类型): PURCHASE 采购申请, RECEIPT 收货见证, AWARD 定标, AWARD_CANCEL 取消成交, CONTRACT 合同, MODIFICATION 项目变更, TERMINATION 终止采购, WRITE_OFF 核销违约应退款. Later versions add kinds. */
export const approvalBizTypeValues = [
  "PURCHASE",
  "RECEIPT",
  "AWARD",
  "AWARD_CANCEL",
  "CONTRACT",
  "MODIFICATION",
  "TERMINATION",
  "WRITE_OFF",
] as const;

/** The values of `ModifyType`. What is changed (变更类型): CONTENT 需求内容, SCHEDULE 时间, FUNDS 经费, CONTACT 联系信息, PRICE 限价与预算. Later versions add types. */
export const modifyTypeValues = [
  "CONTENT",
  "SCHEDULE",
  "FUNDS",
  "CONTACT",
  "PRICE",
] as const;

/** The values of `ContractStatus`. Status of a contract (状态): DRAFT 草稿, APPROVING 审批中, REJECTED 已驳回, TO_SIGN 待签订, EXECUTING 履行中, COMPLETED 已完成, CANCELLED 已作废, TERMINATED 违约解除. Later versions add states. */
export const contractStatusValues = [
  "DRAFT",
  "APPROVING",
  "REJECTED",
  "TO_SIGN",
  "EXECUTING",
  "COMPLETED",
  "CANCELLED",
  "TERMINATED",
] as const;

/** The values of `PayCondition`. When a part of a contract is to be paid (付款条件): SIGNED 签订后, DELIVERED 到货后, ACCEPTED 验收合格后, RETENTION 质保期满后. */
export const payConditionValues = [
  "SIGNED",
  "DELIVERED",
  "ACCEPTED",
  "RETENTION",
] as const;

/** The values of `PlanStatus`. State of a part (状态): BLOCKED 条件未满足, DUE 可支付, PAID 已付清. A part is due in proportion to what has arrived or was accepted. */
export const planStatusValues = [
  "BLOCKED",
  "DUE",
  "PAID",
] as const;

/** The values of `AcceptanceStatus`. Status of an acceptance (状态): DRAFT 草稿, ASSIGNING 待指派, INSPECTING 验收中, PASSED 合格, PARTIAL 部分合格, FAILED 不合格, CANCELLED 已取消. Later versions add states. */
export const acceptanceStatusValues = [
  "DRAFT",
  "ASSIGNING",
  "INSPECTING",
  "PASSED",
  "PARTIAL",
  "FAILED",
  "CANCELLED",
] as const;

/** The values of `StockDocStatus`. State of a document (状态): TO_CONFIRM 待确认, IN_TRANSIT 在途, DONE 已入账, CANCELLED 已作废. Later versions add states. */
export const stockDocStatusValues = [
  "TO_CONFIRM",
  "IN_TRANSIT",
  "DONE",
  "CANCELLED",
] as const;

/** The values of `ApproverKind`. Type of approver (审批身份): CARD_OWNER 经费负责人, DEPT_APPROVER 单位审批人, COLLEGE_APPROVER 学院审批人, SCHOOL_APPROVER 学校审批人, NAMED 指定审批人, CATEGORY_MANAGER 归口管理人, SCHOOL_ADMIN 学校管理员, WITNESS 见证人. */
export const approverKindValues = [
  "CARD_OWNER",
  "DEPT_APPROVER",
  "COLLEGE_APPROVER",
  "SCHOOL_APPROVER",
  "NAMED",
  "CATEGORY_MANAGER",
  "SCHOOL_ADMIN",
  "WITNESS",
] as const;

/** The values of `ApprovalMode`. Approval mode (审批方式): ANY 一人即可, ALL 都要同意. */
export const approvalModeValues = [
  "ANY",
  "ALL",
] as const;

/** The values of `ExportFormat`. Format of a file (格式): XLSX workbook, CSV text in UTF-8 with a byte order mark. */
export const exportFormatValues = [
  "XLSX",
  "CSV",
] as const;

/** The values of `FigureStep`. A step on the way of a purchase (环节): APPROVE 审批, from the first submission to the approval; PUBLISH 发布, from there to the notice; AWARD 竞价与定标, from there to the award; ORDER 签订合同, from there to the signed contract or the order; ACCEPT 供货与验收, from there (of a small purchase from the approval) to the last acceptance; PAY 付款, from there to the last payment. */
export const figureStepValues = [
  "APPROVE",
  "PUBLISH",
  "AWARD",
  "ORDER",
  "ACCEPT",
  "PAY",
] as const;

/** The values of `AcceptType`. Acceptance method (验收方式): SELF 简易验收, GROUP 验收小组, CROSS 跨部门验收. Later versions add kinds. */
export const acceptTypeValues = [
  "SELF",
  "GROUP",
  "CROSS",
] as const;

/** The values of `MemberRole`. Part in the group (身份): LEADER 组长, MEMBER 成员, EXPERT 专家. */
export const memberRoleValues = [
  "LEADER",
  "MEMBER",
  "EXPERT",
] as const;

/** The values of `Conclusion`. Conclusion (验收结论): PASS 合格, PARTIAL 部分合格, FAIL 不合格. It follows from the counts. */
export const conclusionValues = [
  "PASS",
  "PARTIAL",
  "FAIL",
] as const;

/** The values of `StockDocType`. Type of document (单据类型): IN_ACCEPT 验收入库, IN_OTHER 其他入库, OUT_USE 领用出库, OUT_SHARED 共享出库, TRANSFER 调拨, RETURN 退库, CHECK 盘点, SCRAP 报损. Later versions add kinds. */
export const stockDocTypeValues = [
  "IN_ACCEPT",
  "IN_OTHER",
  "OUT_USE",
  "OUT_SHARED",
  "TRANSFER",
  "RETURN",
  "CHECK",
  "SCRAP",
] as const;

/** The values of `StockDirection`. Direction of a movement (方向): IN 入库, OUT 出库. */
export const stockDirectionValues = [
  "IN",
  "OUT",
] as const;

/** The values of `StockDraftType`. Type of document that a keeper drafts (单据类型): IN_OTHER 其他入库, OUT_USE 领用出库, TRANSFER 调拨, RETURN 退库, CHECK 盘点, SCRAP 报损. */
export const stockDraftTypeValues = [
  "IN_OTHER",
  "OUT_USE",
  "TRANSFER",
  "RETURN",
  "CHECK",
  "SCRAP",
] as const;

/** The values of `SharedApplyStatus`. State of a request for shared stock (共享申请状态): PENDING 待审批, APPROVED 待出库, REJECTED 已驳回, ISSUED 已出库, RECEIVED 已签收, RETURNED 已归还, CANCELLED 已取消. Later versions add states. */
export const sharedApplyStatusValues = [
  "PENDING",
  "APPROVED",
  "REJECTED",
  "ISSUED",
  "RECEIVED",
  "RETURNED",
  "CANCELLED",
] as const;

/** The values of `SharedApplyTab`. Which requests (页签): TODO 待我处理, DONE 其他, both of the stocks that the caller answers for; APPLIED 我申请的. */
export const sharedApplyTabValues = [
  "TODO",
  "DONE",
  "APPLIED",
] as const;

/** The values of `ReturnCondition`. Condition of returned goods (归还情况): GOOD 完好, DAMAGED 损坏, LOST 丢失, not at all. */
export const returnConditionValues = [
  "GOOD",
  "DAMAGED",
  "LOST",
] as const;

/** The values of `SharedDecision`. Decision (决定): APPROVE 同意, REJECT 驳回. */
export const sharedDecisionValues = [
  "APPROVE",
  "REJECT",
] as const;

/** The values of `WarehouseType`. Type of warehouse (仓库类型): CENTRAL 中心库, COLLEGE 学院库, LAB 实验室库, HAZARDOUS 危化品库. */
export const warehouseTypeValues = [
  "CENTRAL",
  "COLLEGE",
  "LAB",
  "HAZARDOUS",
] as const;

/** The values of `RoundStage`. Stage of a round (轮次阶段): ANNOUNCED 未开始, BIDDING 报价中, CLOSED 已截止, JUDGING 符合性审查, OPENED 价格已公开, FAILED 流标. Later versions add stages. */
export const roundStageValues = [
  "ANNOUNCED",
  "BIDDING",
  "CLOSED",
  "JUDGING",
  "OPENED",
  "FAILED",
] as const;

/** The values of `OpeningStage`. Part that is opened (开标部分): DOCUMENTS 技术部分, PRICES 价格. */
export const openingStageValues = [
  "DOCUMENTS",
  "PRICES",
] as const;

/** The values of `FailReason`. Why a bidding failed (流标原因): TOO_FEW_BIDDERS 报价家数不足, NO_COMPLIANT_QUOTE 无符合要求的报价, ALL_ABOVE_CEILING 均超最高限价, KEY_LOST 密钥遗失, ALL_DECLINED 成交供应商均放弃, CHANGED 采购内容变更后重新公告, TERMINATED 采购终止. Later versions add reasons. */
export const failReasonValues = [
  "TOO_FEW_BIDDERS",
  "NO_COMPLIANT_QUOTE",
  "ALL_ABOVE_CEILING",
  "KEY_LOST",
  "ALL_DECLINED",
  "CHANGED",
  "TERMINATED",
] as const;

/** The values of `RiskKind`. Warning about quotes (风险): RELATED 关联企业, SAME_IP 相同地址, SAME_SUBNET 相同网段, STAFF_PHONE 与教职工电话相同, ABNORMALLY_LOW 异常低价, DEFAULTED 有违约解除记录. Later versions add kinds. */
export const riskKindValues = [
  "RELATED",
  "SAME_IP",
  "SAME_SUBNET",
  "STAFF_PHONE",
  "ABNORMALLY_LOW",
  "DEFAULTED",
] as const;

/** The values of `AwardStatus`. State of an award (定标状态): APPROVING 审批中, NOTICE 公示中, CONFIRMED 已成交, CANCELLED 已取消, REJECTED 已驳回. */
export const awardStatusValues = [
  "APPROVING",
  "NOTICE",
  "CONFIRMED",
  "CANCELLED",
  "REJECTED",
] as const;

/** The values of `NoticeType`. Type of notice (公告类型): BID 竞价公告, EXTENSION 延期公告, RESULT 成交公示, AWARD 成交公告, FAILED 流标公告, AWARD_CANCELLED 成交取消公告, CONTRACT 合同公告, OUTCOME 采购结果公告, SINGLE_SOURCE 单一来源公示, CHANGE 变更公告, TERMINATED 终止公告. Later versions add kinds. */
export const noticeTypeValues = [
  "BID",
  "EXTENSION",
  "RESULT",
  "AWARD",
  "FAILED",
  "AWARD_CANCELLED",
  "CONTRACT",
  "OUTCOME",
  "SINGLE_SOURCE",
  "CHANGE",
  "TERMINATED",
] as const;

/** The values of `JudgementStage`. When it is judged (阶段): COMPLIANCE 符合性审查, EXCLUSION 公开后排除. */
export const judgementStageValues = [
  "COMPLIANCE",
  "EXCLUSION",
] as const;

/** The values of `QuoteStatus`. State of a quote (报价状态): VALID 有效, INVALID 无效, WINNING 成交, LOST 未成交. */
export const quoteStatusValues = [
  "VALID",
  "INVALID",
  "WINNING",
  "LOST",
] as const;

/** The values of `BidderState`. Status for the supplier (状态): UPCOMING 未开始, OPEN 可报价, CLOSED 已截止, DECIDING 评审中, NOTICE 公示中, WON 已成交, LOST 未成交, FAILED 流标, SUSPENDED 已暂停, CHANGED 内容变更、本轮作废, TERMINATED 已终止. Later versions add states. */
export const bidderStateValues = [
  "UPCOMING",
  "OPEN",
  "CLOSED",
  "DECIDING",
  "NOTICE",
  "WON",
  "LOST",
  "FAILED",
  "SUSPENDED",
  "CHANGED",
  "TERMINATED",
] as const;

/** The values of `Remedy`. What a supplier can do about what stands in its way (解决办法): PROFILE 修改企业资料, WAIT 等待审核, CONTACT 联系学校. Later versions add some. */
export const remedyValues = [
  "PROFILE",
  "WAIT",
  "CONTACT",
] as const;

/** The values of `ApprovalFlowKind`. Type of flow (流程业务类型): PURCHASE 采购申请, AWARD 定标, AWARD_CANCEL 取消成交, CONTRACT 合同, MODIFICATION 变更, TERMINATION 终止采购, WRITE_OFF 核销违约应退款. Later versions add kinds. */
export const approvalFlowKindValues = [
  "PURCHASE",
  "AWARD",
  "AWARD_CANCEL",
  "CONTRACT",
  "MODIFICATION",
  "TERMINATION",
  "WRITE_OFF",
] as const;

/** The values of `FundType`. Type of budget card (经费类型): SCIENCE 科研经费, TEACHING 教学经费, SPECIAL 专项经费, DISCIPLINE 学科建设, OPERATION 日常公用, DONATION 捐赠. */
export const fundTypeValues = [
  "SCIENCE",
  "TEACHING",
  "SPECIAL",
  "DISCIPLINE",
  "OPERATION",
  "DONATION",
] as const;

/** The values of `ApprovalNodeKind`. Who is asked (审批人来源): CARD_OWNER 经费负责人, ROLE 角色, USERS 指定人员, CATEGORY_MANAGER 归口管理人 (of the goods categories of the lines, or of the nearest ones above them). */
export const approvalNodeKindValues = [
  "CARD_OWNER",
  "ROLE",
  "USERS",
  "CATEGORY_MANAGER",
] as const;

/** The values of `ApprovalNodePlace`. Where the role is held (角色所在): DEPT 申请单位或其最近的上级, COLLEGE 申请人所在学院, SCHOOL 学校, FIXED_DEPT 指定单位. */
export const approvalNodePlaceValues = [
  "DEPT",
  "COLLEGE",
  "SCHOOL",
  "FIXED_DEPT",
] as const;

/** The values of `ApprovalNodeMode`. How several decide (多人审批方式): ANY 一人即可, ALL 都要同意, SEQUENCE 依次同意. */
export const approvalNodeModeValues = [
  "ANY",
  "ALL",
  "SEQUENCE",
] as const;

/** The values of `ApprovalIfEmpty`. What happens if a node finds nobody (无人处理时): SKIP 跳过, SCHOOL_ADMIN 由学校管理员审批, BLOCK 停下等学校管理员改派. */
export const approvalIfEmptyValues = [
  "SKIP",
  "SCHOOL_ADMIN",
  "BLOCK",
] as const;

/** The values of `ApprovalMisfit`. A condition that a case does not meet (不符合的条件): AMOUNT 金额, CATEGORY 物品分类, DEPT 申请单位, FUND 经费类型, PATTERN 采购类别, HAZARDOUS 危化品, IMPORTED 进口产品, WAY 采购方式. */
export const approvalMisfitValues = [
  "AMOUNT",
  "CATEGORY",
  "DEPT",
  "FUND",
  "PATTERN",
  "HAZARDOUS",
  "IMPORTED",
  "WAY",
] as const;

/** The values of `ModifyStatus`. Status of a change request (变更状态): DRAFT 草稿, APPROVING 审批中, EFFECTIVE 已生效, REJECTED 已驳回, WITHDRAWN 已撤回. Later versions add states. */
export const modifyStatusValues = [
  "DRAFT",
  "APPROVING",
  "EFFECTIVE",
  "REJECTED",
  "WITHDRAWN",
] as const;

/** The values of `ModifyField`. A field that differs (变更字段): line 清单行, itemName 物品名称, spec 规格型号, parameters 技术参数, categoryId 物品分类, quantity 数量, unit 计量单位, imported 进口产品 (Y or null), lineAmount 金额, description 用途说明, requirements 资格与售后要求, priceCeiling 最高限价, fund 经费卡, deliveryDays 交货期, bidEndTime 竞价截止时间, contactName 收货联系人, contactPhone 联系电话, deliveryAddress 送货地址. Later versions add fields. */
export const modifyFieldValues = [
  "line",
  "itemName",
  "spec",
  "parameters",
  "categoryId",
  "quantity",
  "unit",
  "imported",
  "lineAmount",
  "description",
  "requirements",
  "priceCeiling",
  "fund",
  "deliveryDays",
  "bidEndTime",
  "contactName",
  "contactPhone",
  "deliveryAddress",
] as const;

/** The values of `TaskState`. Status of a task (任务状态): WAITING 未到, PENDING 待处理, APPROVED 已同意, REJECTED 已驳回, RETURNED 已退回, CANCELLED 已取消, SKIPPED 此前已同意、不再询问, DELEGATED 已转办, ASKING 征求意见中. */
export const taskStateValues = [
  "WAITING",
  "PENDING",
  "APPROVED",
  "REJECTED",
  "RETURNED",
  "CANCELLED",
  "SKIPPED",
  "DELEGATED",
  "ASKING",
] as const;

/** The values of `ApprovalStatus`. Status of an approval (审批状态): RUNNING 审批中, APPROVED 已通过, REJECTED 已驳回, RETURNED 已退回, WITHDRAWN 已撤回. */
export const approvalStatusValues = [
  "RUNNING",
  "APPROVED",
  "REJECTED",
  "RETURNED",
  "WITHDRAWN",
] as const;

/** The values of `SeatCause`. Why a seat can be given to somebody else (原因): EMPTY 无人任职, LEFT 已停用或无角色, LATE 超过时限两倍未办. */
export const seatCauseValues = [
  "EMPTY",
  "LEFT",
  "LATE",
] as const;

/** The values of `DeputyBizType`. Type of case that a deputy may decide (可代理的业务类型): PURCHASE 采购申请, AWARD 定标, AWARD_CANCEL 取消成交, CONTRACT 合同, MODIFICATION 变更, TERMINATION 终止采购, WRITE_OFF 核销违约应退款. Later versions add kinds. */
export const deputyBizTypeValues = [
  "PURCHASE",
  "AWARD",
  "AWARD_CANCEL",
  "CONTRACT",
  "MODIFICATION",
  "TERMINATION",
  "WRITE_OFF",
] as const;

/** The values of `MissingCause`. Why a step is awaited in vain (原因): DISABLED 已停用, the user is disabled or deleted; NO_ROLE 无角色, the user holds no role with the permission; NOBODY 无人, no user of the office or store can do it. */
export const missingCauseValues = [
  "DISABLED",
  "NO_ROLE",
  "NOBODY",
] as const;

/** The values of `HolderPart`. What somebody is in a record (身份): REQUESTER 申请人 of a purchase, MEMBER 验收成员 of an acceptance, BORROWER 申请人 of a shared stock request. */
export const holderPartValues = [
  "REQUESTER",
  "MEMBER",
  "BORROWER",
] as const;

/** The values of `SupplierKind`. Type of supplier (供应商性质): MANUFACTURER 生产商, AGENT 代理商, DEALER 经销商, SERVICE 服务商. */
export const supplierKindValues = [
  "MANUFACTURER",
  "AGENT",
  "DEALER",
  "SERVICE",
] as const;

/** The values of `CreditLevel`. Credit level (信用等级), calculated from the credit score: A from 90, B from 75, C from 60, D below. */
export const creditLevelValues = [
  "A",
  "B",
  "C",
  "D",
] as const;

/** The values of `AccountSource`. Source of a supplier account (账号来源): SELF 自主注册, IMPORTED 学校导入, PLATFORM 平台同步. */
export const accountSourceValues = [
  "SELF",
  "IMPORTED",
  "PLATFORM",
] as const;

/** The values of `ReviewEvent`. Event (事件): SUBMITTED 提交审核, FIRST_APPROVED 初审通过, APPROVED 通过, REJECTED 驳回, FROZEN 冻结, UNFROZEN 解冻, BLACKLISTED 列入失信, CANCELLED 注销. */
export const reviewEventValues = [
  "SUBMITTED",
  "FIRST_APPROVED",
  "APPROVED",
  "REJECTED",
  "FROZEN",
  "UNFROZEN",
  "BLACKLISTED",
  "CANCELLED",
] as const;

/** The values of `SchoolStatus`. Status of a school (学校状态): ACTIVE 使用中, SUSPENDED 停用. */
export const schoolStatusValues = [
  "ACTIVE",
  "SUSPENDED",
] as const;

/** The values of `ApplyCommentType`. Type of comment (意见类型): APPROVE 同意, REJECT 驳回, COMMON 通用. */
export const applyCommentTypeValues = [
  "APPROVE",
  "REJECT",
  "COMMON",
] as const;

/** The values of `ApplyCommentScope`. Scope of a comment (范围): PERSONAL 个人, SCHOOL 全校. */
export const applyCommentScopeValues = [
  "PERSONAL",
  "SCHOOL",
] as const;

/** The values of `ExpenditureSource`. Source of a budget card (来源): LOCAL 本地维护, SYNC 财务系统同步. */
export const expenditureSourceValues = [
  "LOCAL",
  "SYNC",
] as const;

/** The values of `FundFlowType`. Type of ledger entry (流水类型): ADJUST 调整, FREEZE 冻结, UNFREEZE 解冻, OCCUPY 占用, RELEASE 释放, PAY 支付, REVERSE 付款冲回, REFUND 退款, REVERSE_REFUND 退款冲回, CARRY 结转. */
export const fundFlowTypeValues = [
  "ADJUST",
  "FREEZE",
  "UNFREEZE",
  "OCCUPY",
  "RELEASE",
  "PAY",
  "REVERSE",
  "REFUND",
  "REVERSE_REFUND",
  "CARRY",
] as const;

/** The values of `UserSource`. Source of a user (用户来源): LOCAL 本地, CAS 统一认证, QLGD 齐鲁工大跳转, IMPORT 导入, PLATFORM 平台. */
export const userSourceValues = [
  "LOCAL",
  "CAS",
  "QLGD",
  "IMPORT",
  "PLATFORM",
] as const;

/** The values of `Gender`. Gender (性别): MALE 男, FEMALE 女, UNKNOWN 未知. */
export const genderValues = [
  "MALE",
  "FEMALE",
  "UNKNOWN",
] as const;

/** The values of `PhoneCaptchaScene`. Purpose of an SMS code (用途): RESET 找回或修改密码, BIND 绑定新手机号, REGISTER 供应商注册. */
export const phoneCaptchaSceneValues = [
  "RESET",
  "BIND",
  "REGISTER",
] as const;

/** The values of `PublishStatus`. Publication (发布状态): DRAFT 草稿, PUBLISHED 已发布, WITHDRAWN 已撤回, EXPIRED 已到期. */
export const publishStatusValues = [
  "DRAFT",
  "PUBLISHED",
  "WITHDRAWN",
  "EXPIRED",
] as const;

/** The values of `ExposureType`. Type of misconduct (失信类型): FALSE_MATERIAL 提供虚假材料, COLLUSION 围标串标, REFUSE_CONTRACT 拒签合同, DELAY_DELIVERY 逾期供货, QUALITY 质量不合格, MALICIOUS_LOW 恶意低价, BRIBERY 行贿, OTHER 其他. */
export const exposureTypeValues = [
  "FALSE_MATERIAL",
  "COLLUSION",
  "REFUSE_CONTRACT",
  "DELAY_DELIVERY",
  "QUALITY",
  "MALICIOUS_LOW",
  "BRIBERY",
  "OTHER",
] as const;

/** The values of `ExposureLevel`. Consequence (处理等级): WARNING 警示, SUSPEND 暂停参与, BAN 禁止参与. */
export const exposureLevelValues = [
  "WARNING",
  "SUSPEND",
  "BAN",
] as const;

/** The values of `WechatBindStatus`. Status of a link to WeChat (绑定状态): UNBOUND 未绑定, WAITING 待扫码, BOUND 已绑定, CANCELLED 已解绑. */
export const wechatBindStatusValues = [
  "UNBOUND",
  "WAITING",
  "BOUND",
  "CANCELLED",
] as const;

/** The values of `Language`. Language (语言): zh-CN 中文, en-US English. */
export const languageValues = [
  "zh-CN",
  "en-US",
] as const;

/** The values of `WechatSendStatus`. State of a push (推送状态): PENDING 待发送, SENT 已发送, FAILED 发送失败. */
export const wechatSendStatusValues = [
  "PENDING",
  "SENT",
  "FAILED",
] as const;

/** The values of `MessageSubjectId`. Subject of messages (消息主题): SUPPLIER 供应商, SYSTEM 系统, APPROVAL 审批, PURCHASE 采购. */
export const messageSubjectIdValues = [
  "SUPPLIER",
  "SYSTEM",
  "APPROVAL",
  "PURCHASE",
] as const;

/** The values of `UploadBizType`. Purpose of an uploaded file (用途): AVATAR 头像, ARTICLE 文章, PRODUCT 产品, DOCUMENT 下载中心, EXPOSURE 失信曝光, COMPANY 供应商资料, SCHOOL 学校资料, PARAMETER 特色参数, PURCHASE 采购资料, QUOTE 报价文件. */
export const uploadBizTypeValues = [
  "AVATAR",
  "ARTICLE",
  "PRODUCT",
  "DOCUMENT",
  "EXPOSURE",
  "COMPANY",
  "SCHOOL",
  "PARAMETER",
  "PURCHASE",
  "QUOTE",
] as const;
