import type { Schemas } from '@campus-procurement/sdk';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, exampleUser, renderApp } from '#testing/renderApp.tsx';

const emblem = '/api/file/download/emblem?expires=1&signature=x';

async function brandFor(changes: Partial<Schemas['UserInfo']>) {
  api.override('getInfo', { ...(await exampleUser()), companyName: '江海大学', ...changes });
  await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: '首页' });
  return screen.getByRole('link', { name: /采购平台/ });
}

test('the header bears emblem and short name of the school; one that cannot be loaded gives way to the mark of the product', async () => {
  const brand = await brandFor({ companyLogo: emblem, companyShortName: '江海大' });
  expect(brand).toHaveTextContent('高校数字化竞价采购平台江海大');
  const picture = brand.querySelector('img') as HTMLImageElement;
  expect(picture).toHaveAttribute('src', emblem);
  fireEvent.error(picture);
  expect(brand.querySelector('img')).toBeNull();
  expect(brand.querySelector('svg')).toBeInTheDocument();
});

test('whose school it is stays in the browser, for its login page; the platform is none', async () => {
  await brandFor({ companyName: '江海大学' });
  expect(localStorage.getItem('lastSchool')).toBe('江海大学');
});

test('a school without a short name is called by its name', async () => {
  expect(await brandFor({ companyShortName: null })).toHaveTextContent('江海大学');
});

test('the people of the platform see the product alone', async () => {
  expect(await brandFor({ userType: 'PLATFORM', companyName: '平台' })).toHaveTextContent(/^高校数字化竞价采购平台$/);
  expect(localStorage.getItem('lastSchool')).toBeNull();
});
