import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './tools/setup/memory.mjs';

keepTemporaryFilesInMemory();

const everywhere = ['packages', 'apps', 'tools'];
const named = (suffix: string) => everywhere.map((folder) => `${folder}/**/*.${suffix}`);
const exclude = ['**/node_modules/**', '**/dist/**', '**/dist-server/**'];
const freight = ['packages/freight/**/*.test.ts'];
// Node reads the sources itself, as the product does: nothing is transformed first.
const native = { viteModuleRunner: false };
const postgres = ['apps/server/src/testing/postgres-setup.ts'];

// A test belongs to the project that its suffix names.
export default defineConfig({
  test: {
    testTimeout: 20_000,
    // On every core: left to itself, Vitest spares one, which is the half of a small machine.
    maxWorkers: availableParallelism(),
    hookTimeout: 60_000,
    // A worker reads the sources once for all its files. What a file leaves in a module, the next one finds.
    isolate: false,
    // A part of a page that comes in spare time may still be on its way when the last test of a file ends: it comes to
    // nothing then, and nobody waits for it.
    onUnhandledError: ({ name }) => name !== 'EnvironmentTeardownError',
    // Asked for with --coverage; only the engine has to be covered in full.
    coverage: { include: ['packages/freight/src/**/*.ts'], exclude: ['**/*.test.ts'], reporter: ['json-summary'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          experimental: native,
          include: named('test.ts'),
          exclude: [...exclude, ...freight, '**/*.db.test.ts', '**/*.http.test.ts'],
        },
      },
      { extends: true, test: { name: 'freight', include: freight, exclude } },
      {
        extends: true,
        test: { name: 'db', experimental: native, include: named('db.test.ts'), exclude, globalSetup: postgres },
      },
      {
        extends: true,
        test: { name: 'http', experimental: native, include: named('http.test.ts'), exclude, globalSetup: postgres },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'web',
          include: named('test.tsx'),
          exclude,
          environment: 'jsdom',
          // React's production build draws in half the time.
          env: { NODE_ENV: 'production' },
          setupFiles: ['apps/web/src/testing/setup.ts'],
        },
      },
    ],
  },
});
