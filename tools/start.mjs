// Sets up what is missing and starts Waybill. Runs on the machine's own Node, before anything is installed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './setup/install.mjs';
import { findNode, toolEnvironment } from './setup/node.mjs';
import { onNpmGone } from './setup/parent.mjs';
import { exitCodeOf } from './setup/run.mjs';
import { SetupError } from './setup/setup-error.mjs';
import { ensureWebBuilt } from './setup/web.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const leave = join(root, 'tools/setup/leave-with-parent.mjs');

/**
 * Starts programs side by side, hands every signal on, and ends with the first one that ends.
 * @param {readonly (readonly string[])[]} programs arguments of each, for Node
 * @param {NodeJS.ProcessEnv} env
 */
function supervise(programs, env) {
  const node = findNode(root);
  const children = programs.map((args) =>
    spawn(node, ['--import', leave, ...args], { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
  );
  /** @param {NodeJS.Signals} signal */
  const tellAll = (signal) => {
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  // A terminal's Ctrl-C reaches the children by itself as well; they mind only the first one.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => tellAll(signal === 'SIGINT' ? signal : 'SIGTERM'));
  onNpmGone(() => tellAll('SIGTERM'));
  let running = children.length;
  for (const child of children) {
    child.once('exit', (code, signal) => {
      process.exitCode ??= exitCodeOf(code, signal);
      running -= 1;
      tellAll('SIGTERM');
      if (running === 0) process.exit();
    });
  }
}

async function main() {
  await ensureInstalled(root);
  const env = toolEnvironment(root);
  if (process.argv.includes('--dev')) {
    const port = env['WEB_PORT'] ?? '5173';
    const page = `http://localhost:${port}`;
    const server = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
    const web = ['node_modules/vite/bin/vite.js', 'apps/web', '--port', port, '--strictPort'];
    const api = `http://127.0.0.1:${env['PORT'] ?? '4000'}`;
    supervise([server, web], { PUBLIC_URL: page, ALLOWED_ORIGINS: page, API_URL: api, ...env });
    return;
  }
  const sample = process.argv.includes('--sample');
  const remove = process.argv.includes('--remove') ? ['--remove'] : [];
  if (remove.length === 0) await ensureWebBuilt(root);
  supervise([sample ? ['apps/server/src/sample.ts', ...remove] : ['apps/server/src/main.ts']], env);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(`waybill: ${error.message}`);
  process.exitCode = 1;
}
