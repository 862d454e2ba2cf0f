import { createSession, SessionProvider } from '@campus-procurement/hooks';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#i18n/LanguageProvider.tsx';
import { Cell } from './Cell.tsx';

const session = createSession({ baseUrl: '/api', queryClient: new QueryClient() });

function wrapper({ children }: { children: ReactNode }) {
  return (
    <SessionProvider session={session}>
      <LanguageProvider initial="zh-CN">{children}</LanguageProvider>
    </SessionProvider>
  );
}

test('a cell is drawn anew with another row, and not with what else changes in its table', () => {
  const drawn: string[] = [];
  function draw({ name }: { name: string }) {
    drawn.push(name);
    return name;
  }

  const rowOf = (row: { name: string }, hasMore: boolean) => (
    <table>
      <tbody>
        <tr>
          <Cell row={row} draw={draw} isRowHeader align={undefined} pinned={undefined} minWidth={80} />
          {hasMore && <td>more</td>}
        </tr>
      </tbody>
    </table>
  );
  const chair = { name: 'chair' };
  const { rerender } = render(rowOf(chair, false), { wrapper });
  rerender(rowOf(chair, true));
  expect(screen.getByRole('cell', { name: 'more' })).toBeVisible();
  expect(drawn).toEqual(['chair']);

  rerender(rowOf({ name: 'desk' }, true));
  const header = screen.getByRole('rowheader', { name: 'desk' });
  expect(header.style.minWidth).toBe('80px');
  expect(drawn).toEqual(['chair', 'desk']);
});
