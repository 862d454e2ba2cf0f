interface DictType {
  n: number;
  dictType: string;
  dictName: string;
  remark: string;
  /** The values are those of an enumeration of the API. */
  enumeration: boolean;
  /** The number of the first entry. */
  first: number;
  /** Label, English label, value and, for some, the colour of the tag. Entries of a list use their label as the value. */
  entries: [label: string, english: string, value?: string, color?: 'green' | 'gray' | 'blue' | 'teal' | 'orange'][];
}

/** The selection lists that the product reads. Schools may add entries, except to enumerations. */
export const dictionary: DictType[] = [
  list(501, 'campus', '校区', '部门和联系人使用', 601, []),
  list(502, 'unit', '计量单位', '物品分类使用', 640, [
    ['台', 'set'],
    ['个', 'piece'],
    ['套', 'kit'],
    ['件', 'item'],
    ['箱', 'case'],
    ['瓶', 'bottle'],
    ['盒', 'box'],
    ['米', 'meter'],
    ['千克', 'kilogram'],
    ['升', 'liter'],
    ['册', 'volume'],
    ['辆', 'vehicle'],
    ['支', 'stick'],
    ['只', 'animal'],
    ['张', 'sheet'],
    ['包', 'pack'],
    ['袋', 'bag'],
    ['桶', 'drum'],
    ['项', 'job'],
  ]),
  list(531, 'news_category', '资讯分类', '新闻资讯使用', 670, [
    ['平台动态', 'Platform', 'platform_news'],
    ['校园动态', 'Campus', 'campus_news'],
    ['政策法规', 'Policies and regulations', 'policy'],
    ['行业资讯', 'Industry', 'industry'],
  ]),
  list(532, 'faq_category', '问题分类', '帮助中心使用', 676, [
    ['账号与登录', 'Account and login', 'account'],
    ['采购申请', 'Requests', 'purchase'],
    ['供应商', 'Suppliers', 'supplier'],
    ['经费与结算', 'Budget and payment', 'funds'],
    ['系统使用', 'Using the system', 'system'],
  ]),
  list(533, 'guide_category', '指南分类', '办事指南使用', 684, [
    ['采购申请', 'Requests', 'purchase'],
    ['供应商入驻', 'Supplier registration', 'supplier'],
    ['合同与验收', 'Contracts and acceptance', 'contract'],
    ['系统使用', 'Using the system', 'system'],
  ]),
  list(534, 'lighthouse_category', '灯塔分类', '采购灯塔使用', 692, [
    ['试剂耗材', 'Reagents and consumables', 'reagent'],
    ['仪器设备', 'Instruments', 'instrument'],
    ['服务', 'Services', 'service'],
    ['工程', 'Works', 'engineering'],
  ]),
  list(545, 'doc_type', '文档类型', '下载中心使用', 6101, [
    ['管理办法', 'Regulation', 'regulation'],
    ['表格模板', 'Template', 'template'],
    ['合同范本', 'Model contract', 'contract'],
    ['操作手册', 'Manual', 'manual'],
  ]),
  list(541, 'company_type', '企业类型', '供应商使用', 624, [
    ['有限责任公司', 'Limited company', 'LIMITED'],
    ['股份有限公司', 'Joint-stock company', 'JOINT_STOCK'],
    ['个人独资企业', 'Sole proprietorship', 'SOLE'],
    ['合伙企业', 'Partnership', 'PARTNERSHIP'],
    ['外商投资企业', 'Foreign-invested enterprise', 'FOREIGN'],
    ['事业单位', 'Public institution', 'INSTITUTION'],
  ]),
  list(542, 'qualification_type', '资质类型', '供应商使用', 630, [
    ['营业执照', 'Business license', 'license'],
    ['代理授权', 'Agency authorization', 'agent'],
    ['医疗器械', 'Medical devices', 'medical'],
    ['危险化学品', 'Hazardous chemicals', 'hazardous'],
    ['体系认证', 'Management system certificate', 'iso'],
    ['建筑资质', 'Construction qualification', 'construction'],
  ]),
  enumeration(511, 'status', '状态', 610, [
    ['启用', 'Enabled', 'ENABLED', 'green'],
    ['停用', 'Disabled', 'DISABLED', 'gray'],
  ]),
  enumeration(512, 'data_scope', '数据范围', 615, [
    ['仅本人', 'Own only', 'SELF'],
    ['本部门', 'Department', 'DEPT'],
    ['本学院', 'College', 'COLLEGE'],
    ['全校', 'School', 'SCHOOL'],
    ['全平台', 'Whole platform', 'ALL'],
  ]),
  enumeration(513, 'menu_type', '菜单类型', 620, [
    ['目录', 'Folder', 'DIR', 'blue'],
    ['菜单', 'Page', 'MENU', 'teal'],
    ['按钮', 'Button', 'BUTTON', 'gray'],
    ['外链', 'Link', 'LINK', 'orange'],
  ]),
];

function list(
  n: number,
  dictType: string,
  dictName: string,
  remark: string,
  first: number,
  entries: DictType['entries'],
): DictType {
  return { n, dictType, dictName, remark, enumeration: false, first, entries };
}

function enumeration(n: number, dictType: string, dictName: string, first: number, entries: DictType['entries']): DictType {
  return { n, dictType, dictName, remark: '', enumeration: true, first, entries };
}
