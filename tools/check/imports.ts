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

/**
 * Cruises a folder laid out like this repository and lists each forbidden import as `rule: from → to`.
 * @throws when it saw no module of a workspace, as happens when the compiler it reads with does not fit.
 */
export async function checkImports(folder: string): Promise<ImportReport> {
  const folders = ['packages', 'apps', 'tools', 'e2e'].filter((name) => existsSync(join(folder, name)));
  const { modules, summary } = JSON.parse(await cruise(folder, folders)) as ICruiseResult;
  const seen = modules.map(({ source }) => source);
  for (const name of folders.filter((each) => each !== 'e2e')) {
    if (!seen.some((source) => source.startsWith(`${name}/`))) throw new Error(`no module of ${name} was cruised`);
  }
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`).toSorted(),
  };
}
