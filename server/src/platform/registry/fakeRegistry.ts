import type { Registry, RegistryData } from './registry.ts';

/** A registration authority whose codes no real enterprise has. */
const reserved = '91990000';

/** A fake registry for development. It knows only the reserved codes of the demo data, and marks every answer as invented. */
export const fakeRegistry: Registry = {
  name: 'development-fixture',

  async find(creditCode) {
    return creditCode.startsWith(reserved) ? invented(creditCode) : null;
  },
};

function invented(creditCode: string): RegistryData {
  // Without the check character.
  const number = creditCode.slice(8, 17);
  const legalPerson = `Invented Person ${number}`;
  return {
    companyName: `Invented Enterprise ${number}`,
    creditCode,
    regNo: `37000000${number.slice(-7)}`,
    legalPerson,
    companyType: 'Limited company (invented)',
    registeredCapital: 'CNY 5,000,000',
    paidInCapital: 'CNY 5,000,000',
    // One enterprise in ten has a revoked licence, so that reviews can be tried with such a case.
    operatingStatus: number.endsWith('9') ? 'REVOKED' : 'EXISTING',
    establishDate: '2012-04-18',
    approvalDate: '2024-11-05',
    termStart: '2012-04-18',
    termEnd: null,
    registrationAuthority: 'Invented authority',
    registeredAddress: `No. ${number}, Invented Road`,
    businessScope: 'Invented for development',
    industry: 'Wholesale',
    formerNames: [],
    shareholders: [{ name: legalPerson, type: 'Natural person', ratio: '100.00%', amount: 'CNY 5,000,000' }],
    keyPersons: [{ name: legalPerson, position: 'Director' }],
    changes: [],
    penalties: [],
    abnormals: [],
    dishonest: false,
  };
}
