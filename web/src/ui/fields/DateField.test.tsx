import { screen } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { describe, expect, test } from 'vitest';
import { renderUi } from '#testing/renderUi.tsx';
import type { Accuracy } from '../date/dateRules.ts';
import { DateField } from './DateField.tsx';
import { DateRangeField } from './DateRangeField.tsx';

interface TryProps {
  start?: string;
  isDisabled?: (day: string) => boolean;
  accuracy?: Accuracy;
  required?: boolean;
}

function Try({ start = '', ...rules }: TryProps) {
  const { control } = useForm({ defaultValues: { time: start } });
  const time = useWatch({ control, name: 'time' });
  return (
    <>
      <DateField control={control} name="time" label="ui.reason" isDisabled={(day) => day === '2026-03-10'} {...rules} />
      <output>{time}</output>
    </>
  );
}

function TryRange({ start = '' }: { start?: `${string}~${string}` | '' }) {
  const { control } = useForm({ defaultValues: { time: start } });
  const time = useWatch({ control, name: 'time' });
  return (
    <>
      <DateRangeField control={control} name="time" label="ui.reason" />
      <output>{time}</output>
    </>
  );
}

const start = '2026-03-02 09:20:00';
const open = async (props: TryProps) => {
  const user = await renderUi(<Try {...props} />);
  await user.click(await screen.findByRole('button', { name: /^原因/ }));
  return user;
};
const held = () => screen.getByRole('status').textContent;

describe('a field of a time', () => {
  test.each<Accuracy>(['day', 2])('with accuracy %s opens at a month that has a day to choose', async (accuracy) => {
    const user = await open({ start, accuracy, isDisabled: (day) => day < '2026-11-23' });
    await user.click(await screen.findByRole('button', { name: /^30 十一月 2026|^30 11月 2026|^30 .*2026/ }));
    expect(held()).toMatch(/^2026-11-30/);
  });

  test('takes hour and minute, hours from 0 to 23, on the day that is chosen', async () => {
    const user = await open({ start });
    await user.click(await screen.findByRole('button', { name: /^11 / }));
    expect(held()).toBe('2026-03-11 09:20:00');
    const hours = screen.getByRole('spinbutton', { name: '时' });
    await user.clear(hours);
    await user.type(hours, '23');
    expect(held()).toBe('2026-03-11 23:20:00');
    expect(screen.queryByRole('spinbutton', { name: '秒' })).toBeNull();
  });

  test.each<[Accuracy, string[]]>([
    [1, ['时']],
    [3, ['时', '分', '秒']],
  ])('with accuracy %s asks for %j', async (accuracy, names) => {
    await open({ start, accuracy });
    const parts = await screen.findAllByRole('spinbutton');
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual(names);
  });

  test.each<Accuracy>([1, 2])(
    'with accuracy %s keeps an hour that is typed before its day, and holds nothing until then',
    async (accuracy) => {
      const user = await open({ accuracy });
      await user.type(await screen.findByRole('spinbutton', { name: '时' }), '14');
      expect(held()).toBe('');
      await user.click(screen.getByRole('button', { name: /^12 / }));
      expect(held()).toMatch(/-12 14:00:00$/);
      await user.click(screen.getByRole('button', { name: /^13 / }));
      expect(held()).toMatch(/-13 14:00:00$/);
    },
  );

  test('does not offer a day that cannot be chosen', async () => {
    await open({ start });
    expect(await screen.findByRole('button', { name: /^10 / })).toBeDisabled();
  });

  test('can be emptied unless it is required', async () => {
    const user = await renderUi(<Try start={start} />);
    await user.click(await screen.findByRole('button', { name: '清除原因' }));
    expect(held()).toBe('');
  });

  test('that is required cannot be emptied, and only a day is asked for where no time is wanted', async () => {
    await open({ start: '2026-03-02', accuracy: 'day', required: true });
    expect(screen.queryByRole('button', { name: '清除原因' })).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(held()).toBe('2026-03-02');
  });
});

describe('a field of two times', () => {
  const choose = async (user: Awaited<ReturnType<typeof renderUi>>, day: number) =>
    user.click(screen.getByRole('button', { name: new RegExp(`^${day} `) }));
  const confirm = async (user: Awaited<ReturnType<typeof renderUi>>) => user.click(screen.getByRole('button', { name: '确定' }));

  test('keeps the hours that are typed before the days are chosen', async () => {
    const user = await renderUi(<TryRange />);
    await user.click(await screen.findByRole('button', { name: /^原因/ }));
    const [from, to] = await screen.findAllByRole('spinbutton', { name: '时' });
    await user.type(from as HTMLElement, '09');
    await user.type(to as HTMLElement, '17');
    await choose(user, 12);
    await choose(user, 14);
    await confirm(user);
    expect(held()).toMatch(/-12 09:00:00~\d{4}-\d\d-14 17:00:00$/);
  });

  test('keeps both hours when other days are chosen', async () => {
    const user = await renderUi(<TryRange start="2026-03-02 09:20:00~2026-03-04 17:30:00" />);
    await user.click(await screen.findByRole('button', { name: /^原因/ }));
    await choose(user, 12);
    await choose(user, 14);
    await confirm(user);
    expect(held()).toBe('2026-03-12 09:20:00~2026-03-14 17:30:00');
  });
});
