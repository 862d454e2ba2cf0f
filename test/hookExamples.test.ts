import { expect, test } from 'vitest';
import { compilerErrors } from './compiled.ts';
import { sources } from './sources.ts';

/** What the examples take from the component around them, or from the application. */
const surroundings = `
import * as hooks from '@campus-procurement/hooks';
import { ErrorCode } from '@campus-procurement/sdk';
import { bodyOf } from '@campus-procurement/sdk/bodies';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient } from '@tanstack/react-query';
declare const id: string;
declare const typed: string;
declare const file: File;
declare const element: HTMLElement;
declare const location: { pathname: string };
declare const started: { taskId: string } | null;
declare const departments: { id: string; label: string; children: [] }[];
declare const form: { formState: { isDirty: boolean } };
declare const isAllowed: (fullPath: string) => boolean;
declare const ask: () => Promise<boolean>;
declare const show: (text: string, action: { onClick: () => void }) => void;
declare const setPercent: (percent: number) => void;
declare const App: () => ReactNode;
`;

interface Example {
  name: string;
  code: string | undefined;
}

/** The functions and components that the hooks export by name, with the example of their docstring. */
function examples(): Example[] {
  const files = sources().filter(({ path, isTest }) => path.startsWith('hooks/src/') && !isTest);
  const door = files.find(({ path }) => path === 'hooks/src/index.ts')?.text ?? '';
  const exported = [...door.matchAll(/\b(?:use[A-Z]\w+|Can|SessionProvider|createSession|createStorage)(?=[ ,}])/g)].map(
    ([name]) => name,
  );
  return [...new Set(exported)].map((name) => {
    const declared = new RegExp(String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export function ${name}\b`);
    const docstring = files.map(({ text }) => declared.exec(text)?.[1]).find(Boolean);
    const code = docstring?.split('@example')[1]?.replaceAll(/^ \* ?/gm, '');
    return { name, code };
  });
}

const all = examples();

test('every hook has an example in its docstring', () => {
  expect(all.length).toBeGreaterThan(35);
  expect(all.filter(({ code }) => !code).map(({ name }) => name)).toEqual([]);
});

test('the examples compile as they stand', () => {
  const names = all.map(({ name }) => name);
  const functions = all.map(({ name, code }) =>
    // An example that is markup alone is what a component renders.
    code?.trim().startsWith('<')
      ? `export const example_${name} = () => (${code});`
      : `export async function example_${name}() {\n${code}\n}`,
  );
  const taken = `const { ${names.join(', ')}, tabsInScope } = hooks;`;
  expect(compilerErrors([surroundings, taken, ...functions].join('\n'))).toBe('');
}, 60_000);
