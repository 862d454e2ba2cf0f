// Generated from openapi/ by `npm run generate`. Do not edit.

/** tag -> operationId -> 'METHOD path?required,query', then `r` where a retry is safe, `l` where the answer is a page of a list and `p` where no session is needed. */
export const routes = {
  session: {
    login: 'POST /auth/v2/login p',
    getCaptcha: 'GET /auth/captcha p',
    logout: 'GET /auth/logout',
    getInfo: 'GET /api/supp/auth/getInfo r',
    getRoleDeptList: 'GET /auth/v2/get-role-dept/list r',
    switchDept: 'POST /auth/v2/switchDept',
    getUserMenu: 'GET /sys/menu/getUserMenu r',
    getMenuConfig: 'GET /sys/menu/getMenuConfig r',
  },
  roles: {
    queryRolePage: 'GET /sys/role/queryRolePage r l',
    saveRole: 'POST /sys/role/saveRole',
    updateRole: 'PUT /sys/role/updateRole',
    queryRoleDetail: 'GET /sys/role/queryRoleDetail/{id} r',
    deleteRole: 'DELETE /sys/role/deleteRole/{id}',
    queryRoleList: 'GET /sys/role/queryRoleList r',
  },
  menus: {
    queryMenuTree: 'POST /sys/menu/menuTree r',
    saveMenu: 'POST /sys/menu/save',
    updateMenu: 'PUT /sys/menu/updateMenu',
    removeMenu: 'DELETE /sys/menu/removeById/{id}',
    listPermissionCodes: 'GET /sys/menu/permission/list r',
    queryMenuDisablePage: 'GET /system/menu-disable/page r l',
    enableOrDisableMenu: 'POST /system/menu-disable/enableOrDisable',
  },
  departments: {
    getLocalDeptTree: 'GET /sys/dept/local/tree r',
    createDept: 'POST /sys/dept',
    updateDept: 'PUT /sys/dept',
    deleteDept: 'DELETE /sys/dept/{id}',
  },
  dictionary: {
    queryDictDataByType: 'GET /api/supp/dictData/queryDictDataByType/{type} r',
    queryDictTypePage: 'GET /sys/dict/type/page r l',
    saveDictType: 'POST /sys/dict/type/save',
    updateDictType: 'PUT /sys/dict/type/update/{id}',
    deleteDictType: 'DELETE /sys/dict/type/remove/{id}',
    queryDictEntryPage: 'GET /sys/dict/data/page?dictType r l',
    saveDictEntry: 'POST /sys/dict/data/save',
    updateDictEntry: 'PUT /sys/dict/data/update/{id}',
    deleteDictEntry: 'DELETE /sys/dict/data/remove/{id}',
  },
  characterParameters: {
    queryCharacterValues: 'POST /characterParameter/character/queryCharacterValues r',
  },
  goodsCategories: {
    getGoodsCategoryTree: 'GET /goods/category/tree r',
    saveGoodsCategory: 'POST /goods/category/save',
    updateGoodsCategory: 'PUT /goods/category/update/{id}',
    removeGoodsCategory: 'DELETE /goods/category/remove/{id}',
  },
} as const;
