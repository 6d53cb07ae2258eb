import type { FastifyRequest } from 'fastify';

/**
 * Whether the caller wants JSON: the first `Accept` type is JSON, or the header of scripted requests is set without
 * another preference, or the path is under /api. Such callers are never redirected.
 */
export function wantsJson(request: FastifyRequest): boolean {
  if (request.url === '/api' || request.url.startsWith('/api/')) return true;
  const first = (request.headers.accept ?? '').split(',')[0]?.trim().toLowerCase() ?? '';
  if (first.includes('/json') || first.includes('+json')) return true;
  const marked = request.headers['x-requested-with']?.toString().toLowerCase() === 'xmlhttprequest';
  return marked && (first === '' || first.startsWith('*/*'));
}
