import type { Language } from '@waybill/phrases';
import type { Services } from '../../../core/context.ts';
import { isLinkSignature, linkSignature } from '../../../core/signed-link.ts';

const purpose = 'invitation';
type Signer = Pick<Services, 'secret' | 'publicUrl'>;

/** An instant in whole seconds since 1970, as used in links. */
export function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}

/** Link to accept an invitation. Valid until the invitation expires, is renewed, or is revoked. */
export function invitationLink({ secret, publicUrl }: Signer, id: string, expiresAt: Date, language: Language): string {
  const expires = secondsOf(expiresAt);
  const query = new URLSearchParams({
    invitation: id,
    expires: String(expires),
    signature: linkSignature(secret, purpose, id, expires),
    // Not signed: anybody may read the page in another language.
    lang: language,
  });
  return `${publicUrl}/register?${query.toString()}`;
}

/** Whether we made this link, whatever happened to its invitation. */
export function isInvitationLink({ secret }: Signer, id: string, expires: number, signature: string): boolean {
  return isLinkSignature(secret, signature, purpose, id, expires);
}
