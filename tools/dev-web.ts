// The web application from its sources, reloaded on every change, in front of the server of `npm run dev`.
import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../apps/web');
const target = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

const ownedByServer = /^\/(api|sanctum|email|healthz|readyz)(\/|$)/;
const ownedByVite = /^\/(@|src\/|node_modules\/|index\.html)/;

/** The path when Vite answers the request itself: its files, and pages, which the application draws. */
function answeredHere(request: IncomingMessage): string | undefined {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  if (ownedByServer.test(path)) return undefined;
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').startsWith('text/html');
  const isFile = path !== '/' && existsSync(join(root, 'public', path));
  return isPage || isFile || ownedByVite.test(path) ? request.url : undefined;
}

const server = await createServer({
  root,
  server: {
    port: Number(process.env['WEB_PORT'] ?? '5173'),
    strictPort: true,
    proxy: { '^/': { target, bypass: answeredHere } },
  },
});
await server.listen();
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().finally(() => process.exit(0)));
}
