import type zh from '../zh-CN/exposures.ts';

const exposures: typeof zh = {
  create: 'New sanction',
  edit: ({ code }) => `Edit sanction: ${code}`,
  quoted: ({ name, code }) => `sanction ${code} against “${name}”`,
  empty: 'No sanctions yet.',
  emptyToAdd: 'No sanctions yet. Draft one with “New sanction”.',
  supplier: 'Supplier',
  code: 'No.',
  type: 'Type',
  level: 'Consequence',
  levelHint: 'The supplier is suspended or blacklisted until the period ends.',
  period: 'Period',
  deductScore: 'Points',
  scoreHint: 'Deducted from the credit score on publication; the score cannot fall below 0.',
  status: 'Status',
  school: 'School',
  published: 'Published',
  fact: 'Facts',
  factHint: 'At least 20 characters. Visible to readers.',
  basis: 'Basis',
  startDate: 'Start date',
  endDate: 'End date',
  endHint: 'If empty: indefinite',
  evidence: 'Evidence',
  publishWARNING: 'The sanction becomes visible to everyone, and the points are deducted from the credit score.',
  publishSUSPEND:
    'The sanction becomes visible to everyone, the points are deducted, and the supplier is suspended until the period ends.',
  publishBAN:
    'The sanction becomes visible to everyone, the points are deducted, and the supplier is blacklisted until the period ends.',
  withdrawText:
    'The sanction is no longer shown, and the points and the supplier’s status are restored. A withdrawn sanction cannot be published again.',
  recordAppeal: 'Record appeal',
  appealOf: ({ name }) => `Record appeal: ${name}`,
  appealContent: 'Appeal details',
  appealResult: 'Decision',
  appealHint: 'If the appeal is upheld, the sanction is withdrawn and all its effects are reversed.',
  appealUPHELD: 'Upheld',
  appealDISMISSED: 'Dismissed',
  appealReply: 'Reply',
};

export default exposures;
