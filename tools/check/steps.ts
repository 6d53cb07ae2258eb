import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkDays } from './days.ts';
import { checkDocuments } from './documents.ts';
import { checkImports, importersOf, readGraph } from './imports.ts';
import { checkLockfile } from './lockfile.ts';
import { checkNames } from './names.ts';
import { listFiles, root } from './repository.ts';
import { checkTexts } from './texts.ts';
import { checkWording } from './wording.ts';

export type Step = {
  readonly name: string;
  /** The files its outcome depends on. */
  readonly inputs: RegExp;
  /**
   * What is wrong, line by line; empty when nothing is.
   * @param changed the inputs that changed since the step last passed; null when it may not have
   */
  readonly run: (changed?: readonly string[] | null) => Promise<readonly string[]>;
};

const anything = /./;
const sources = /\.(ts|tsx|mjs|cjs|json)$/;
const rootFiles = readdirSync(root).filter((file) => /\.(ts|cjs)$/.test(file) && !file.startsWith('.'));

/** Runs one of the installed tools; its whole output is the complaint when it fails. */
function tool(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
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

const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

/** What the types of a workspace are checked with: its own files and those it may import. */
function inputsOf(workspace: string): RegExp {
  if (workspace === '.') return sources;
  const shared = '^packages/|^[^/]*\\.json$';
  return new RegExp(workspace.startsWith('apps/') ? `${shared}|^${workspace}/` : shared);
}

/** Where a tool keeps what it worked out, so that a change costs only what depends on it. */
const cache = join(root, 'node_modules/.cache');

const titleOf = (workspace: string) => (workspace === '.' ? 'tools and e2e' : workspace);

function types(workspace: string): Step {
  return {
    name: `types of ${titleOf(workspace)}`,
    inputs: inputsOf(workspace),
    run: () => {
      const kept = join(cache, 'types', `${workspace === '.' ? 'tools' : workspace}.json`);
      // Two steps run side by side: checkers that share one program would work out the same types again.
      const args = ['--pretty', 'false', '--singleThreaded', '--incremental', '--tsBuildInfoFile', kept];
      return tool('ts7/bin/tsc', [...args, '--project', workspace]);
    },
  };
}

const isCode = (file: string): boolean => /(?<!\.d)\.(ts|tsx|mjs)$/.test(file);

/** Lints with types: what was found in a file depends on everything that it imports. */
function lint(name: string, inputs: RegExp, paths: readonly string[]): Step {
  const isOurs = (file: string) =>
    existsSync(join(root, file)) && paths.some((path) => file === path || file.startsWith(`${path}/`));
  return {
    name,
    inputs,
    run: async (changed = null) => {
      const files = changed?.every(isCode) ? importersOf(changed, await readGraph(root)).filter(isOurs) : paths;
      if (files.length === 0) return [];
      return tool('oxlint/bin/oxlint', ['--no-error-on-unmatched-pattern', ...files], { GOMAXPROCS: '1' });
    },
  };
}

async function imports(): Promise<readonly string[]> {
  try {
    return (await checkImports(root)).violations;
  } catch (error) {
    return [String(error)];
  }
}

const lints: readonly Step[] = [
  ...['packages', 'apps/server', 'apps/web'].map((folder) => lint(`lint of ${folder}`, inputsOf(folder), [folder])),
  lint('lint of tools and e2e', sources, ['tools', 'e2e', ...rootFiles]),
];

const others: readonly Step[] = [
  { name: 'format', inputs: anything, run: () => tool('oxfmt/bin/oxfmt', ['--list-different']) },
  { name: 'import rules', inputs: sources, run: imports },
  {
    name: 'nothing unused',
    inputs: sources,
    run: () =>
      tool('knip/bin/knip.js', [
        '--no-progress',
        '--treat-config-hints-as-errors',
        '--cache',
        '--cache-location',
        join(cache, 'knip'),
      ]),
  },
  { name: 'file names', inputs: anything, run: async () => checkNames(await listFiles(root)) },
  {
    name: 'days come from instants in one place',
    inputs: sources,
    run: async () => checkDays(root, await listFiles(root)),
  },
  { name: 'wording', inputs: anything, run: async () => checkWording(root, await listFiles(root)) },
  { name: 'lockfile', inputs: anything, run: async () => checkLockfile(root, await listFiles(root)) },
  {
    name: 'documents cite what exists',
    inputs: anything,
    run: async () => checkDocuments(root, await listFiles(root)),
  },
  {
    name: 'nothing left undone or bound to a machine',
    inputs: anything,
    run: async () => checkTexts(root, await listFiles(root)),
  },
];

/** Everything that `npm run check` looks at; what takes longest comes first. */
export const steps: readonly Step[] = [...lints, ...['.', ...workspaces.toReversed()].map(types), ...others];
