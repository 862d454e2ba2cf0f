import { expect, test } from 'vitest';
import { startMessage } from './startMessage.ts';

const office = { url: 'http://127.0.0.1:3000', database: { kind: 'postgres' }, hasDemoAccounts: false, hasWebApp: true } as const;

test('an office is told at its start what its settings do not allow', () => {
  const message = startMessage({ ...office, missing: ['SEALING_KEYS', 'SMS_WEBHOOK_URL'] });
  expect(message).toContain('SEALING_KEYS is not set: no bidding can be announced.');
  expect(message).toContain('SMS_WEBHOOK_URL is not set: no supplier can register');
  expect(startMessage({ ...office, missing: [] })).toBe('\nCampus Procurement is ready: http://127.0.0.1:3000\n\n');
});
