import type zh from '../zh-CN/batch.ts';

const batch: typeof zh = {
  title: ({ action, count }) => `${action} ${count} ${count === 1 ? 'row' : 'rows'}?`,
  rows: ({ names, count }) => (names.length < count ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ')),
  leftOut: ({ count }) =>
    count === 1
      ? '1 selected row does not support this action and is skipped.'
      : `${count} selected rows do not support this action and are skipped.`,
  progress: ({ done, count }) => `${done} of ${count} done`,
  ended: ({ done, failed }) => {
    if (failed === 0) return `${done} succeeded`;
    return done === 0 ? `${failed} failed:` : `${done} succeeded, ${failed} failed:`;
  },
  failure: ({ name, reason }) => `${name}: ${reason}`,
};

export default batch;
