import { createHash, createHmac } from 'node:crypto';
import { sameText } from '../../../core/sessions/csrf-token.ts';

type Signer = { readonly secret: string; readonly publicUrl: string };

const lifetimeSeconds = 24 * 60 * 60;
const path = '/email/verify/';

function emailHash(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}

function signatureOf({ secret }: Signer, url: string): string {
  return createHmac('sha256', secret).update(url).digest('hex');
}

/** Link that verifies an email address: valid 24 hours, only for this person and address. */
export function verificationLink(
  signer: Signer,
  person: { readonly id: string; readonly email: string },
  now: Date,
): string {
  const expires = Math.floor(now.getTime() / 1000) + lifetimeSeconds;
  const url = `${signer.publicUrl}${path}${person.id}/${emailHash(person.email)}?expires=${expires}`;
  return `${url}&signature=${signatureOf(signer, url)}`;
}

/** Whether we made a link, and whether it has expired. */
export type LinkState = 'genuine' | 'expired' | 'altered';

/**
 * Checks a link. The signature covers the whole URL, so that nothing can be altered or added.
 * @param requested path and query as requested, by either path of the endpoint
 */
export function linkState(signer: Signer, requested: string, now: Date): LinkState {
  const [asked = '', query = ''] = requested.split('?');
  const parts = query.split('&');
  const signature = parts.find((part) => part.startsWith('signature='))?.slice('signature='.length) ?? '';
  const kept = parts.filter((part) => !part.startsWith('signature=')).join('&');
  const url = `${signer.publicUrl}${asked.replace(/^\/verify-email\//, path)}?${kept}`;
  if (!sameText(signature, signatureOf(signer, url))) return 'altered';
  const expires = Number(/(?:^|&)expires=(\d+)(?:&|$)/.exec(kept)?.[1]);
  return now.getTime() / 1000 < expires ? 'genuine' : 'expired';
}

/** Whether a link is for the person's current address. */
export function isAbout(hash: string, email: string): boolean {
  return sameText(hash, emailHash(email));
}
