import { expect, test } from 'vitest';
import document from './dist/openapi.json' with { type: 'json' };
import { changelog, changesOf } from './scripts/changelog.ts';
import { manifests } from './scripts/manifests.ts';
import type { Description } from './scripts/operations.ts';

/** The description with another version, and changed by a test. */
// biome-ignore lint/suspicious/noExplicitAny: tests change any part of it.
function described(version: string, change: (document: any) => void = () => {}): Description {
  const copy = structuredClone(document);
  copy.info.version = version;
  change(copy);
  return copy as unknown as Description;
}

test('operations, parameters, fields and values that came, changed or went are named', () => {
  const before = described('1.0.0', ({ paths, components }) => {
    const path = Object.keys(paths).find((one) => paths[one].get?.operationId === 'queryRolePage') ?? '';
    paths[path].get['x-permission'] = 'system:role:list';
    paths[path].get.parameters.pop();
    const saving = Object.keys(paths).find((one) => paths[one].post?.operationId === 'saveRole') ?? '';
    delete paths[saving].post;
    components.schemas.DeptBrief.properties.gone = { type: 'string' };
    components.schemas.DeptBrief.properties.deptName.maxLength = 1;
    components.schemas.TaskStatus.enum.pop();
  });
  const text = changesOf(before, described('1.1.0'));
  expect(text).toContain('### New operations\n\n- `saveRole`: ');
  expect(text).toMatch(/- `queryRolePage`: new `\w+`; changed `x-permission`\n/);
  expect(text).toContain('- `DeptBrief`: changed `deptName`; removed `gone`\n');
  expect(text).toContain('- `TaskStatus`: new `STOPPED`\n');
  expect(changesOf(described('1.1.0'), before)).toContain('### Removed operations\n\n- `saveRole`');
});

test('texts are no changes', () => {
  const before = described('1.0.0', ({ components }) => {
    components.schemas.DeptBrief.properties.deptName.description = 'Another text';
  });
  expect(changesOf(before, described('1.0.1'))).toBe('Texts and examples only.\n');
});

test('released versions stay, one that was raised further before its release is replaced', () => {
  const [first, second, third] = [described('0.9.0'), described('0.10.0'), described('0.11.0')];
  const began = changelog(first, second, '# Head\n\n## 0.9.0\n\nThe first.\n');
  expect(began.match(/^## .*$/gm)).toEqual(['## 0.10.0', '## 0.9.0']);
  expect(changelog(first, second, began)).toBe(began);
  expect(changelog(first, third, began).match(/^## .*$/gm)).toEqual(['## 0.11.0', '## 0.9.0']);
  const released = changelog(second, second, began);
  expect(released).toBe(began);
  expect(changelog(second, third, released).match(/^## .*$/gm)).toEqual(['## 0.11.0', '## 0.10.0', '## 0.9.0']);
});

test('every package and the lock file get the version, and what others have made keeps its own', () => {
  const dependencies = { '@campus-procurement/sdk': '0.1.0', 'openapi-fetch': '0.1.0' };
  const packages = {
    '': { version: '0.1.0' },
    hooks: { version: '0.1.0', dependencies },
    'node_modules/other': { version: '0.1.0' },
  };
  const lock = { version: '0.1.0', packages };
  const read = (file: string) => JSON.stringify(file === 'package-lock.json' ? lock : { version: '0.1.0', dependencies });
  const files = new Map(manifests('0.2.0', read));
  expect(files.size).toBe(10);
  const next = { version: '0.2.0', dependencies: { '@campus-procurement/sdk': '0.2.0', 'openapi-fetch': '0.1.0' } };
  expect(JSON.parse(files.get('hooks/package.json') ?? '')).toEqual(next);
  const asked = { '@campus-procurement/sdk': '^0.2.0', 'openapi-fetch': '0.1.0' };
  expect(JSON.parse(files.get('examples/node/package.json') ?? '')).toMatchObject({ dependencies: asked });
  expect(JSON.parse(files.get('package-lock.json') ?? '')).toMatchObject({
    version: '0.2.0',
    packages: { '': { version: '0.2.0' }, hooks: next, 'node_modules/other': { version: '0.1.0' } },
  });
});
