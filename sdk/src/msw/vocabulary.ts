/** Messages of the server by code, in both languages (domain: business error codes). */
const messages: Record<number, readonly [zh: string, en: string]> = {
  0: ['操作成功', 'Done'],
  401: ['登录已失效，请重新登录', 'Your session has ended. Log in again.'],
  404: ['接口不存在', 'This address does not exist.'],
  4000: ['参数校验失败', 'Some values are not valid.'],
  4001: ['用户名或密码错误', 'Wrong username or password.'],
  4003: ['无权限访问', 'You do not have permission to do this.'],
  4004: ['数据不存在', 'This record does not exist.'],
  4005: ['尝试过于频繁，请稍后再试', 'Too many attempts. Try again later.'],
  4007: ['请先选择角色和部门', 'Choose a role and department first.'],
  4008: ['请先修改初始密码', 'Change your initial password first.'],
  4009: [
    '初始密码已过期，请联系管理员重置密码',
    'Your initial password has expired. Ask an administrator to reset the password.',
  ],
  4090: ['数据已被他人修改，请刷新后重试', 'Someone else has changed this record. Refresh and try again.'],
  4091: ['同一次提交的内容已改变，请刷新后重试', 'What you submitted differs from the first attempt. Refresh and try again.'],
  4204: ['存在关联用户，不能删除', 'Users belong to this entry, so it cannot be deleted.'],
  4205: ['存在下级，不能删除', 'Other entries are below this entry, so it cannot be deleted.'],
  4208: ['系统内置，不能删除', 'Built-in entries cannot be deleted.'],
  4209: ['不能对本人进行该操作', 'You cannot do this to your own account.'],
  5000: ['操作失败，请联系管理员', 'Operation failed, please contact the administrator'],
};

/** Messages for business rules of single fields. */
const rules: Record<string, readonly [zh: string, en: string]> = {
  unique: ['已被使用', 'Already in use. Choose another value.'],
  cycle: ['不能移动到自己的下级', 'An entry cannot be moved below itself.'],
  choice: ['不在可选范围内', 'Choose one of the available options.'],
};

/** Returns 0 for Chinese, the server's default language, and 1 for English. */
const columnOf = (request: Request): 0 | 1 => (request.headers.get('Accept-Language')?.startsWith('en') ? 1 : 0);

/** Returns the usual message of a code. */
export const messageOf = (code: number, request: Request): string =>
  (messages[code] ?? (messages[5000] as readonly [string, string]))[columnOf(request)];

/** Returns the message of a broken rule. */
export const ruleMessage = (rule: string, request: Request): string => rules[rule]?.[columnOf(request)] ?? rule;

const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗';
const givenNames = [
  '晓梅',
  '志强',
  '雅婷',
  '文博',
  '海燕',
  '明远',
  '静怡',
  '建国',
  '思源',
  '丽华',
  '子轩',
  '雨桐',
  '国栋',
  '慧敏',
  '浩然',
];

/** Returns a random Chinese name, surname first. */
export function personName(random: () => number): string {
  const surname = surnames[Math.floor(random() * surnames.length)];
  return `${surname}${givenNames[Math.floor(random() * givenNames.length)]}`;
}
