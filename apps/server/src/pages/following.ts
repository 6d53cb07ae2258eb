import type { TrackingPage } from '@waybill/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.ts';
import {
  confirmFollower,
  stopFollower,
  toConfirm,
  toStop,
  type NamedFollower,
} from '../modules/shipments/followers/index.ts';
import { publicLink } from '../modules/shipments/tracking/index.ts';
import { languageFor, renderTracking, takeForms } from './tracking-pages.ts';

type Step = Extract<TrackingPage, { readonly kind: 'following' }>['step'];

function linkOf(request: FastifyRequest) {
  const { id } = request.params as { id: string };
  const { signature } = request.query as { signature?: unknown };
  return { id, signature };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

async function send(request: FastifyRequest, reply: FastifyReply, follower: NamedFollower | null, step: Step) {
  const number = follower?.bol_number ?? '';
  const signature = textOf(linkOf(request).signature);
  const page = follower === null ? null : follower.by_link ? publicLink('', follower) : `/tracking/${number}`;
  const shown: TrackingPage = { kind: 'following', step: follower === null ? 'over' : step, number, signature, page };
  return reply
    .code(follower === null ? 403 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(await renderTracking(shown, languageFor(request)));
}

/**
 * `/following/{id}` confirms an address and `/following/{id}/stop` ends its mails. GET only shows a page with a button,
 * since mail programs and scanners open links automatically; POST acts, from the button or from one-click unsubscribe
 * (RFC 8058).
 */
export function mountFollowing(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    takeForms(scope);
    scope.get('/following/:id', async (request, reply) => {
      const follower = await toConfirm(services, linkOf(request));
      return send(request, reply, follower, follower?.confirmed_at ? 'confirmed' : 'confirm');
    });
    scope.post('/following/:id', async (request, reply) => {
      const follower = await toConfirm(services, linkOf(request));
      if (follower !== null) await confirmFollower(services, follower);
      return send(request, reply, follower, 'confirmed');
    });
    scope.get('/following/:id/stop', async (request, reply) => {
      const follower = await toStop(services, linkOf(request));
      return send(request, reply, follower, follower?.ended_at ? 'stopped' : 'stop');
    });
    scope.post('/following/:id/stop', async (request, reply) => {
      const follower = await toStop(services, linkOf(request));
      if (follower !== null) await stopFollower(services, follower);
      return send(request, reply, follower, 'stopped');
    });
  });
}
