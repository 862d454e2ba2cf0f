import type zh from '../zh-CN/entry.ts';

const entry: typeof zh = {
  waiting: 'Logging in',
  waitingText: 'Checking the ticket of the system you come from…',
  askTitle: 'Log in with another account?',
  askText: ({ name, account, company }) =>
    `You are logged in as ${name} (${account}, ${company}). The system you come from wants to log in another account. If you go on, this session ends, in other tabs as well.`,
  askStay: 'Stay logged in',
  askReplace: 'Log in with the other account',

  errorTitle: 'Login failed',
  errorTicket:
    'The login ticket is not valid, has expired or was used before. Go back to the system you came from and enter again.',
  errorTooMany: 'Too many attempts. Try again later from the system you came from.',
  errorForbidden: 'This way in was refused. Go back to the system you came from and enter again.',
  errorUnknown: 'The login could not be completed. Enter again from the system you came from, or log in with your password.',
  errorCode: ({ code }) => `Error code: ${code}`,
  toLogin: 'Back to login',
};

export default entry;
