import type { Messages } from '../messages.ts';

const sponsor: Messages['sponsor'] = {};

export default sponsor;
