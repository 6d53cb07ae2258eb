import { linkDays, type TrackingPage } from '@waybill/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.ts';
import {
  confirmFollower,
  followCookie,
  stopPath,
  stopFollower,
  toConfirm,
  toStop,
  type NamedFollower,
} from '../modules/shipments/followers/index.ts';
import { publicLink } from '../modules/shipments/tracking/index.ts';
import { followCookieName, languageFor, renderTracking, takeForms } from './tracking-pages.ts';

type Step = Extract<TrackingPage, { readonly kind: 'following' }>['step'];

function linkOf(request: FastifyRequest) {
  const { id } = request.params as { id: string };
  const { signature } = request.query as { signature?: unknown };
  return { id, signature };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');

/** Remembers in this browser that it follows the shipment, so that its page can stop the mails too. */
function remember(services: Services, reply: FastifyReply, follower: NamedFollower, follows: boolean): void {
  void reply.setCookie(followCookieName, follows ? followCookie(services, follower.id) : '', {
    path: `/tracking/${follower.bol_number}`,
    httpOnly: true,
    sameSite: 'lax',
    secure: services.publicUrl.startsWith('https:'),
    maxAge: follows ? linkDays * 86_400 : 0,
  });
}

async function send(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { follower, step }: { readonly follower: NamedFollower | null; readonly step: Step },
) {
  if (follower !== null && (step === 'confirmed' || step === 'stopped')) {
    remember(services, reply, follower, step === 'confirmed');
  }
  const number = follower?.bol_number ?? '';
  const signature = textOf(linkOf(request).signature);
  const page = follower === null ? null : follower.by_link ? publicLink('', follower) : `/tracking/${number}`;
  const stop = follower !== null && step === 'confirmed' ? stopPath(services, follower.id) : null;
  const shown: TrackingPage = {
    kind: 'following',
    step: follower === null ? 'over' : step,
    number,
    signature,
    page,
    stop,
  };
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
      return send(services, request, reply, { follower, step: follower?.confirmed_at ? 'confirmed' : 'confirm' });
    });
    scope.post('/following/:id', async (request, reply) => {
      const follower = await toConfirm(services, linkOf(request));
      if (follower !== null) await confirmFollower(services, follower);
      return send(services, request, reply, { follower, step: 'confirmed' });
    });
    scope.get('/following/:id/stop', async (request, reply) => {
      const follower = await toStop(services, linkOf(request));
      return send(services, request, reply, { follower, step: follower?.ended_at ? 'stopped' : 'stop' });
    });
    scope.post('/following/:id/stop', async (request, reply) => {
      const follower = await toStop(services, linkOf(request));
      if (follower !== null) await stopFollower(services, follower);
      return send(services, request, reply, { follower, step: 'stopped' });
    });
  });
}
