import type { Services } from '../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

export type FollowerLink = { readonly id: string; readonly signature: unknown };

type Signing = Pick<Services, 'secret' | 'publicUrl'>;

/** Link to confirm an address. A new request invalidates earlier links. */
export function confirmLink({ secret, publicUrl }: Signing, id: string, askedAt: Date): string {
  return `${publicUrl}/following/${id}?signature=${linkSignature(secret, 'follow', id, askedAt.getTime())}`;
}

/** Unsubscribe link, valid for as long as there are mails. */
export function stopLink({ secret, publicUrl }: Signing, id: string): string {
  return `${publicUrl}/following/${id}/stop?signature=${linkSignature(secret, 'unfollow', id)}`;
}

export function isConfirmLink({ secret }: Signing, { id, signature }: FollowerLink, askedAt: Date): boolean {
  return typeof signature === 'string' && isLinkSignature(secret, signature, 'follow', id, askedAt.getTime());
}

export function isStopLink({ secret }: Signing, { id, signature }: FollowerLink): boolean {
  return typeof signature === 'string' && isLinkSignature(secret, signature, 'unfollow', id);
}
