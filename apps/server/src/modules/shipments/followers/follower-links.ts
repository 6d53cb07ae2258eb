import type { Services } from '../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

/** A follower as its links name it. */
export type FollowerLink = { readonly id: string; readonly signature: unknown };

type Signing = Pick<Services, 'secret' | 'publicUrl'>;

/** Link that confirms an address; asking again makes a new one and this one worthless. */
export function confirmLink({ secret, publicUrl }: Signing, id: string, askedAt: Date): string {
  return `${publicUrl}/following/${id}?signature=${linkSignature(secret, 'follow', id, askedAt.getTime())}`;
}

/** Link that ends the mails, for as long as there are any. */
export function stopLink({ secret, publicUrl }: Signing, id: string): string {
  return `${publicUrl}/following/${id}/stop?signature=${linkSignature(secret, 'unfollow', id)}`;
}

export function isConfirmLink({ secret }: Signing, { id, signature }: FollowerLink, askedAt: Date): boolean {
  return typeof signature === 'string' && isLinkSignature(secret, signature, 'follow', id, askedAt.getTime());
}

export function isStopLink({ secret }: Signing, { id, signature }: FollowerLink): boolean {
  return typeof signature === 'string' && isLinkSignature(secret, signature, 'unfollow', id);
}
