import type zh from '../zh-CN/replacements.ts';

const replacements: typeof zh = {
  titleREQUESTER: ({ name }) => `Replace the requester of “${name}”`,
  titleMEMBER: ({ name }) => `Replace a member in the acceptance of “${name}”`,
  titleBORROWER: ({ name }) => `Replace the requester of “${name}”`,
  textREQUESTER:
    'The new requester completes the purchase; the record of the former one is kept. The new requester and the officer are notified, and the reason is logged.',
  textMEMBER:
    'Signatures stay on record. The new member inspects the goods and signs. The new member and the officer are notified, and the reason is logged.',
  textBORROWER:
    'The new requester confirms receipt, and returns borrowed goods. The new requester is notified, and the reason is kept with the request.',
  leaver: 'Person who left',
  who: 'Replacement',
  hintREQUESTER: 'A person with the requester role who has not approved, witnessed, handled or inspected this purchase.',
  hintMEMBER: 'A person with an acceptance role. If the leader left, another member can also take the lead.',
  hintBORROWER: 'A person whose role may request shared inventory.',
  reasonRule: 'Enter a reason of at least 2 characters.',
  doREQUESTER: 'Replace requester',
  doMEMBER: 'Replace member',
  doneREQUESTER: ({ name }) => `Requester of “${name}” replaced`,
  doneMEMBER: ({ name }) => `Acceptance member of “${name}” replaced`,
  doneBORROWER: ({ name }) => `Requester of “${name}” replaced`,
};

export default replacements;
