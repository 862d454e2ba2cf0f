import type { Messages } from '../messages.ts';

const approvals: Messages['approvals'] = {};

export default approvals;
