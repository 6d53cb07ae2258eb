import { allEndpoints } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../core/context.ts';
import { openApiDocument } from '../core/http/openapi.ts';
import { escapeHtml } from '../core/html.ts';
import { pageStyle } from './style.ts';

const style = `${pageStyle}
details{background:var(--sheet);border:1px solid var(--line);border-radius:6px;margin:8px 0}summary{cursor:pointer;padding:8px 12px;display:flex;gap:12px;flex-wrap:wrap;align-items:baseline}
summary b{min-width:4em}summary code,summary span{overflow-wrap:anywhere;min-width:0}pre{margin:0;padding:12px;border-top:1px solid var(--line);overflow:auto;max-height:480px}`;

function section(document: ReturnType<typeof openApiDocument>, tag: string): string {
  const paths = document['paths'] as Record<string, Record<string, unknown>>;
  const rows = allEndpoints()
    .filter(({ endpoint }) => endpoint.tag === tag)
    .map(({ endpoint }) => {
      const path = endpoint.path.replace(/:([a-z_]+)/g, '{$1}');
      const operation = paths[path]?.[endpoint.method.toLowerCase()];
      return `<details><summary><b>${endpoint.method}</b><code>${escapeHtml(path)}</code><span>${escapeHtml(endpoint.summary)}</span><small>${escapeHtml(endpoint.access)}</small></summary><pre tabindex="0">${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`;
    });
  return `<h2>${escapeHtml(tag)}</h2>${rows.join('')}`;
}

function page(services: Services): string {
  const document = openApiDocument(services.publicUrl);
  const tags = [...new Set(allEndpoints().map(({ endpoint }) => endpoint.tag))];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>API · Waybill</title><style>${style}</style></head><body><main><h1>Waybill API</h1><p>Everything the application does goes through these calls. The same table as an OpenAPI 3.1 document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${tags.map((tag) => section(document, tag)).join('')}</main></body></html>`;
}

/** `/api/openapi.json`, and the same document as a web page at `/api/docs`. */
export function mountApiDocs(app: FastifyInstance, services: Services): void {
  app.get('/api/openapi.json', async () => openApiDocument(services.publicUrl));
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page(services)));
}
