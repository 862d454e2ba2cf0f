import type { Messages } from '../messages.ts';

const notices: Messages['notices'] = {
  offline: 'The server cannot be reached. Your entries are safe, and the page refreshes automatically.',
  switchedElsewhere: ({ role, dept }) => `You switched to ${role} (${dept}) in another tab, so this tab switched too.`,
  switchedFromForm: ({ role, dept }) =>
    `You switched to ${role} (${dept}) in another tab, so this tab switched too. Your entries are kept; switch back to your previous role to continue.`,
  understood: 'OK',
  idleEnd: 'You will be logged out soon because you have been inactive.',
  hardEnd: 'Your session expires soon. Save your work and log in again.',
  timeLeft: ({ time }) => `${time} left`,
  stay: 'Stay logged in',
  newVersion: 'A new version is available. Reload the page to use it.',
  reload: 'Reload now',
  later: 'Later',
};

export default notices;
