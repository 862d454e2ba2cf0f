import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestSpecification, Vitest } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What guards data and house rules, whatever a change is about. */
const always = /^(server\/test\/(permissions\/permissions|sweeps\/(otherSchools|dataScopes|fuzz))|test\/\w+)\.test\.ts$/;
/** What the pages are made of. Journeys see it in a browser, where no import leads to it. */
const pages = /^(web|hooks|sdk)\/(?!.*\.test(-d)?\.)/;

/** Paths of what differs from where this branch left `base`, with what is not committed yet. */
export function changedSince(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const [fork = base] = git('merge-base', base, 'HEAD');
  const changed = [...git('diff', '--name-only', fork), ...git('ls-files', '--others', '--exclude-standard')];
  return changed.filter((path) => existsSync(join(root, path)));
}

/** Of these test files, those that a change of these paths can reach, in an instance of Vitest whose `related` they are. */
export async function affectedBy(changed: string[], vitest: Vitest, all: TestSpecification[]): Promise<TestSpecification[]> {
  const reached = new Set((await vitest.getRelevantTestSpecifications()).map(({ moduleId }) => moduleId));
  const withPages = changed.some((path) => pages.test(path));
  return all.filter(
    ({ moduleId, project }) =>
      reached.has(moduleId) ||
      always.test(pathOf(moduleId)) ||
      (withPages && project.name === 'e2e' && moduleId.includes('/journeys/')),
  );
}

/** The path of a module from the root of the repository. */
export function pathOf(moduleId: string): string {
  return moduleId.replaceAll('\\', '/').slice(root.replaceAll('\\', '/').length);
}
