// Runs one of the repository's TypeScript tools on the Node it needs, after installing what is missing.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';
import { findNode, toolEnvironment } from './setup/node.mjs';
import { run } from './setup/run.mjs';
import { SetupError } from './setup/setup-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [tool = '', ...args] = process.argv.slice(2);

try {
  await ensureInstalled(root);
  process.exitCode = await run(findNode(root), [join(root, `tools/${tool}.ts`), ...args], {
    cwd: root,
    env: toolEnvironment(root),
  });
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`waybill: ${error.message}`);
  process.exitCode = 1;
}
