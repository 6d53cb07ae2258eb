import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { SetupError } from './setup-error.mjs';

/** Node 24 comes with the dependencies; any from here on reads TypeScript as it is. */
const oldest = [22, 18];

/** @param {string} version such as `v24.21.0` */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number);
  return major > (oldest[0] ?? 0) || (major === oldest[0] && minor >= (oldest[1] ?? 0));
}

/**
 * The Node that runs the product: the one from the dependencies, or on systems it is not made for the
 * machine's own.
 * @param {string} root
 */
export function findNode(root) {
  const carried = join(root, 'node_modules/.bin/node');
  if (spawnSync(carried, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.')) return carried;
  if (isNewEnough(process.version)) return process.execPath;
  throw new SetupError(`Waybill needs Node ${oldest.join('.')} or newer on this system; this is ${process.version}`);
}

/**
 * The machine's own Node, which stays in place while the dependencies are laid anew.
 * @param {string} root
 */
export function findOutsideNode(root) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.startsWith(root));
  return folders.map((folder) => join(folder, 'node')).find((file) => existsSync(file)) ?? process.execPath;
}

/**
 * Environment in which every program started finds the project's own tools and Node first, and what Node compiled of
 * the sources before: the server is read in 1.1 seconds instead of 1.7.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(root) {
  return {
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
  };
}
