import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isAbout, linkState, verificationLink } from './verification-link.ts';

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
    expect(linkState(signer, requested, at(86_399))).toBe('genuine');
    expect(linkState(signer, requested, at(86_400))).toBe('expired');
  });

  it('is genuine by its other path, and in any order of its query', () => {
    expect(linkState(signer, requested.replace('/email/verify/', '/verify-email/'), made)).toBe('genuine');
    const [path, query = ''] = requested.split('?');
    expect(linkState(signer, `${path}?${query.split('&').toReversed().join('&')}`, made)).toBe('genuine');
  });

  it('is not genuine when altered, signed by another secret or for another site', () => {
    for (const altered of [
      requested.replace('u1', 'u2'),
      requested.replace('=1794', '=9794'),
      `${requested}&a=1`,
      '/email/verify/u1/x',
      '',
    ]) {
      expect(linkState(signer, altered, made)).toBe('altered');
    }
    expect(linkState({ ...signer, secret: 'other' }, requested, made)).toBe('altered');
    expect(linkState({ ...signer, publicUrl: 'https://other.example' }, requested, made)).toBe('altered');
  });

  it('is about one address', () => {
    expect(isAbout(hash, 'ana@harbor.example')).toBe(true);
    expect(isAbout(hash, 'ana@other.example')).toBe(false);
  });
});
