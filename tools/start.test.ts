import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

let root: string;
const started: ChildProcess[] = [];

/** A server that writes down what happens to it and ends when it is told to, as the real one does. */
const server = `import { appendFileSync } from 'node:fs';
const note = (line: string) => appendFileSync('events', line + '\\n');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { note(signal); setTimeout(() => process.exit(0), 200); });
note('node ' + process.version.split('.')[0]);
if (process.env.FAIL) process.exit(Number(process.env.FAIL));
console.log('ready');
setInterval(() => {}, 1000);`;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waybill-start-'));
  for (const folder of ['node_modules/.bin', 'packages/freight/src', 'apps/web/src', 'apps/server/src']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  await cp(join(import.meta.dirname, 'start.mjs'), join(root, 'tools/start.mjs'));
  await cp(join(import.meta.dirname, 'setup'), join(root, 'tools/setup'), { recursive: true });
  await symlink(process.execPath, join(root, 'node_modules/.bin/node'));
  await write('package-lock.json', '{}');
  await write('node_modules/.package-lock.json', '{}');
  const build = `mkdir -p dist dist-server && echo built >> ../../builds`;
  await write(
    'apps/web/package.json',
    JSON.stringify({ scripts: { build, 'build:server': 'echo bundled >> ../../builds' } }),
  );
  await write('apps/server/src/main.ts', server);
});

afterEach(async () => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
  await rm(root, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFile(join(root, name), text);
const read = async (name: string) => (await readFile(join(root, name), 'utf8').catch(() => '')).trim().split('\n');

function start(env: NodeJS.ProcessEnv = {}): ChildProcess {
  const { npm_lifecycle_event: _, ...rest } = process.env;
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...rest, ...env },
  });
  started.push(child);
  return child;
}

async function startReady(): Promise<ChildProcess> {
  const child = start();
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function exitOf(child: ChildProcess): Promise<unknown> {
  return child.exitCode ?? (await once(child, 'exit'))[0];
}

it('builds the web application once, and again when a source has changed', async () => {
  await exitOf(start({ FAIL: '3' }));
  expect(await read('builds')).toEqual(['built', 'bundled']);
  await exitOf(start({ FAIL: '3' }));
  expect(await read('builds')).toEqual(['built', 'bundled']);
  await write('packages/freight/src/money.ts', 'export const cents = 100;');
  await exitOf(start({ FAIL: '3' }));
  expect(await read('builds')).toEqual(['built', 'bundled', 'built', 'bundled']);
});

it('says so and starts nothing when the web application cannot be built', async () => {
  await write('apps/web/package.json', JSON.stringify({ scripts: { build: 'exit 9' } }));
  expect(await exitOf(start())).toBe(1);
  expect(await read('events')).toEqual(['']);
});

it('ends with the exit code of the server', async () => {
  expect(await exitOf(start({ FAIL: '7' }))).toBe(7);
});

it('hands a signal on and waits for the server', async () => {
  const child = await startReady();
  child.kill('SIGINT');
  expect(await exitOf(child)).toBe(0);
  expect(await read('events')).toContain('SIGINT');
});

it('ends cleanly when a Ctrl-C reaches the whole process group', async () => {
  const child = await startReady();
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect(await exitOf(child)).toBe(0);
});

it('takes the server along when it is killed', async () => {
  const child = await startReady();
  child.kill('SIGKILL');
  for (let tries = 0; tries < 50 && !(await read('events')).includes('SIGTERM'); tries += 1) await sleep(100);
  expect(await read('events')).toContain('SIGTERM');
});
