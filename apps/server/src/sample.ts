/**
 * Starts a practice system: a demo with its own data folder and port, marked on every page. It shares nothing with the
 * installation beside it, so that no shipment, mail, or charge leaves it, and its folder is all there is to remove.
 * `--remove` removes it.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostmaster } from './core/database/embedded/postmaster.ts';
import { settingNames } from './core/settings.ts';

const port = process.env['SAMPLE_PORT'] ?? '4001';
const folder = process.env['SAMPLE_DIR'] ?? '.sample';
/** Marks the folder of a practice system: no other folder is ever removed. */
const mark = join(folder, 'practice-system');

function refuse(why: string): void {
  console.error(`waybill: ${why}`);
  process.exitCode = 1;
}

async function remove(): Promise<void> {
  if (!existsSync(mark)) return refuse(`${folder} holds no practice system`);
  // PostgreSQL's own files are elsewhere where its user may not read the folder.
  const elsewhere = await readFile(join(folder, 'postgres-folder'), 'utf8').catch(() => '');
  const clusters = [join(folder, 'postgres'), elsewhere.trim()].filter((cluster) => cluster !== '');
  const running = await Promise.all(clusters.map((cluster) => findPostmaster(cluster)));
  if (running.some((one) => one !== null)) return refuse('the practice system is running; stop it first');
  for (const each of [...clusters, folder]) await rm(each, { recursive: true, force: true });
  console.log(`Removed ${folder}.`);
}

if (process.argv.includes('--remove')) await remove();
else if (existsSync(folder) && !existsSync(mark)) refuse(`${folder} belongs to another installation`);
else {
  await mkdir(folder, { recursive: true });
  await writeFile(mark, '');
  // Nothing of the installation beside it may be used: database, mail server, keys.
  for (const name of settingNames) delete process.env[name];
  Object.assign(process.env, { DEMO: '1', PRACTICE: '1', PORT: port, DATA_DIR: folder });
  await import('./main.ts');
}
