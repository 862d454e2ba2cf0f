/** The password of every account of the demo data. It is public: see the README. */
export const demoPassword = 'Seed@2026';

/** Accounts to try things with: one for each kind of work. */
export const demoAccounts = [
  { account: 'admin', who: 'platform administrator' },
  { account: 'schooladmin', who: 'school administrator, with a second role to switch to' },
  { account: 'teacher1', who: 'purchaser' },
  { account: 'dean1', who: 'approver of a college' },
  { account: 'officer1', who: 'procurement officer' },
  { account: 'finance1', who: 'finance officer' },
  { account: 'keeper1', who: 'warehouse keeper' },
  { account: 'inspector1', who: 'inspector' },
  { account: 'operator1', who: 'platform operator' },
  { account: 'auditor1', who: 'auditor' },
];
