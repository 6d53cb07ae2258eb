import { generateSecret, generateURI, verifySync } from 'otplib';

/** Seconds that one code stands, by RFC 6238. Clocks may differ by one such step either way. */
const stepSeconds = 30;

/** A new secret of 160 bits in Base32, as authenticator apps take it. */
export const newAuthenticatorSecret = (): string => generateSecret();

/** What the QR code of a secret says. */
export function authenticatorUrl(secret: string, email: string): string {
  return generateURI({ issuer: 'Waybill', label: email, secret });
}

/**
 * The 30-second step that a typed code belongs to, or null when it is wrong. Spaces and hyphens between the digits
 * are people's own.
 * @param after number of the newest step whose code was taken; that one and older ones are refused
 */
export function stepOfCode(secret: string, typed: string, now: Date, after: number | null): number | null {
  const token = typed.replace(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token, epoch, epochTolerance: stepSeconds });
  if (!result.valid) return null;
  const step = Math.floor(epoch / stepSeconds) + result.delta;
  return after !== null && step <= after ? null : step;
}
