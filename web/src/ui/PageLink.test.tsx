import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { PageLink } from './PageLink.tsx';

function renderLink(at: string) {
  const element = <PageLink to="/user/role?sort=name">roles</PageLink>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByRole('link', { name: 'roles' }) };
}

test('a link to a page leads there without a reload, and has an address that the browser can open beside', () => {
  const { router, link } = renderLink('/');
  expect(link).toHaveAttribute('href', '/user/role?sort=name');
  expect(fireEvent.click(link)).toBe(false);
  expect(router.state).toMatchObject({ location: { pathname: '/user/role', search: '?sort=name' }, historyAction: 'PUSH' });
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'with %o it is the browser’s',
  (how) => {
    const { router, link } = renderLink('/');
    // jsdom would follow it.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, how);
    expect(router.state.location.pathname).toBe('/');
  },
);

test('to where one is, it adds no step to the way back', () => {
  const { router, link } = renderLink('/user/role?sort=name');
  fireEvent.click(link);
  expect(router.state.historyAction).toBe('REPLACE');
});
