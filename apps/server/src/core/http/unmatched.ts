import type { Endpoint } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { sendRefusal } from './errors.ts';
import { wantsJson } from './wants-json.ts';

function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[a-z_]+/g, '[^/]+')}/?$`);
}

/** Methods of a path, for the `Allow` header of a 405. */
function methodsByPath(endpoints: readonly Endpoint[]): (path: string) => string[] {
  const known = endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ test: matcher(path), method: endpoint.method })),
  );
  return (path) => [...new Set(known.filter((entry) => entry.test.test(path)).map((entry) => entry.method))];
}

/** File extensions of assets and scans, which are never pages of the application. */
const fileEndings =
  '7z|asp|aspx|bak|bz2|cfg|cgi|class|conf|config|crt|css|csv|db|dll|docx?|env|exe|gif|gz|html?|ico|ini|jar|jpe?g|jsx?|json|jsp|key|lock|log|map|md|mjs|mp[34]|old|pdf|pem|phar|phps?|php[3-8]|phtml|png|py|rar|rb|sh|sql|sqlite|svg|swp|tar|tgz|toml|tsx?|ttf|txt|war|webm|webmanifest|webp|woff2?|xlsx?|xml|xz|ya?ml|zip';
const fileName = new RegExp(`^/(?:build|assets)/|/\\.[^/]|\\.(?:${fileEndings})~?/?$`, 'i');

function isFile(path: string): boolean {
  return fileName.test(path) && !/^\/index\.html\/?$/.test(path);
}

/** Addresses that people guess, and the pages they mean. `/` is the home page of whoever is signed in. */
const shortAddresses: Readonly<Record<string, string>> = {
  '/admin': '/',
  '/dashboard': '/',
  '/shipments': '/my-shipments',
  '/invoices': '/my-invoices',
  '/addresses': '/address-book',
  '/products': '/product-catalog',
  '/quotes': '/quote-history',
  '/orders': '/orders/ebay',
};

/**
 * Responds to requests without a route: 405 with `Allow` for a known path, 404 for programs, and the web application
 * for browsers, which has its own routes.
 */
export function handleUnmatched(
  app: FastifyInstance,
  services: Services,
  endpoints: readonly Endpoint[],
  page: (() => Promise<string>) | null,
): void {
  const methodsOf = methodsByPath(endpoints);
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const methods = methodsOf(path);
    const browsing = ['GET', 'HEAD'].includes(request.method) && !wantsJson(request);
    if (browsing && page !== null && !isFile(path)) {
      const meant = shortAddresses[path.toLowerCase().replace(/\/$/, '')];
      if (meant !== undefined) return reply.redirect(meant, 302);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(await page());
    }
    if (methods.length > 0 && !methods.includes(request.method)) {
      return sendRefusal(
        new Refusal('method_not_allowed', { headers: { allow: methods.toSorted().join(', ') } }),
        services,
        request,
        reply,
      );
    }
    return sendRefusal(new Refusal('not_found'), services, request, reply);
  });
}
