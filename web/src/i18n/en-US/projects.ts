import type { Messages } from '../messages.ts';

const projects: Messages['projects'] = {};

export default projects;
