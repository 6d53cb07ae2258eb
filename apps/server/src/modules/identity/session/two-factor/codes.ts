import { generateSecret, generateURI, verifySync } from 'otplib';

/** Validity of one code in seconds, by RFC 6238. Clocks may differ by one step in either direction. */
const stepSeconds = 30;

/** A new secret of 160 bits in Base32, the format of authenticator apps. */
export const newAuthenticatorSecret = (): string => generateSecret();

/** Content of the QR code of a secret. */
export function authenticatorUrl(secret: string, email: string): string {
  return generateURI({ issuer: 'Waybill', label: email, secret });
}

/**
 * The 30-second step of a typed code, or null when it is wrong. Ignores spaces and hyphens.
 * @param after latest step whose code was used; it and older ones are refused
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
