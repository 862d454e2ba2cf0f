import type { Messages } from '../messages.ts';

const deputies: Messages['deputies'] = {
  about:
    'While you are away, a colleague can approve for you. You can still approve yourself, and anything undecided at the end comes back to you. Deputies cannot witness receipts, and no one can approve their own requests.',
  mine: 'My deputies',
  ofOthers: 'Whom I approve for',
  none: 'No deputy yet.',
  create: 'New deputy',
  edit: 'Edit deputy',
  editOf: ({ name }) => `Edit deputy: ${name}`,
  end: 'End',
  endOf: ({ name }) => `End deputy period: ${name}`,
  endTitle: ({ name }) => `End ${name}’s period as your deputy?`,
  endText: 'Your deputy can no longer approve for you. Decisions already made are kept.',
  ended: ({ name }) => `${name} no longer approves for you`,
  agent: 'Deputy',
  agentHint: 'Deputies cannot act on cases they are involved in or must approve themselves.',
  period: 'Dates',
  periodHint: 'First and last day included, at most 90 days.',
  days: ({ from, to }) => `${from} to ${to}`,
  kinds: 'Types',
  allKinds: 'All types',
  remark: 'Remark',
};

export default deputies;
