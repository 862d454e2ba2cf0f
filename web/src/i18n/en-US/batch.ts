import { counted, number } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/batch.ts';

const batch: typeof zh = {
  title: ({ action, count }) => `${action} ${counted(count, 'row')}?`,
  rows: ({ names, count }) => (names.length < count ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ')),
  leftOut: ({ count }) =>
    `${counted(count, 'selected row does not support this action and is', 'selected rows do not support this action and are')} skipped.`,
  progress: ({ done, count }) => `${number(done)} of ${number(count)} done`,
  ended: ({ done, failed }) => {
    if (failed === 0) return `${number(done)} succeeded`;
    return done === 0 ? `${number(failed)} failed:` : `${number(done)} succeeded, ${number(failed)} failed:`;
  },
  failure: ({ name, reason }) => `${name}: ${reason}`,
};

export default batch;
