/** Names and words of the suppliers; all of them are invented. */
export const places = ['江海', '齐岳', '澜川', '岱岳', '望舒', '滨城', '溯源', '云沂'];

export const brands = [
  '博瑞',
  '精诚',
  '海川',
  '恒信',
  '华拓',
  '明理',
  '启元',
  '安达',
  '科信',
  '瑞丰',
  '鼎新',
  '同创',
  '中合',
  '格物',
  '九章',
  '泰和',
  '万象',
  '卓越',
  '正源',
  '创远',
  '百川',
  '新禾',
  '远景',
  '合力',
  '天工',
  '嘉实',
];

/** What a supplier sells: codes of goods categories, the word in its name, and a qualification beside the licence. */
export const trades: { codes: string[]; word: string; qualification: [type: string, name: string] | null }[] = [
  { codes: ['10201', '10202'], word: '试剂', qualification: ['hazardous', '危险化学品经营许可证'] },
  { codes: ['101', '10101'], word: '精密仪器', qualification: ['agent', '产品代理授权书'] },
  { codes: ['10204'], word: '实验耗材', qualification: null },
  { codes: ['104', '10401'], word: '信息技术', qualification: ['iso', '质量管理体系认证证书'] },
  { codes: ['103'], word: '办公家具', qualification: null },
  { codes: ['10205'], word: '气体', qualification: ['hazardous', '危险化学品经营许可证'] },
  { codes: ['105'], word: '图书', qualification: null },
  { codes: ['10103', '106'], word: '生物科技', qualification: ['medical', '医疗器械经营许可证'] },
  { codes: ['201'], word: '设备维修', qualification: null },
  { codes: ['203'], word: '软件', qualification: ['iso', '质量管理体系认证证书'] },
  { codes: ['301', '30101'], word: '建筑工程', qualification: ['construction', '建筑业企业资质证书'] },
  { codes: ['107'], word: '文化用品', qualification: null },
];

export const surnames = '韩宋高陈孟秦夏严崔丁贺龚樊尹舒祝岳温季祁'.split('');
export const contactNames = '马姚谭廖邹熊金陆郝孔白毛邱史侯邵'.split('');
export const givenNames = ['卫东', '雅兰', '志强', '立新', '晓东', '美玲', '建军', '思源', '丽华', '国栋', '文涛'];

export const towns: [province: string, city: string][] = [
  ['山东省', '济南市'],
  ['山东省', '青岛市'],
  ['山东省', '烟台市'],
  ['江苏省', '南京市'],
  ['上海市', '上海市'],
  ['北京市', '北京市'],
];

export const opinions = {
  first: '资料齐全，信用等级较低，请复审',
  approved: '资料齐全，同意入库',
  rejected: '营业执照影像不清晰，请重新提交',
  FROZEN: '年度材料未按期提交，暂停参与',
  BLACKLISTED: '提供虚假材料，列入失信名单',
  CANCELLED: '企业申请注销',
};

export const exposureTexts = {
  facts: [
    ['FALSE_MATERIAL', '入库审核时提供的经营许可证经核查系伪造，发证机关书面确认无该证书记录。', '供应商管理办法第12条'],
    ['DELAY_DELIVERY', '成交的实验台逾期37天交付，两次书面催告后仍未完成供货，影响教学安排。', '供货协议第8条'],
    ['QUALITY', '交付的试剂经第三方检测纯度不合格，同批次产品三次更换后仍不符合约定。', '供货协议第9条'],
    ['REFUSE_CONTRACT', '成交公示后无正当理由拒绝签订合同，致使采购活动重新组织。', '采购管理办法第27条'],
    ['OTHER', '售后服务人员多次未按约定时间到场，设备停用累计超过30天。', '供货协议第11条'],
  ] as [type: 'FALSE_MATERIAL' | 'DELAY_DELIVERY' | 'QUALITY' | 'REFUSE_CONTRACT' | 'OTHER', fact: string, basis: string][],
  appeal: '延误系物流中断所致，附承运单位出具的情况证明。',
  upheld: '证明属实，申诉成立，予以撤回。',
  dismissed: '证明期间与延误期间不一致，维持原处理。',
};
