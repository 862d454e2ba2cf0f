import type zh from '../zh-CN/batch.ts';

const batch: typeof zh = {
  title: ({ action, count }) => `${action} ${count} ${count === 1 ? 'row' : 'rows'}?`,
  rows: ({ names, count }) => (names.length < count ? `${names.join(', ')} and ${count - names.length} more` : names.join(', ')),
  leftOut: ({ count }) =>
    count === 1
      ? 'One selected row does not allow this and is left out.'
      : `${count} selected rows do not allow this and are left out.`,
  progress: ({ done, count }) => `${done} of ${count} done`,
  ended: ({ done, failed }) => (failed > 0 ? `${done} succeeded, ${failed} failed:` : `${done} succeeded`),
  failure: ({ name, reason }) => `${name}: ${reason}`,
};

export default batch;
