// Compiled with everything else: each line below must be an error, or `tsc` fails.
import type { LabelKey, MessageKey, Translate } from './messages.ts';
import type zhPages from './zh-CN/pages.ts';

// @ts-expect-error a missing English text
export const missing: typeof zhPages = { home: 'Home' };

export const superfluous: typeof zhPages = {
  home: 'Home',
  roles: 'Roles',
  information: 'Information',
  userInfo: 'My profile',
  users: 'Users',
  forbidden: 'Access denied',
  notFound: 'Page not found',
  serverError: 'Server error',
  // @ts-expect-error a text that Chinese does not have
  other: 'Other',
};

declare const t: Translate;
t('ui.total', { count: 1 });
// @ts-expect-error a key that does not exist
t('ui.totel', { count: 1 });
// @ts-expect-error a text without its parameters
t('ui.total');
// @ts-expect-error a parameter of another type
t('ui.total', { count: '1' });
// @ts-expect-error parameters for a text that takes none
t('ui.save', { count: 1 });

// @ts-expect-error a label cannot be a text that wants parameters
export const label: LabelKey = 'ui.total';
export const key: MessageKey = 'ui.total';
