const userBatch = {
  giveOne: ({ name }: { name: string }) => `为“${name}”授予角色`,
  giveMany: ({ count }: { count: number }) => `为 ${count} 名用户授予角色`,
  roles: '角色',
  rolesHint: '只增加用户没有的角色，不收回已有的角色',
  where: '适用部门',
  whereOWN: '各自的所属部门',
  whereCHOSEN: '指定部门',
  severalSchools: '所选用户属于多所学校，角色只能用于各自的所属部门',
  depts: '部门',
  given: ({ count }: { count: number }) => `已为 ${count} 名用户授予角色`,

  passwordsOf: ({ count }: { count: number }) => `${count} 名用户的初始密码`,
};

export default userBatch;
