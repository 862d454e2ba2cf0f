import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const file = fileURLToPath(new URL('../sdk/src/hovered.ts', import.meta.url));
const methods = ['roles.queryRolePage', 'roles.saveRole', 'session.logout', 'files.uploadFile', 'users.deleteUser'];
const text = `import type { Client } from './client.ts';
declare const client: Client;
${methods.map((method) => `client.${method};`).join('\n')}`;

const settings: ts.CompilerOptions = {
  strict: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** What an editor asks: the language service, with a file that is open and not saved. */
const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(path === file ? text : readFileSync(path, 'utf8')),
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCompilationSettings: () => settings,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
});

/** The text beside the cursor on the name of a method. */
function hoverOver(method: string): string {
  const info = service.getQuickInfoAtPosition(file, text.indexOf(method) + method.length - 1);
  const tags = (info?.tags ?? []).map(({ name, text: parts }) => `@${name} ${ts.displayPartsToString(parts)}`);
  return [ts.displayPartsToString(info?.documentation), ...tags].join('\n');
}

test.each([
  ['roles.queryRolePage', 'List roles · 角色分页', 'needs `system:role:read` · repeatable', 'records, total'],
  [
    'roles.saveRole',
    'Create a role · 新增角色',
    'needs `system:role:create` · takes an `idempotencyKey`',
    "roleCode: 'asset_checker'",
  ],
  ['session.logout', 'Log out · 退出', 'needs `session:own:end`', 'client.session.logout()'],
  ['files.uploadFile', 'Upload a file · 上传文件', 'needs `session:file:upload`', 'body: { bizType, file }'],
  ['users.deleteUser', 'Delete a user · 删除用户', 'needs `system:user:delete`', 'path: { id }'],
])(
  'an editor that points at client.%s shows both languages, permission, errors and an example',
  (method, summary, needs, call) => {
    const shown = hoverOver(method);
    expect(shown.startsWith(`${summary}\n`)).toBe(true);
    expect(shown).toContain(needs);
    expect(shown).toContain('@throws BusinessError, UnauthorizedError, ForbiddenError');
    expect(shown.split('@example ')[1]).toContain(call);
  },
  30_000,
);
