import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;
type Manifest = { readonly [kind in (typeof kinds)[number]]?: Readonly<Record<string, string>> };

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
const sorted = (record: Readonly<Record<string, string>> = {}) =>
  JSON.stringify(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Dependencies that an installation from the lockfile would refuse, and versions that are not pinned. */
export async function checkLockfile(folder: string, files: readonly string[]): Promise<string[]> {
  const { packages } = (await read(join(folder, 'package-lock.json'))) as { packages: Record<string, Manifest> };
  const manifests = files.filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file));
  const problems = manifests.map(async (file) => {
    const manifest = (await read(join(folder, file))) as Manifest;
    const locked = packages[file.replace(/\/?package\.json$/, '')] ?? {};
    const stale = kinds.filter((kind) => sorted(manifest[kind]) !== sorted(locked[kind]));
    const loose = kinds
      .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
      .filter(([, version]) => /[\^~*x><]/.test(version.replace(/^npm:.*@/, '')));
    return [
      ...stale.map((kind) => `${file}: ${kind} differ from package-lock.json; run npm install --package-lock-only`),
      ...loose.map(([name, version]) => `${file}: ${name} must be pinned exactly, not ${version}`),
    ];
  });
  return (await Promise.all(problems)).flat();
}
