import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findNode, toolEnvironment } from './node.mjs';
import { run, toStderr } from './run.mjs';
import { SetupError } from './setup-error.mjs';

const notSource = /(^|\/)(node_modules|dist|dist-server)(\/|$)|\.(test|fixture)\.tsx?$/;

/** Every file the web application is built from. @param {string} root @returns {string[]} */
function sources(root) {
  const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);
  const folders = ['apps/web', ...packages].map((folder) => join(root, folder));
  /** @param {string} folder @returns {string[]} */
  const walk = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (notSource.test(relative(root, path))) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  return [join(root, 'package-lock.json'), ...folders.flatMap(walk)].toSorted();
}

/** One text for the state of all sources. @param {string} root */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const file of sources(root))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/**
 * Builds the web application, and its bundle for the server, unless a build of these very sources is there.
 * @param {string} root
 */
export async function ensureWebBuilt(root) {
  const stamps = ['dist', 'dist-server'].map((folder) => join(root, 'apps/web', folder, '.sources'));
  const hash = hashSources(root);
  if (stamps.every((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash)) return;
  console.error('Building the web application…');
  const { scripts } = JSON.parse(readFileSync(join(root, 'apps/web/package.json'), 'utf8'));
  for (const script of ['build', 'build:server'].filter((name) => name === 'build' || scripts?.[name])) {
    // A test runner's NODE_ENV would make it a build for development.
    const env = { ...toolEnvironment(root), NODE_ENV: 'production' };
    const options = { cwd: join(root, 'apps/web'), env, stdio: toStderr };
    const code = await run(findNode(root), ['--run', script], options);
    if (code !== 0) throw new SetupError(`The web application could not be built (${script}); the lines above say why`);
  }
  for (const stamp of stamps) writeFileSync(stamp, hash);
}
