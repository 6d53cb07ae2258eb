import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isAbout, isGenuineLink, verificationLink } from './verification-link.ts';

const signer = { secret: 'a secret of this test', publicUrl: 'https://ship.example' };
const made = new Date('2026-11-16T14:30:00.000Z');
// SHA-1 of the text ana@harbor.example
const hash = '9a08027c4f85b46b7a587cbc88e03a0e10ff561a';
const link = verificationLink(signer, { id: 'u1', email: 'ana@harbor.example' }, made);
const requested = link.slice(signer.publicUrl.length);
const at = (seconds: number) => new Date(made.getTime() + seconds * 1000);

describe('a verification link', () => {
  it('signs the whole address without the signature [AUTH-14]', () => {
    const [url, signature] = link.split('&signature=');
    expect(url).toMatch(/^https:\/\/ship\.example\/email\/verify\/u1\/[0-9a-f]{40}\?expires=1794925800$/);
    expect(signature).toBe(
      createHmac('sha256', signer.secret)
        .update(url ?? '')
        .digest('hex'),
    );
  });

  it('is genuine until 24 hours have passed [AUTH-14]', () => {
    expect(isGenuineLink(signer, requested, at(86_399))).toBe(true);
    expect(isGenuineLink(signer, requested, at(86_400))).toBe(false);
  });

  it('is genuine by its other path, and in any order of its query', () => {
    expect(isGenuineLink(signer, requested.replace('/email/verify/', '/verify-email/'), made)).toBe(true);
    const [path, query = ''] = requested.split('?');
    expect(isGenuineLink(signer, `${path}?${query.split('&').toReversed().join('&')}`, made)).toBe(true);
  });

  it('is not genuine when altered, signed by another secret or for another site', () => {
    for (const altered of [
      requested.replace('u1', 'u2'),
      requested.replace('=1794', '=9794'),
      `${requested}&a=1`,
      '/email/verify/u1/x',
      '',
    ]) {
      expect(isGenuineLink(signer, altered, made)).toBe(false);
    }
    expect(isGenuineLink({ ...signer, secret: 'other' }, requested, made)).toBe(false);
    expect(isGenuineLink({ ...signer, publicUrl: 'https://other.example' }, requested, made)).toBe(false);
  });

  it('is about one address', () => {
    expect(isAbout(hash, 'ana@harbor.example')).toBe(true);
    expect(isAbout(hash, 'ana@other.example')).toBe(false);
  });
});
