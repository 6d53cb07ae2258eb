import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { newSecret } from '../ids.ts';
import { isLinkSignature, linkSignature } from '../signed-link.ts';
import { sendKnownDevices, sentKnownDevices } from './cookies.ts';

type Wired = Pick<Services, 'publicUrl' | 'secret'>;

const purpose = 'known device';
/** Maximum number of people remembered per browser; the one with the oldest sign-in is dropped first. */
const most = 5;
const apart = '~';

type Entry = { readonly userId: string; readonly device: string };

/** People who signed in on a browser before. Entries without our signature are ignored. */
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
 * Device id of a known browser of a person; null for any other browser. It only means that wrong passwords from
 * elsewhere do not lock the person out here.
 */
export function knownDevice(services: Wired, request: FastifyRequest, userId: string): string | null {
  return entriesOf(services, request).find((entry) => entry.userId === userId)?.device ?? null;
}

/** Remembers that a person signed in, or set a password by a mailed link, on this browser. */
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
