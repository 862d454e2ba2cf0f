import type { LabelKey } from '#i18n/messages.ts';

export interface LoginValues {
  username: string;
  password: string;
  captchaCode: string;
}

export type LoginField = keyof LoginValues;

const emptyTexts: Record<LoginField, LabelKey> = {
  username: 'session.usernameEmpty',
  password: 'session.passwordEmpty',
  captchaCode: 'session.captchaEmpty',
};

/**
 * Reads the login form. Checking three required fields does not justify a form library and a validator on the page that everybody waits
 * for: they would be a tenth of its bytes.
 * @returns the values and the errors, as keys of texts, so that they follow a change of the language
 */
export function readLogin(form: FormData, needsCaptcha: boolean) {
  const read = (name: LoginField) => String(form.get(name) ?? '');
  const values: LoginValues = {
    username: read('username').trim(),
    password: read('password'),
    captchaCode: read('captchaCode').trim(),
  };
  const fields: LoginField[] = needsCaptcha ? ['username', 'password', 'captchaCode'] : ['username', 'password'];
  const empty = fields.filter((name) => values[name] === '');
  const errors: Partial<Record<LoginField, LabelKey>> = Object.fromEntries(empty.map((name) => [name, emptyTexts[name]]));
  return { values, errors, firstEmpty: empty[0] ?? null };
}
