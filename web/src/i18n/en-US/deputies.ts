import type { Messages } from '../messages.ts';

const deputies: Messages['deputies'] = {
  about:
    'While you are away, a colleague can decide for you. You can still decide yourself, and what is undecided at the end waits for you. Nobody witnesses a receipt for somebody else, or decides about their own request.',
  mine: 'Who decides for me',
  ofOthers: 'For whom I decide',
  none: 'Nobody decides for you',
  create: 'Name a deputy',
  edit: 'Change the deputy',
  editOf: ({ name }) => `Change the deputy ${name}`,
  end: 'End',
  endOf: ({ name }) => `End the period of ${name}`,
  endTitle: ({ name }) => `Shall ${name} not decide for you any more?`,
  endText: 'From then on you decide alone. What was decided stays decided.',
  ended: ({ name }) => `${name} does not decide for you any more`,
  agent: 'Deputy',
  agentHint: 'Not in cases of their own, or in which they are asked anyway',
  period: 'Days',
  periodHint: 'With the first and the last one, 90 at most',
  days: ({ from, to }) => `${from} to ${to}`,
  kinds: 'Kinds',
  allKinds: 'All kinds',
  and: ', ',
  remark: 'Remark',
};

export default deputies;
