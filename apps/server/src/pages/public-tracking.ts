import type { AccountBrand, FollowForm, TrackingPage } from '@waybill/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../core/context.ts';
import { Refusal } from '../core/refusal.ts';
import { brandOf, logoBy } from '../modules/identity/brand/index.ts';
import { askToFollow, followerHere, readAddress, stopPath } from '../modules/shipments/followers/index.ts';
import { publicShipment, type PublicShipment } from '../modules/shipments/tracking/index.ts';
import { followCookieName, languageFor, renderTracking, takeForms } from './tracking-pages.ts';

const statusOf = { found: 200, ask: 200, unknown: 404, busy: 429, following: 200 } as const;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The number of a request, and the key of the shipper's link, if any. */
function asked(request: FastifyRequest) {
  const { number } = request.params as { number: string };
  const { key, followed } = request.query as { key?: unknown; followed?: unknown };
  return { number: number.slice(0, 40), key: textOf(key)?.slice(0, 100), followed: followed === 'asked' };
}

type Asked = { readonly number: string; readonly key: string | undefined };
type Found = { readonly shipment: PublicShipment; readonly brand: AccountBrand | null };

/** Finds the shipment. Branding of the account is shown only with the shipper's link. */
async function find(services: Services, { ip }: FastifyRequest, { number, key }: Asked): Promise<Found> {
  const shipment = await publicShipment(services, { ip, number, key });
  const { tracking, key: of } = shipment;
  return { shipment, brand: tracking.full === null ? null : await brandOf(services.database.staff, of.account_id) };
}

/** Page for a shipment that cannot be shown. */
function withoutShipment(error: unknown, number: string): TrackingPage {
  if (!(error instanceof Refusal)) throw error;
  return { kind: error.code === 'too_many_attempts' ? 'busy' : 'unknown', number };
}

async function answer(request: FastifyRequest, reply: FastifyReply, page: TrackingPage, status?: number) {
  return reply
    .code(status ?? statusOf[page.kind])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(await renderTracking(page, languageFor(request)));
}

const pageOf = ({ shipment, brand }: Found, form: FollowForm): TrackingPage => ({
  kind: 'found',
  tracking: shipment.tracking,
  follow: form,
  brand,
});

async function show(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { number, key, followed } = asked(request);
  try {
    const found = await find(services, request, { number, key });
    const { tracking } = found.shipment;
    const link = tracking.full === null ? null : (key ?? null);
    const follower = await followerHere(services, tracking.number, request.cookies[followCookieName]);
    const stop = follower === null ? null : stopPath(services, follower.id);
    return await answer(request, reply, pageOf(found, { key: link, asked: followed, email: '', problem: null, stop }));
  } catch (error) {
    return answer(request, reply, withoutShipment(error, number));
  }
}

/** Handles the form to follow a shipment. Errors are shown next to the field, with the entered text. */
async function follow(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { number, key } = asked(request);
  try {
    const found = await find(services, request, { number, key });
    const byLink = found.shipment.tracking.full !== null;
    const link = byLink ? (key ?? null) : null;
    const typed = (new URLSearchParams(textOf(request.body) ?? '').get('email') ?? '').slice(0, 300);
    const read = readAddress(typed);
    const form = { key: link, asked: false, email: typed, stop: null };
    if ('problem' in read) return await answer(request, reply, pageOf(found, { ...form, problem: read.problem }), 422);
    const language = languageFor(request);
    try {
      await askToFollow(services, { key: found.shipment.key, email: read.email, language, byLink, ip: request.ip });
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'too_many_attempts')) throw error;
      return await answer(request, reply, pageOf(found, { ...form, problem: 'too_many' }), 429);
    }
    const asking = { ...(link === null ? {} : { key: link }), lang: language, followed: 'asked' };
    const query = new URLSearchParams(asking).toString();
    return await reply.redirect(`/tracking/${encodeURIComponent(found.shipment.tracking.number)}?${query}#follow`, 303);
  } catch (error) {
    return answer(request, reply, withoutShipment(error, number));
  }
}

/** A number as part of a path. Truncation may split a surrogate pair, which cannot be encoded. */
const inPath = (number: string): string => encodeURIComponent(number.slice(0, 40).toWellFormed());

/** Sends a logo. The image of a URL never changes, so it is cached forever. */
async function sendLogo(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { file } = request.params as { file: string };
  const digest = /^([0-9a-f]{40})\.png$/.exec(file)?.[1];
  const logo = digest === undefined ? undefined : await logoBy(services.database.staff, digest);
  if (logo === undefined) return reply.code(404).send();
  return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(logo);
}

/**
 * `/tracking` and `/tracking/{number}`: public tracking by number, with more details by the shipper's link. The HTML is
 * complete and needs no script; following by mail is a plain form.
 */
export function mountPublicTracking(app: FastifyInstance, services: Services): void {
  app.get('/tracking', async (request, reply) => {
    const { number, lang } = request.query as { number?: unknown; lang?: string };
    if (typeof number === 'string' && number.trim() !== '') {
      const query = lang === undefined ? '' : `?lang=${encodeURIComponent(lang)}`;
      return reply.redirect(`/tracking/${inPath(number.trim())}${query}`, 303);
    }
    return reply.type('text/html; charset=utf-8').send(await renderTracking({ kind: 'ask' }, languageFor(request)));
  });
  app.get('/tracking/:number', async (request, reply) => show(services, request, reply));
  // The URL of a rejected form, when the page is reloaded.
  app.get('/tracking/:number/follow', async (request, reply) => {
    const { number } = request.params as { number: string };
    const { search } = new URL(request.url, services.publicUrl);
    return reply.redirect(`/tracking/${inPath(number)}${search}`, 303);
  });
  app.get('/tracking/logo/:file', async (request, reply) => sendLogo(services, request, reply));
  void app.register(async (scope) => {
    takeForms(scope);
    scope.post('/tracking/:number/follow', async (request, reply) => follow(services, request, reply));
  });
}
