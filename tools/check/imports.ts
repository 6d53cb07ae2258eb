import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { root } from './repository.ts';

export type ImportReport = { readonly modules: number; readonly violations: readonly string[] };

const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

function cruise(folder: string, folders: readonly string[]): Promise<string> {
  const args = [cruiser, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 28 }, (error, output, complaint) => {
      // It ends with the number of violations: only a missing report is a failure.
      if (output.startsWith('{')) resolve(output);
      else reject(new Error(complaint.trim() || error?.message));
    });
  });
}

/** The repository does not change while it is looked at: it is cruised once. */
let cruisedRoot: Promise<ICruiseResult> | undefined;

async function cruiseAll(folder: string): Promise<ICruiseResult> {
  const folders = ['packages', 'apps', 'tools', 'e2e'].filter((name) => existsSync(join(folder, name)));
  const read = async () => JSON.parse(await cruise(folder, folders)) as ICruiseResult;
  return folder === root ? (cruisedRoot ??= read()) : read();
}

/** What each file imports, by path from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** What each file imports, types too. */
export async function readGraph(folder: string): Promise<ImportGraph> {
  const { modules } = await cruiseAll(folder);
  return new Map(modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]));
}

/** These files and all that import one of them, directly or not. */
export function importersOf(files: readonly string[], graph: ImportGraph): readonly string[] {
  const importers = Map.groupBy(
    [...graph].flatMap(([importer, imported]) => imported.map((file) => ({ importer, file }))),
    ({ file }) => file,
  );
  const found = new Set(files);
  for (const file of found) for (const { importer } of importers.get(file) ?? []) found.add(importer);
  return [...found].toSorted();
}

/** What each file imports when it runs, types left out. */
export async function readImports(folder: string): Promise<ImportGraph> {
  const { modules } = await cruiseAll(folder);
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies
        .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
        .map(({ resolved }) => resolved),
    ]),
  );
}

/**
 * Cruises a folder laid out like this repository and lists each forbidden import as `rule: from → to`.
 * @throws when it saw no module of a workspace, as happens when the compiler it reads with does not fit.
 */
export async function checkImports(folder: string): Promise<ImportReport> {
  const { modules, summary } = await cruiseAll(folder);
  const seen = modules.map(({ source }) => source);
  for (const name of ['packages', 'apps', 'tools'].filter((each) => existsSync(join(folder, each)))) {
    if (!seen.some((source) => source.startsWith(`${name}/`))) throw new Error(`no module of ${name} was cruised`);
  }
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted(),
  };
}
