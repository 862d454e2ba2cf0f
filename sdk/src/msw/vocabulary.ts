/** Messages of the server by code, in both languages (domain: business error codes). */
const messages: Record<number, readonly [zh: string, en: string]> = {
  0: ['操作成功', 'Done'],
  401: ['登录已失效，请重新登录', 'Your session has ended. Please log in again.'],
  404: ['接口不存在', 'No such address.'],
  4000: ['参数校验失败', 'Some fields are not valid.'],
  4001: ['用户名或密码错误', 'Wrong user name or password.'],
  4003: ['无权限访问', 'You do not have the permission.'],
  4004: ['数据不存在', 'No such entry.'],
  4005: ['尝试过于频繁，请稍后再试', 'Too many attempts. Please try again later.'],
  4007: ['请先选择角色和部门', 'Please choose a role and a department first.'],
  4008: ['请先修改初始密码', 'Please change your initial password first.'],
  4009: ['初始密码已过期，请联系管理员重置密码', 'Your initial password has expired. Ask an administrator to reset it.'],
  4090: ['数据已被他人修改，请刷新后重试', 'Somebody else has changed this. Please reload and try again.'],
  4091: ['同一次提交的内容已改变，请刷新后重试', 'What you sent differs from the first attempt, refresh and try again.'],
  4204: ['存在关联用户，不能删除', 'Users hold it, so it cannot be deleted.'],
  4205: ['存在下级，不能删除', 'It has entries below it and cannot be deleted.'],
  4208: ['系统内置，不能删除', 'It is built in and cannot be deleted.'],
  4209: ['不能对本人进行该操作', 'This cannot be done to yourself.'],
  5000: ['操作失败，请联系管理员', 'Operation failed, please contact the administrator.'],
};

/** Messages for business rules of single fields. */
const rules: Record<string, readonly [zh: string, en: string]> = {
  unique: ['已被使用', 'is taken'],
  cycle: ['不能移动到自己的下级', 'must not be below itself'],
  choice: ['不在可选范围内', 'is not one of your choices'],
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
