/** Texts of the download centre. */
const documents = {
  thing: '文件',
  create: '上传文档',
  edit: ({ name }: { name: string }) => `编辑文档：${name}`,
  empty: '暂无可下载的文档',
  emptyToAdd: '暂无文档，点击“上传文档”添加第一份',
  name: '文档名称',
  type: '类型',
  version: '版本',
  versionHint: '例如 2.1，可不填',
  file: '文件',
  school: '所属学校',
  downloads: '下载次数',
  updated: '更新时间',
  status: '状态',
  statusHint: '停用后读者看不到，也不能下载',
  targetRoles: '可见角色',
  targetRolesHint: '不选则所有角色可见',
  allRoles: '所有角色',
  sort: '排序',
  disableText: '停用后，只有维护人员能看到该文档，其他人不能再下载。可以随时重新启用。',
  deleteText: '文件将一并删除，不能恢复。',
};

export default documents;
