import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/schools.ts';

const schools: typeof zh = {
  thing: 'School',
  name: 'School name',
  id: 'School ID',
  idHint: '4 to 10 digits, not starting with 0. Cannot be changed once saved.',
  idRule: 'Enter a school ID of 4 to 10 digits that does not start with 0.',
  code: 'Code',
  codeHint: 'Five-digit code from the Ministry of Education',
  codeRule: 'Enter a five-digit code.',
  shortName: 'Short name',
  shortNameHint: 'Shown in the page header. If empty, the school name is shown.',
  logo: 'Logo',
  logoHint: 'Shown in the page header.',
  status: 'Status',
  statusACTIVE: 'Active',
  statusSUSPENDED: 'Suspended',
  loginMode: 'Login',
  modeLOCAL: 'Password',
  modeCAS: 'SSO',
  modeTICKET: 'Ticket',
  casServerUrl: 'Single sign-on address',
  users: 'Users',
  contact: 'Contact',
  contactName: 'Contact name',
  contactPhone: 'Phone',
  province: 'Province',
  city: 'City',
  address: 'Address',
  remark: 'Remark',
  create: 'New school',
  registered: ({ name }) => `“${name}” created. Next, add an administrator.`,
  addAdministrator: 'Add administrator',
  edit: ({ name }) => `Edit school: ${name}`,
  suspend: 'Suspend',
  suspendTitle: ({ name }) => `Suspend “${name}”?`,
  suspendText: ({ count }) => {
    if (count === 0) return 'The school has no users yet. No one can log in until the school is resumed.';
    return count === 1
      ? 'The only user of the school is logged out immediately and cannot log in until the school is resumed.'
      : `All ${counted(count, 'user')} of the school are logged out immediately and cannot log in until the school is resumed.`;
  },
  resume: 'Resume',
  resumeTitle: ({ name }) => `Resume “${name}”?`,
  resumeText: ({ count }) => {
    if (count === 0) return 'The school has no users yet.';
    return count === 1
      ? 'The only user of the school can log in again.'
      : `All ${counted(count, 'user')} of the school can log in again.`;
  },
  changed: ({ name }) => `Status of “${name}” updated`,
};

export default schools;
