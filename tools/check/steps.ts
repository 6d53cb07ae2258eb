import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkDocuments } from './documents.ts';
import { checkImports } from './imports.ts';
import { checkLockfile } from './lockfile.ts';
import { checkNames } from './names.ts';
import { listFiles, root } from './repository.ts';
import { checkTexts } from './texts.ts';

export type Step = {
  readonly name: string;
  /** What is wrong, line by line; empty when nothing is. */
  readonly run: () => Promise<readonly string[]>;
};

/** Runs one of the installed tools; its whole output is the complaint when it fails. */
function tool(path: string, args: readonly string[]): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], { cwd: root });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', (error) => resolve([error.message]));
    child.once('close', (code) => {
      const output = Buffer.concat(said).toString().trim();
      resolve(code === 0 ? [] : [output === '' ? `ended with code ${code}` : output]);
    });
  });
}

function types(): Step[] {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  return [...workspaces, '.'].map((folder) => ({
    name: `types of ${folder === '.' ? 'tools and e2e' : folder}`,
    // Two steps run side by side: checkers that share one program would work out the same types again.
    run: () => tool('ts7/bin/tsc', ['--pretty', 'false', '--singleThreaded', '--project', folder]),
  }));
}

async function imports(): Promise<readonly string[]> {
  try {
    return (await checkImports(root)).violations;
  } catch (error) {
    return [String(error)];
  }
}

/** Everything that `npm run check` looks at, in the order in which it is told. */
export const steps: readonly Step[] = [
  ...types(),
  { name: 'lint', run: () => tool('oxlint/bin/oxlint', []) },
  { name: 'format', run: () => tool('oxfmt/bin/oxfmt', ['--list-different']) },
  { name: 'import rules', run: imports },
  { name: 'nothing unused', run: () => tool('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors']) },
  { name: 'file names', run: async () => checkNames(await listFiles(root)) },
  { name: 'lockfile', run: async () => checkLockfile(root, await listFiles(root)) },
  { name: 'documents cite what exists', run: async () => checkDocuments(root, await listFiles(root)) },
  { name: 'nothing left undone or bound to a machine', run: async () => checkTexts(root, await listFiles(root)) },
];
