import type { Tables } from '../db/tables.ts';

/** Every column of `Tables`; the compiler knows if one is missing or too many. */
const tracked = { createTime: 1, createByName: 1, updateTime: 1, updateByName: 1, version: 1 } as const;
export const tableColumns: { [Table in keyof Tables]: Record<keyof Tables[Table], 1> } = {
  company: {
    ...{ id: 1, companyName: 1, status: 1, statusBefore: 1, schoolCode: 1, shortName: 1, province: 1, city: 1, address: 1 },
    ...{ contactName: 1, contactPhone: 1, loginMode: 1, casServerUrl: 1, serviceStartDate: 1, serviceEndDate: 1 },
    ...{ invoice: 1, logoId: 1, logoCompanyId: 1, remark: 1, ...tracked },
  },
  dept: {
    ...{ companyId: 1, id: 1, parentId: 1, deptName: 1, deptCode: 1, deptType: 1, parentType: 1, leaderId: 1 },
    ...{ phone: 1, campus: 1, sort: 1, status: 1, ...tracked },
  },
  appUser: {
    ...{ companyId: 1, id: 1, account: 1, passwordHash: 1, name: 1, phone: 1, email: 1, job: 1, avatarId: 1, introduction: 1 },
    ...{ location: 1, examCode: 1, certification: 1, userType: 1, deptId: 1, status: 1, needChangePassword: 1 },
    ...{ initialPasswordExpireTime: 1 },
    ...{ registrationDate: 1, previousLoginTime: 1, lastLoginTime: 1, lastLoginIp: 1, absentSince: 1 },
    ...{ gender: 1, source: 1, casId: 1, ...tracked },
  },
  role: {
    companyId: 1,
    id: 1,
    roleCode: 1,
    roleName: 1,
    dataScope: 1,
    status: 1,
    builtIn: 1,
    exclusive: 1,
    remark: 1,
    ...tracked,
  },
  userRoleDept: { companyId: 1, userId: 1, roleCompanyId: 1, roleId: 1, deptId: 1 },
  menu: {
    ...{ companyId: 1, id: 1, parentId: 1, menuName: 1, menuNameEn: 1, menuType: 1, routeName: 1, path: 1, icon: 1 },
    ...{ permission: 1, description: 1, descriptionEn: 1, sort: 1, hideInMenu: 1, sysCode: 1, status: 1, ...tracked },
  },
  accessVersion: { id: 1, version: 1 },
  roleMenu: { companyId: 1, roleId: 1, menuCompanyId: 1, menuId: 1 },
  characterParameter: {
    ...{ companyId: 1, id: 1, paramKey: 1, paramName: 1, valueType: 1, paramValue: 1, description: 1, effectScope: 1 },
    ...{ status: 1, builtIn: 1, ...tracked },
  },
  characterValue: { companyId: 1, id: 1, paramKey: 1, valueType: 1, paramValue: 1, ...tracked },
  dueEvent: { companyId: 1, kind: 1, subjectId: 1, dueAt: 1, tryAt: 1 },
  sweepBeat: { isOnly: 1, time: 1 },
  sweepGap: { startTime: 1, endTime: 1 },
  project: {
    ...{ companyId: 1, id: 1, projectCode: 1, projectName: 1, status: 1, phase: 1, returnCause: 1, applicantId: 1, deptId: 1 },
    ...{
      description: 1,
      payeeSupplierId: 1,
      payeeName: 1,
      payeeBank: 1,
      payeeAccount: 1,
      amount: 1,
      actualAmount: 1,
      paidAmount: 1,
      instanceId: 1,
    },
    ...{ submitTime: 1, waitingSince: 1, endReason: 1, archiveTime: 1, ...tracked },
    ...{ lane: 1, purchaseType: 1, priceCeiling: 1, minBidders: 1, noticeHours: 1, deliveryDays: 1, warrantyMonths: 1 },
    ...{ paymentTerms: 1, deliveryAddress: 1, contactName: 1, contactPhone: 1, requirements: 1, splitReason: 1 },
    ...{ pattern: 1, officerId: 1, bidStartTime: 1, bidEndTime: 1, nextTime: 1 },
  },
  bidRound: {
    ...{ companyId: 1, id: 1, projectId: 1, roundNo: 1, supplierScope: 1, awardRule: 1, minBidders: 1, maxQuoteTimes: 1 },
    ...{ priceCeiling: 1, automatic: 1, witnessNeeded: 1, startTime: 1, joinEndTime: 1, endTime: 1, originalEndTime: 1, keyId: 1 },
    ...{ keySalt: 1, closeTime: 1, closingHash: 1, documentsOpenTime: 1, pricesOpenTime: 1, openedByName: 1, decisionDeadline: 1, decisionDelayTimes: 1 },
    ...{ decisionOverdue: 1, failReason: 1, failRemark: 1, failTime: 1 },
  },
  bidInvitation: {
    ...{ companyId: 1, roundId: 1, supplierId: 1, drawn: 1, reason: 1 },
  },
  bidWitness: {
    ...{ companyId: 1, roundId: 1, stage: 1, userId: 1, userName: 1, time: 1 },
  },
  bidParticipant: {
    ...{ companyId: 1, id: 1, roundId: 1, supplierId: 1, no: 1, joinTime: 1, sealed: 1, contactName: 1 },
    ...{ contactPhone: 1, joinIp: 1, qualificationIds: 1, risks: 1 },
  },
  bidQuote: {
    ...{ companyId: 1, id: 1, participantId: 1, quoteNo: 1, arrivalTime: 1, commitment: 1, sealedTerms: 1, sealedPrices: 1 },
    ...{ terms: 1, prices: 1, nonce: 1, total: 1, commitmentHolds: 1, compliant: 1, voidReason: 1, abnormallyLow: 1 },
    ...{ rank: 1, explanation: 1, explanationTime: 1 },
  },
  bidJudgement: {
    ...{ companyId: 1, quoteId: 1, stage: 1, judgeId: 1, judgeName: 1, result: 1, reason: 1, time: 1 },
  },
  bidAward: {
    ...{ companyId: 1, id: 1, projectId: 1, quoteId: 1, supplierId: 1, amount: 1, rank: 1, opinion: 1 },
    ...{ notLowestReason: 1, riskAnswers: 1, decidedBy: 1, decidedByName: 1, decideTime: 1, status: 1, noticeEndTime: 1, cancelReason: 1 },
  },
  announcement: {
    ...{ companyId: 1, id: 1, announcementCode: 1, type: 1, title: 1, projectId: 1, publishScope: 1, sections: 1 },
    ...{ bidEndTime: 1, publishTime: 1, fingerprint: 1 },
  },
  projectItem: {
    ...{
      companyId: 1,
      projectId: 1,
      no: 1,
      itemName: 1,
      spec: 1,
      parameters: 1,
      categoryCompanyId: 1,
      categoryId: 1,
      quantity: 1,
      unit: 1,
    },
    ...{ amount: 1 },
  },
  projectFund: {
    ...{ companyId: 1, projectId: 1, no: 1, expenditureId: 1, amount: 1, frozen: 1, occupied: 1, paid: 1 },
  },
  projectParticipant: {
    ...{ companyId: 1, projectId: 1, userId: 1, kind: 1 },
  },
  projectReceipt: {
    ...{ companyId: 1, id: 1, projectId: 1, instanceId: 1, actualAmount: 1, witnessId: 1, status: 1, opinion: 1, createTime: 1 },
    ...{ witnessTime: 1 },
  },
  projectInvoice: {
    ...{ companyId: 1, id: 1, projectId: 1, number: 1, amount: 1, invoiceDate: 1, createTime: 1, createByName: 1 },
  },
  projectPayment: {
    ...{ companyId: 1, id: 1, projectId: 1, amount: 1, paidDate: 1, voucherNo: 1, createTime: 1, createByName: 1 },
  },
  approvalInstance: {
    ...{ companyId: 1, id: 1, bizType: 1, projectId: 1, applicantId: 1, amount: 1, materialHash: 1, status: 1, createTime: 1 },
    ...{ endTime: 1, version: 1 },
  },
  approvalTask: {
    ...{ companyId: 1, id: 1, instanceId: 1, step: 1, kind: 1, userId: 1, state: 1, opinion: 1, since: 1 },
    ...{ mode: 1, decideTime: 1 },
  },
  approvalFlow: {
    ...{ companyId: 1, id: 1, bizType: 1, version: 1, nodes: 1, enabled: 1, createTime: 1, createByName: 1 },
  },
  calendarDay: { day: 1, isWorking: 1, name: 1 },
  purchasePolicy: {
    ...{
      companyId: 1,
      smallLimit: 1,
      ownCardLimit: 1,
      orderLimit: 1,
      tenderLimit: 1,
      serviceTenderLimit: 1,
      worksTenderLimit: 1,
    },
    ...{ similarDays: 1, ...tracked },
  },
  documentNumber: {
    ...{ companyId: 1, kind: 1, year: 1, last: 1 },
  },
  flowEvent: {
    ...{ companyId: 1, kind: 1, subjectId: 1, no: 1, step: 1, fromStatus: 1, toStatus: 1, actorId: 1, actorName: 1 },
    ...{ roleName: 1, content: 1, salt: 1, time: 1, hash: 1 },
  },
  expenditure: {
    ...{ companyId: 1, id: 1, cardNo: 1, cardName: 1, fundType: 1, ownerId: 1, deptId: 1, totalAmount: 1, frozenAmount: 1 },
    ...{ occupiedAmount: 1, paidAmount: 1 },
    ...{ availableAmount: 1, validFrom: 1, validTo: 1, status: 1, source: 1, absentSince: 1, isUsed: 1, ...tracked },
  },
  expenditureUser: { companyId: 1, expenditureId: 1, userId: 1 },
  expenditureHold: { companyId: 1, expenditureId: 1, bizCode: 1, amount: 1 },
  expenditureFlow: {
    ...{ companyId: 1, id: 1, expenditureId: 1, flowType: 1, amount: 1, bizCode: 1, balance: 1, reason: 1 },
    ...{ createTime: 1, createByName: 1 },
  },
  inboxMessage: {
    ...{ companyId: 1, id: 1, userId: 1, sceneCode: 1, params: 1, bizType: 1, bizId: 1, readTime: 1, createTime: 1 },
    occasion: 1,
  },
  menuSwitch: {
    ...{ companyId: 1, menuCompanyId: 1, menuId: 1, enabled: 1, byPlatform: 1, reason: 1, updateTime: 1, updateByName: 1 },
  },
  dictType: {
    ...{ companyId: 1, id: 1, dictType: 1, dictName: 1, status: 1, builtIn: 1, enumeration: 1, remark: 1, ...tracked },
  },
  dictEntry: {
    ...{ companyId: 1, id: 1, dictType: 1, dictLabel: 1, dictLabelEn: 1, dictValue: 1, tagColor: 1 },
    ...{ sort: 1, isDefault: 1, status: 1, builtIn: 1, ...tracked },
  },
  article: {
    ...{ companyId: 1, id: 1, channel: 1, title: 1, categoryCode: 1, summary: 1, content: 1, source: 1, author: 1, top: 1 },
    ...{ popup: 1, targetRoles: 1, caseAmount: 1, caseSavingRate: 1, steps: 1, sort: 1, status: 1, publishTime: 1 },
    ...{ expireTime: 1, withdrawReason: 1, viewCount: 1, ...tracked },
  },
  wechatReceiver: {
    ...{ companyId: 1, id: 1, userId: 1, openId: 1, nickName: 1, nickNameNotes: 1, bindTime: 1, pushState: 1 },
    ...{ bindStatus: 1, slot: 1, language: 1, ...tracked },
  },
  messageSceneRelation: { companyId: 1, id: 1, receiverId: 1, sceneCode: 1, createTime: 1 },
  wechatSendLog: {
    ...{
      companyId: 1,
      id: 1,
      receiverId: 1,
      sceneCode: 1,
      params: 1,
      status: 1,
      sendTime: 1,
      retryTimes: 1,
      error: 1,
      claimedBy: 1,
      claimUntil: 1,
    },
    createTime: 1,
  },
  wechatBindAttempt: { companyId: 1, id: 1, userId: 1, status: 1, nickName: 1, expireTime: 1, language: 1 },
  downloadDoc: {
    ...{ companyId: 1, id: 1, docName: 1, docType: 1, docVersion: 1, fileCompanyId: 1, fileId: 1, targetRoles: 1 },
    ...{ sort: 1, downloadCount: 1, status: 1, ...tracked },
  },
  product: {
    ...{ companyId: 1, id: 1, productName: 1, categoryCompanyId: 1, categoryId: 1, brand: 1, model: 1, parameters: 1 },
    ...{ referencePrice: 1, status: 1, publishTime: 1, withdrawReason: 1, ...tracked },
  },
  productImage: { companyId: 1, productId: 1, sort: 1, fileCompanyId: 1, fileId: 1 },
  productSupplier: { companyId: 1, productId: 1, supplierId: 1 },
  articleFile: { companyId: 1, articleId: 1, purpose: 1, sort: 1, fileCompanyId: 1, fileId: 1 },
  articleView: { companyId: 1, userId: 1, articleCompanyId: 1, articleId: 1, time: 1 },
  task: {
    ...{ companyId: 1, id: 1, taskCode: 1, taskName: 1, taskType: 1, occasion: 1, isSingular: 1, bizId: 1, bizName: 1 },
    ...{ payload: 1, executeTime: 1, startTime: 1, endTime: 1, doneCount: 1, totalCount: 1, result: 1, error: 1 },
    ...{ retryTimes: 1, maxRetry: 1, status: 1, stopRequested: 1, leaseOwner: 1, leaseUntil: 1, heartbeatTime: 1 },
    ...{ createBy: 1, fileId: 1, ...tracked },
  },
  taskLog: { companyId: 1, taskId: 1, id: 1, time: 1, level: 1, event: 1 },
  loginSession: {
    ...{ tokenHash: 1, companyId: 1, userId: 1, roleCompanyId: 1, roleId: 1, deptId: 1, createTime: 1, lastSeenTime: 1 },
    ...{ expireTime: 1, endTime: 1, switchNonce: 1, switchKey: 1, switchChoice: 1, byPassword: 1 },
    ...{ id: 1, loginTime: 1, address: 1, userAgent: 1 },
  },
  loginThrottle: { kind: 1, subject: 1, failures: 1, lastFailureTime: 1, blockedUntil: 1 },
  loginTicket: { issuer: 1, nonce: 1, expireTime: 1 },
  captcha: { id: 1, answer: 1, expireTime: 1 },
  idempotency: { companyId: 1, userId: 1, operationId: 1, key: 1, bodyHash: 1, answer: 1, createTime: 1 },
  operationLog: {
    ...{ companyId: 1, id: 1, time: 1, userId: 1, userName: 1, roleId: 1, deptId: 1, operationId: 1 },
    ...{ code: 1, reason: 1, reasonParams: 1, costMs: 1, requestId: 1, ip: 1, request: 1, changes: 1 },
  },
  roleAssignable: { companyId: 1, roleId: 1, assignableCompanyId: 1, assignableRoleId: 1 },
  passwordHistory: { companyId: 1, userId: 1, time: 1, passwordHash: 1 },
  phoneCaptcha: { phone: 1, scene: 1, codeHash: 1, attempts: 1, expireTime: 1, createTime: 1 },
  applyComment: { companyId: 1, id: 1, ownerId: 1, scope: 1, commentType: 1, content: 1, sort: 1, ...tracked },
  contact: {
    ...{ companyId: 1, id: 1, userId: 1, contactName: 1, phone: 1, campus: 1, address: 1, roomNo: 1, isDefault: 1, ...tracked },
  },
  goodsCategory: {
    ...{ companyId: 1, id: 1, parentCompanyId: 1, parentId: 1, level: 1, categoryCode: 1, categoryName: 1, purchaseType: 1 },
    ...{ unit: 1, managerDeptId: 1, needArgumentReport: 1, argumentThreshold: 1, hazardous: 1, shareable: 1, consumable: 1 },
    ...{ fixedAsset: 1, centralCatalogue: 1 },
    ...{ sort: 1, status: 1, ...tracked },
  },
  file: {
    ...{ companyId: 1, id: 1, fileName: 1, fileSize: 1, contentType: 1, sha256: 1, bizType: 1, storageKey: 1 },
    ...{ createTime: 1, createBy: 1, createByName: 1 },
  },
  fileUse: { fileCompanyId: 1, fileId: 1, entity: 1, companyId: 1, rowId: 1 },
  signingKey: { purpose: 1, key: 1 },
  storedContent: { storageKey: 1, createTime: 1 },
  installation: { id: 1, identity: 1 },
  supplier: {
    ...{ companyId: 1, id: 1, companyName: 1, creditCode: 1, companyType: 1, supplierKind: 1, legalPerson: 1 },
    ...{ registeredCapital: 1, establishDate: 1, registeredAddress: 1, province: 1, city: 1, businessScope: 1 },
    ...{ contactName: 1, contactPhone: 1, contactEmail: 1, bankName: 1, bankAccount: 1, invoice: 1, status: 1 },
    ...{ accountSource: 1, signedAgreement: 1, agreementExpireDate: 1, creditScore: 1, creditLevel: 1 },
    ...{ qualificationExpireDate: 1, submitTime: 1, auditTime: 1, auditUserName: 1, auditOpinion: 1, remark: 1, userId: 1 },
    ...{ statusBeforeExposure: 1, ...tracked },
  },
  exposure: {
    ...{ companyId: 1, id: 1, exposureCode: 1, supplierId: 1, exposureType: 1, level: 1, fact: 1, basis: 1, startDate: 1 },
    ...{ endDate: 1, expireTime: 1, deductScore: 1, deducted: 1, holdsStatus: 1, status: 1, publishTime: 1 },
    ...{ publishUserId: 1, withdrawReason: 1, appeal: 1, ...tracked },
  },
  supplierCategory: { companyId: 1, supplierId: 1, categoryCompanyId: 1, categoryId: 1 },
  supplierQualification: {
    ...{ companyId: 1, id: 1, supplierId: 1, qualType: 1, qualName: 1, qualNo: 1, issueDate: 1, expireDate: 1 },
    fileId: 1,
  },
  supplierReviewRecord: {
    ...{ companyId: 1, id: 1, supplierId: 1, event: 1, opinion: 1, userId: 1, userName: 1, time: 1 },
  },
  supplierScoreEntry: { companyId: 1, id: 1, supplierId: 1, change: 1, score: 1, reason: 1, time: 1 },
  supplierRegistry: { companyId: 1, supplierId: 1, operatingStatus: 1, info: 1, dataSource: 1, syncTime: 1 },
  supplierShareholder: { companyId: 1, supplierId: 1, name: 1 },
  purchasingCategory: {
    ...{ companyId: 1, id: 1, categoryName: 1, categoryCode: 1, purchaseType: 1, amountMin: 1, amountMax: 1 },
    ...{ needArgumentReport: 1, sort: 1, status: 1, ...tracked },
  },
  purchasingCategoryGoods: { companyId: 1, categoryId: 1, goodsCompanyId: 1, goodsCategoryId: 1 },
  purchasingCategoryDept: { companyId: 1, categoryId: 1, deptId: 1 },
  purchasingCategoryExecution: { companyId: 1, categoryId: 1, executionId: 1 },
  purchasingExecution: {
    ...{ companyId: 1, id: 1, executionName: 1, executionCode: 1, bidConfig: 1, needContract: 1, contractThreshold: 1 },
    ...{ publicityDays: 1, status: 1, ...tracked },
  },
  purchasingProgress: {
    ...{ companyId: 1, id: 1, executionId: 1, nodeCode: 1, nodeName: 1, nodeNameEn: 1, enabled: 1, required: 1 },
    ...{ limitDays: 1, sort: 1 },
  },
};
