import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leavePage } from '#testing/continueDraft.ts';
import { openScreen } from '#testing/openScreen.ts';
import { api, callsOf } from '#testing/renderApp.tsx';
import { today } from '#ui/date/dateRange.ts';

const thisYear = today().slice(0, 4);
const someDay = `${today().slice(0, 7)}-15`;

const year = {
  ...api.example('listCalendarDays'),
  year: Number(thisYear),
  version: 0,
  updateTime: null,
  updateByName: null,
  days: [],
  stateDays: [
    { date: `${thisYear}-02-14`, kind: 'WORKDAY', name: '春节调休上班' },
    { date: `${thisYear}-02-15`, kind: 'HOLIDAY', name: '春节' },
    { date: `${thisYear}-02-16`, kind: 'HOLIDAY', name: '春节' },
  ],
} satisfies ReturnType<typeof api.example<'listCalendarDays'>>;
const may = ['system:calendar:update'];

async function openCalendar(permissions = may) {
  const app = await openScreen('/system/purchasing-pattern?tab=calendar', { permissions });
  await screen.findByRole('heading', { name: '国家节假日' });
  return app;
}
const ownDays = () => within(screen.getByRole('list', { name: '本校放假与上班' }));
async function chooseSomeDay(user: Awaited<ReturnType<typeof openCalendar>>['user'], index = 0) {
  await user.click((await ownDays().findAllByRole('button', { name: /^日期/ }))[index] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^15 .*${thisYear}`) }));
}
const save = () => screen.getByRole('button', { name: '保存' });

test('the days of the state are shown as holidays, and that the school has set none', async () => {
  api.override('listCalendarDays', year);
  await openCalendar();
  const rows = within(screen.getByRole('list', { name: '国家节假日' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['02/14上班春节调休上班', '02/15 至 02/16放假春节']);
  expect(screen.getByText(`本校 ${thisYear} 年没有另行安排。`)).toBeVisible();
});

test('a day is added with its kind and name, saved, and removed again', async () => {
  api.override('listCalendarDays', year);
  api.override('saveCalendarDays', ({ body }) => {
    api.override('listCalendarDays', { ...year, days: body.days, version: 1 });
    return true;
  });
  const { user } = await openCalendar();
  await user.click(screen.getByRole('button', { name: '添加一天' }));
  await chooseSomeDay(user);
  await user.type(ownDays().getByRole('textbox', { name: '名称' }), '校运动会');
  await user.click(save());
  expect(await screen.findByText('校历已保存')).toBeVisible();
  const day = { date: someDay, kind: 'HOLIDAY', name: '校运动会' };
  expect(callsOf('saveCalendarDays')[0]?.body).toMatchObject({ year: Number(thisYear), version: 0, days: [day] });
  await user.click(await screen.findByRole('button', { name: '移除第 1 天' }));
  await user.click(save());
  await waitFor(() => expect(callsOf('saveCalendarDays')[1]?.body).toMatchObject({ version: 1, days: [] }));
});

test('a day without name, and one that is there twice, are refused at their fields', async () => {
  const days = [{ date: someDay, kind: 'HOLIDAY' as const, name: '校运动会' }];
  api.override('listCalendarDays', { ...year, days });
  const { user } = await openCalendar();
  await user.click(screen.getByRole('button', { name: '添加一天' }));
  await chooseSomeDay(user, 1);
  await user.click(save());
  await waitFor(() => expect(ownDays().getAllByRole('textbox', { name: '名称' })[1]).toHaveAccessibleDescription(/请填写名称/));
  await user.type(ownDays().getAllByRole('textbox', { name: '名称' })[1] as HTMLElement, '校庆');
  await user.click(save());
  expect((await screen.findAllByText(/这一天已在列表中/)).length).toBeGreaterThan(0);
  expect(callsOf('saveCalendarDays')).toEqual([]);
});

test('what was entered is kept through a reload', async () => {
  api.override('listCalendarDays', year);
  const { user } = await openCalendar();
  await user.click(screen.getByRole('button', { name: '添加一天' }));
  await user.type(await ownDays().findByRole('textbox', { name: '名称' }), '校庆');
  leavePage();
  await openCalendar();
  expect(await screen.findByText(/^已恢复/)).toBeVisible();
  expect(await ownDays().findByRole('textbox', { name: '名称' })).toHaveValue('校庆');
});

test('who may not change the calendar reads it', async () => {
  api.override('listCalendarDays', year);
  await openCalendar([]);
  expect(screen.queryByRole('button', { name: '添加一天' })).toBeNull();
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
});
