import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { derivedKeyRing, installationKeyRing, KeyRingError, readKeyRing } from './key-ring.ts';
import { rewrap, seal, unseal } from './seal.ts';

const key = () => randomBytes(32).toString('base64');
const [older, newer] = [key(), key()];

describe('sealed secrets', () => {
  const ring = readKeyRing(`older:${older}`);

  it('open again for what they belong to, and nothing of them can be read', () => {
    const sealed = seal(ring, 'connection-1', '{"client_secret":"blue harbor"}');
    expect(sealed.bytes.toString('latin1')).not.toContain('blue harbor');
    expect(unseal(ring, 'connection-1', sealed)).toBe('{"client_secret":"blue harbor"}');
  });

  it('do not open for another record', () => {
    const sealed = seal(ring, 'connection-1', 'secret');
    expect(() => unseal(ring, 'connection-2', sealed)).toThrow('unable to authenticate data');
  });

  it('do not open when any byte was changed', () => {
    const sealed = seal(ring, 'connection-1', 'secret');
    for (let at = 0; at < sealed.bytes.length; at += 1) {
      const bytes = Buffer.from(sealed.bytes);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      expect(() => unseal(ring, 'connection-1', { ...sealed, bytes })).toThrow(
        /unable to authenticate data|unknown way/,
      );
    }
  });

  it('are two different ones for the same text', () => {
    expect(seal(ring, 'a', 'secret').bytes.equals(seal(ring, 'a', 'secret').bytes)).toBe(false);
  });

  it('are rewrapped for a new key, after which the old one is not needed', () => {
    const sealed = seal(ring, 'connection-1', 'secret');
    const moved = rewrap(readKeyRing(`newer:${newer},older:${older}`), 'connection-1', sealed);
    expect(moved.keyId).toBe('newer');
    expect(unseal(readKeyRing(`newer:${newer}`), 'connection-1', moved)).toBe('secret');
  });

  it('say which key is missing', () => {
    const sealed = seal(ring, 'a', 'secret');
    expect(() => unseal(readKeyRing(`newer:${newer}`), 'a', sealed)).toThrow('No key older is set');
  });
});

describe('a ring of keys', () => {
  it('seals with the first one', () => {
    expect(readKeyRing(`b:${newer},a:${older}`).current).toBe('b');
  });

  it('refuses what is no key, without repeating it', () => {
    expect(() => readKeyRing('a:dG9vIHNob3J0')).toThrow(new KeyRingError('the key a needs 32 bytes, in base64'));
    expect(() => readKeyRing(older)).toThrow(KeyRingError);
    expect(() => readKeyRing(`a:${older},a:${newer}`)).toThrow('two keys have the same id');
  });

  it('still opens what was sealed before any key was set, and seals with the one that was', () => {
    const secret = 'x'.repeat(32);
    const before = seal(installationKeyRing(null, secret), 'a', 'secret');
    const after = installationKeyRing(readKeyRing(`newer:${newer}`), secret);
    expect([before.keyId, unseal(after, 'a', before), seal(after, 'a', 'secret').keyId]).toEqual([
      'derived',
      'secret',
      'newer',
    ]);
  });

  it('is derived from the secret alone', () => {
    const [one, same, other] = [
      derivedKeyRing('x'.repeat(32)),
      derivedKeyRing('x'.repeat(32)),
      derivedKeyRing('y'.repeat(32)),
    ];
    expect(unseal(same, 'a', seal(one, 'a', 'secret'))).toBe('secret');
    expect(() => unseal(other, 'a', seal(one, 'a', 'secret'))).toThrow('unable to authenticate data');
  });
});
