/** The editor of texts: fetched with it. */
const editor = {
  formatting: '格式',
  heading2: '标题',
  heading3: '小标题',
  bold: '加粗',
  italic: '斜体',
  underline: '下划线',
  strikethrough: '删除线',
  bulletList: '项目符号',
  orderedList: '编号',
  blockquote: '引用',
  rule: '分隔线',
  link: '链接',
  unlink: '取消链接',
  linkAddress: '链接地址',
  linkRule: '请填写以 http://、https://、mailto: 或 tel: 开头的地址',
  undo: '撤销',
  redo: '重做',
  tableInsert: '插入表格',
  tableDelete: '删除表格',
  rowInsert: '在下方插入行',
  rowDelete: '删除行',
  columnInsert: '在右侧插入列',
  columnDelete: '删除列',
};

export default editor;
