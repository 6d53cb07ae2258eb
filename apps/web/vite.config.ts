import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { firstViewChunk } from './vite/first-view.ts';
import { leanEndpoints, makesSchemas, withoutJsonSchema } from './vite/lean-endpoints.ts';
import { leanI18next } from './vite/lean-i18next.ts';
import { leanMantine } from './vite/lean-mantine.ts';
import { englishWithItsCode } from './vite/phrases.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

// Pages and calls share addresses such as /login: what asks for HTML is a page, the rest goes to the server.
const toServer: ProxyOptions = {
  target: api,
  bypass: (request) =>
    request.method === 'GET' && request.headers.accept?.includes('text/html') ? '/index.html' : undefined,
};
const always: ProxyOptions = { target: api };

/** The two weights that the first view is set in, asked for before the style sheet is read. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const first = Object.keys(bundle ?? {}).filter((file) => /plex-sans-latin-(400|500|600).*\.woff2$/.test(file));
        return first.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        }));
      },
    },
  };
}

const built = {
  outDir: 'dist',
  assetsDir: 'build',
  target: 'es2023',
  chunkSizeWarningLimit: 700,
  // Browsers that run es2023 preload modules themselves.
  modulePreload: { polyfill: false },
} as const;

async function chunksOfFirstView() {
  const name = await firstViewChunk({
    root: import.meta.dirname,
    plugins: [englishWithItsCode(), leanEndpoints(), leanI18next(), leanMantine(), withoutJsonSchema(), react()],
    build: { ...built, rolldownOptions: { treeshake: makesSchemas } },
  });
  return {
    treeshake: makesSchemas,
    output: {
      codeSplitting: {
        groups: [
          { debugName: 'first view', name, includeDependenciesRecursively: false, priority: 2 },
          // Each icon would be a file of its own, and its name stand in every list of what a part needs.
          { name: 'icons', test: /@tabler\/icons-react/, includeDependenciesRecursively: false, priority: 1 },
        ],
      },
    },
  };
}

export default defineConfig(async ({ command }) => ({
  plugins: [
    englishWithItsCode(),
    leanEndpoints(),
    leanI18next(),
    leanMantine(),
    withoutJsonSchema(),
    react(),
    preloadFonts(),
  ],
  build: command === 'build' ? { ...built, rolldownOptions: await chunksOfFirstView() } : built,
  server: {
    proxy: {
      '/api': always,
      '/sanctum': always,
      '/email': always,
      '/tracking': always,
      ...Object.fromEntries(
        ['/login', '/logout', '/password', '/profile', '/forgot-password', '/reset-password', '/user'].map((path) => [
          path,
          toServer,
        ]),
      ),
    },
  },
}));
