import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import seconds from '../test/seconds.json' with { type: 'json' };

/** What waits for browsers and other processes comes first; what ends the run is many short files. */
const order = ['e2e', 'durability', 'packages', 'server', 'server-mocked', 'web', 'house', 'openapi', 'hooks', 'sdk'];
const known: Record<string, number> = seconds;

/**
 * The same order on every machine: project by project, the longest files first, so that no worker ends long after the others.
 * `test/seconds.json` has what they took; `npm test -- --keep-times` writes it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const root = this.ctx.config.root;
    const ranked = files.map((file) => {
      const path = relative(root, file.moduleId).replaceAll('\\', '/');
      return { file, path, project: order.indexOf(file.project.name), seconds: known[path] ?? 0 };
    });
    ranked.sort((a, b) => a.project - b.project || b.seconds - a.seconds || (a.path < b.path ? -1 : 1));
    return ranked.map(({ file }) => file);
  }
}
