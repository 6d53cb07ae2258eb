import type { Services } from '../../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../../core/signed-link.ts';

const purpose = 'email change';
type Signer = Pick<Services, 'secret' | 'publicUrl'>;

/** Link to the page where the owner of the old address can undo a change. */
export function takeBackLink({ secret, publicUrl }: Signer, id: string): string {
  const query = new URLSearchParams({ change: id, signature: linkSignature(secret, purpose, id) });
  return `${publicUrl}/email-change?${query.toString()}`;
}

/** Whether we made the link of this change. */
export function isTakeBackLink({ secret }: Signer, id: string, signature: string): boolean {
  return isLinkSignature(secret, signature, purpose, id);
}
