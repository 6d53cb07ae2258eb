// Sets up what the tests need and runs every one of them. Runs on the machine's own Node, before anything is installed.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBrowser } from './setup/browser.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { findNode, toolEnvironment } from './setup/node.mjs';
import { run } from './setup/run.mjs';
import { SetupError } from './setup/setup-error.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  await ensureInstalled(root);
  await ensureBrowser();
  const options = { cwd: root, env: toolEnvironment(root) };
  process.exitCode = await run(findNode(root), [join(root, 'tools/test-all.ts'), ...process.argv.slice(2)], options);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`waybill: ${error.message}`);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
