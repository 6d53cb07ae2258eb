import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { newSecret } from '../ids.ts';
import { isLinkSignature, linkSignature } from '../signed-link.ts';
import { sendKnownDevices, sentKnownDevices } from './cookies.ts';

type Wired = Pick<Services, 'publicUrl' | 'secret'>;

const purpose = 'known device';
/** People who log in on one browser and are told apart; the one who was away longest is forgotten first. */
const most = 5;
const apart = '~';

type Entry = { readonly userId: string; readonly device: string };

/** The people who logged in on a browser before. What we did not sign is left out. */
function entriesOf({ secret }: Wired, request: FastifyRequest): Entry[] {
  return (sentKnownDevices(request) ?? '')
    .split(apart)
    .slice(0, most)
    .flatMap((text) => {
      const [userId = '', device = '', signature = ''] = text.split('.');
      return isLinkSignature(secret, signature, purpose, userId, device) ? [{ userId, device }] : [];
    });
}

/**
 * Which device a browser is for a person who logged in on it before; null for any other browser. It proves nothing but
 * that: wrong passwords from elsewhere then do not keep the person out.
 */
export function knownDevice(services: Wired, request: FastifyRequest, userId: string): string | null {
  return entriesOf(services, request).find((entry) => entry.userId === userId)?.device ?? null;
}

/** Remembers that a person logged in, or set a password by a mailed link, on this browser. */
export function rememberDevice(services: Wired, request: FastifyRequest, reply: FastifyReply, userId: string): void {
  const known = entriesOf(services, request);
  const own = known.find((entry) => entry.userId === userId) ?? { userId, device: newSecret() };
  const kept = [own, ...known.filter((entry) => entry.userId !== userId)].slice(0, most);
  const signed = kept.map((entry) => {
    const signature = linkSignature(services.secret, purpose, entry.userId, entry.device);
    return `${entry.userId}.${entry.device}.${signature}`;
  });
  sendKnownDevices(services, reply, signed.join(apart));
}
