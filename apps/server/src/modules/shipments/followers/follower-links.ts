import type { Services } from '../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

export type FollowerLink = { readonly id: string; readonly signature: unknown };

type Signing = Pick<Services, 'secret' | 'publicUrl'>;

/** Link to confirm an address. A new request invalidates earlier links. */
export function confirmLink({ secret, publicUrl }: Signing, id: string, askedAt: Date): string {
  return `${publicUrl}/following/${id}?signature=${linkSignature(secret, 'follow', id, askedAt.getTime())}`;
}

/** Unsubscribe link, valid for as long as there are mails. */
export function stopLink(signing: Signing, id: string): string {
  return `${signing.publicUrl}${stopPath(signing, id)}`;
}

const stopSignature = ({ secret }: Signing, id: string): string => linkSignature(secret, 'unfollow', id);

/** The same without the origin, for our own pages. */
export function stopPath(signing: Signing, id: string): string {
  return `/following/${id}/stop?signature=${stopSignature(signing, id)}`;
}

/** Value of the cookie by which a browser that confirmed is known to follow. */
export function followCookie(signing: Signing, id: string): string {
  return `${id}.${stopSignature(signing, id)}`;
}

export function isConfirmLink({ secret }: Signing, { id, signature }: FollowerLink, askedAt: Date): boolean {
  return typeof signature === 'string' && isLinkSignature(secret, signature, 'follow', id, askedAt.getTime());
}

export function isStopLink({ secret }: Signing, { id, signature }: FollowerLink): boolean {
  return typeof signature === 'string' && isLinkSignature(secret, signature, 'unfollow', id);
}
