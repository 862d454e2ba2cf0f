import type zh from '../zh-CN/schools.ts';

const schools: typeof zh = {
  thing: 'School',
  name: 'School',
  nameRule: 'The name is 2 to 50 characters',
  id: 'School id',
  idHint: '4 to 10 digits, not beginning with 0; fixed once registered',
  idRule: 'The school id is 4 to 10 digits and does not begin with 0',
  code: 'Code',
  codeHint: 'The five digits of the Ministry of Education',
  codeRule: 'The code is five digits',
  shortName: 'Short name',
  shortNameHint: 'Stands in the header of its users; the name does without one',
  logo: 'Emblem',
  logoHint: 'Stands in the header of its users.',
  status: 'Status',
  statusACTIVE: 'In service',
  statusSUSPENDED: 'Suspended',
  loginMode: 'Login',
  modeLOCAL: 'Password',
  modeCAS: 'Central',
  modeTICKET: 'Ticket',
  casServerUrl: 'Address of the central authentication',
  casRule: 'The address begins with http:// or https://',
  users: 'Users',
  contact: 'Contact',
  contactName: 'Name of the contact',
  contactPhone: 'Phone',
  province: 'Province',
  city: 'City',
  address: 'Address',
  remark: 'Remark',
  create: 'Register school',
  registered: ({ name }) => `“${name}” is registered and has no administrator yet`,
  addAdministrator: 'Add administrator',
  edit: ({ name }) => `Edit school: ${name}`,
  suspend: 'Suspend',
  suspendTitle: ({ name }) => `Suspend “${name}”?`,
  suspendText: ({ count }) => {
    if (count === 0) return 'The school has no users. Its users cannot log in until the school is resumed.';
    if (count === 1) return 'The only user of the school is logged out at once and cannot log in until the school is resumed.';
    return `All ${count} users of the school are logged out at once and cannot log in until the school is resumed.`;
  },
  resume: 'Resume',
  resumeTitle: ({ name }) => `Resume “${name}”?`,
  resumeText: ({ count }) => {
    if (count === 0) return 'The school has no users yet.';
    return count === 1 ? 'The only user of the school can log in again.' : `All ${count} users of the school can log in again.`;
  },
  changed: ({ name }) => `The status of “${name}” has changed`,
};

export default schools;
