interface CharacterParameter {
  paramKey: string;
  paramName: string;
  valueType: 'SWITCH' | 'URL';
  /** Holds for schools without a value of their own. `Y` is on. */
  defaultValue: string;
}

/** The features that a school can switch, and the address of a template. */
export const characterParameters: CharacterParameter[] = [
  { paramKey: 'ifOpenEntry', paramName: '是否开启入库', valueType: 'SWITCH', defaultValue: 'Y' },
  { paramKey: 'ifCrossAcceptance', paramName: '是否跨部门验收', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'JNUniversityCharacter', paramName: 'JN院校特色', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'SYDUniversityCharacter', paramName: 'SYD院校特色', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'QLGYUniversityCharacter', paramName: '齐鲁工大特色', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'argumentReportTemplateUrl', paramName: '论证报告模板地址', valueType: 'URL', defaultValue: '' },
  { paramKey: 'categoryWhetherUsePopupMode', paramName: '分类弹窗选择', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'ifAutoDelayWhenNoDecision', paramName: '未定标自动延期', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'whetherHideEntryNewlyCreatedProject', paramName: '隐藏新建入口', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'isShowJoinIp', paramName: '显示参与IP', valueType: 'SWITCH', defaultValue: 'N' },
  { paramKey: 'whetherToEnableSharedInventory', paramName: '启用共享库存', valueType: 'SWITCH', defaultValue: 'N' },
];
