import { expect, it } from 'vitest';
import { commandOf } from './one-file.ts';

it.each([
  ['apps/web/src/ui/button.test.tsx', '--project=web'],
  ['apps/server/src/modules/catalog/parts/parts.http.test.ts', '--project=http'],
  ['apps/server/src/core/jobs/worker.db.test.ts', '--project=db'],
  ['packages/freight/src/units/units.test.ts', '--project=freight'],
  ['tools/test/one-file.test.ts', '--project=pure'],
])('runs %s in its own project only', (file, project) => {
  expect(commandOf([file])).toEqual({ program: 'vitest/vitest.mjs', args: ['run', project, file] });
});

it('leaves the choice to Vitest for folders and where options come with the files', () => {
  expect(commandOf(['apps/server/src/modules/catalog/parts'])?.args).toEqual([
    'run',
    'apps/server/src/modules/catalog/parts',
  ]);
  expect(commandOf(['a.test.tsx', '-t', 'saves'])?.args).toEqual(['run', 'a.test.tsx', '-t', 'saves']);
});

it('runs journeys in the browser, and nothing when nothing is named', () => {
  expect(commandOf(['e2e/book.spec.ts'])?.program).toBe('@playwright/test/cli.js');
  expect(commandOf(['--bail'])).toBeNull();
});
