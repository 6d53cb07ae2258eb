import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOutsideNode } from './node.mjs';
import { run, toStderr } from './run.mjs';
import { SetupError } from './setup-error.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean }} Entry */
/** @typedef {{ packages?: Record<string, Entry> }} Lock */

/** @param {string} file @returns {Lock} */
const readLock = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether what is installed is what the lockfile names; packages for other systems may be missing.
 * @param {Lock} wanted @param {Lock} installed
 */
export function isSatisfied(wanted, installed) {
  return Object.entries(wanted.packages ?? {}).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link === true) return true;
    const there = installed.packages?.[path];
    return there === undefined ? entry.optional === true : there.version === entry.version;
  });
}

/** @param {string} root @returns {boolean} */
function matchesLockfile(root) {
  const installed = join(root, 'node_modules/.package-lock.json');
  return existsSync(installed) && isSatisfied(readLock(join(root, 'package-lock.json')), readLock(installed));
}

/**
 * Installs what the lockfile names, unless it is there.
 * @param {string} root
 */
export async function ensureInstalled(root) {
  const stamp = join(root, 'node_modules/.waybill-lockfile');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!matchesLockfile(root)) {
    console.error('Installing the dependencies…');
    const npm = process.env['npm_execpath'];
    const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const options = { cwd: root, stdio: toStderr };
    const code = npm?.endsWith('.js')
      ? await run(findOutsideNode(root), [npm, ...args], options)
      : await run('npm', args, options);
    if (code !== 0) throw new SetupError('The dependencies could not be installed (npm ci); the lines above say why');
  }
  writeFileSync(stamp, hash);
}
