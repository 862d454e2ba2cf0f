import type { Messages } from '../messages.ts';

const notices: Messages['notices'] = {
  offline: 'The server cannot be reached. Your entries are safe; the page refreshes by itself.',
  switchedElsewhere: ({ role, dept }) => `Another tab switched to ${role} (${dept}), and so did this one.`,
  switchedFromForm: ({ role, dept }) =>
    `Another tab switched to ${role} (${dept}), and so did this one. What you entered is kept; switch back to your previous role to continue.`,
  understood: 'OK',
  idleEnd: 'You will be logged out soon.',
  hardEnd: 'This login soon expires. Save your work and log in again.',
  timeLeft: ({ time }) => `${time} left`,
  stay: 'Stay logged in',
  newVersion: 'A new version is available. Reload the page to use it.',
  reload: 'Reload now',
  later: 'Later',
};

export default notices;
