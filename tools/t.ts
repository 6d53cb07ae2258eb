// Runs the tests of the files or folders that are named, on the right Node: `npm run t -- FILE... [options]`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandOf } from './test/one-file.ts';
import { root } from './check/repository.ts';

const command = commandOf(process.argv.slice(2));
if (command === null) {
  console.error('Name test files or folders, such as: npm run t -- apps/server/src/modules/catalog/parts');
  process.exitCode = 2;
} else {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', command.program), ...command.args], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
