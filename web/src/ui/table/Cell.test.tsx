import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cell } from './Cell.tsx';

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
  const { rerender } = render(rowOf(chair, false));
  rerender(rowOf(chair, true));
  expect(screen.getByRole('cell', { name: 'more' })).toBeVisible();
  expect(drawn).toEqual(['chair']);

  rerender(rowOf({ name: 'desk' }, true));
  const header = screen.getByRole('rowheader', { name: 'desk' });
  expect(header.style.minWidth).toBe('80px');
  expect(drawn).toEqual(['chair', 'desk']);
});
