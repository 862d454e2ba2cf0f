import { expect, test } from 'vitest';
import { startApp } from '#test/startApp.ts';
import { createApp } from '../app.ts';
import { makeDemoOtherWays } from './demoOtherWays.ts';
import { openStage } from './demoStage.ts';

test('the imported purchase waits for who manages the goods, and is not late from the start', async () => {
  const app = await startApp();
  const stage = openStage(app.deps, createApp);
  // A Friday: four days before, three working days would have been over by now.
  const now = new Date('2026-03-06T10:00:00+08:00');
  app.clock.now = now;
  await makeDemoOtherWays(stage, now, async (id) => {
    for (let asked = await stage.pendingTask(id); asked; asked = await stage.pendingTask(id)) {
      const { taskId, version, userId } = asked;
      const approver = await stage.asUser(userId);
      await approver.approvals.decideApprovalTask({ path: { taskId }, body: { version, decision: 'APPROVE' } });
    }
  });
  expect(stage.now.getTime()).toBeLessThan(now.getTime());
  await stage.moveTo(now);
  const manager = await app.as('inspector1', 'inspector');
  const { records } = await manager.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
  const waiting = records.find(({ title }) => title === '显微镜进口物镜');
  expect(Date.parse(String(waiting?.limitTime))).toBeGreaterThan(now.getTime());
  expect((await manager.home.getHomeWork()).todo.rows).toContainEqual(
    expect.objectContaining({ title: '显微镜进口物镜', overdue: false }),
  );
  await app.close();
}, 60_000);
