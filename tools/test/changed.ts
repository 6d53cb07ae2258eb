import { execFileSync } from 'node:child_process';
import { readImports } from '../check/imports.ts';
import { listFiles, root } from '../check/repository.ts';
import { affectedTests } from './affected.ts';
import { visitsOf } from './visits.ts';

export type Changed = {
  readonly files: readonly string[];
  /** Test files that the change may break; 'all' when a file changed that every test depends on. */
  readonly tests: readonly string[] | 'all';
};

const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** Where the branch left `main`; the last commit on `main` itself. */
function base(): string {
  try {
    return git('merge-base', 'HEAD', 'main');
  } catch {
    return 'HEAD';
  }
}

/** What changed since the branch left `main`, committed or not, and the tests that it affects. */
export async function readChanged(): Promise<Changed> {
  const files = [
    ...lines(git('diff', '--name-only', base())),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ].toSorted();
  const visits = await visitsOf(root, await listFiles(root));
  return { files, tests: affectedTests(files, await readImports(root), visits) };
}
