const serviceCards = {
  keyword: '服务名称或说明',
  disabled: '未开通',
  none: '当前角色没有可用的服务，请联系学校管理员授权',
  noMatch: '没有符合条件的服务',
};

export default serviceCards;
