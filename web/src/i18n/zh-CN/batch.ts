/** Texts for actions on several rows, loaded with their dialog. */
const batch = {
  title: ({ action, count }: { action: string; count: number }) => `${action} ${count} 条数据？`,
  rows: ({ names, count }: { names: string[]; count: number }) =>
    names.length < count ? `${names.join('、')} 等 ${count} 条` : names.join('、'),
  leftOut: ({ count }: { count: number }) => `另有 ${count} 条已选数据不支持此操作，将跳过。`,
  progress: ({ done, count }: { done: number; count: number }) => `已处理 ${done} / ${count} 条`,
  ended: ({ done, failed }: { done: number; failed: number }) =>
    failed > 0 ? `成功 ${done} 条，失败 ${failed} 条：` : `成功 ${done} 条`,
  failure: ({ name, reason }: { name: string; reason: string }) => `${name}：${reason}`,
};

export default batch;
