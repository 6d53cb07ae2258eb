import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const base64 = (bytes: readonly number[] | string) => Buffer.from(bytes as string).toString('base64');

describe('mediaTypeOf', () => {
  it('knows documents by how they begin', () => {
    expect(mediaTypeOf(base64('%PDF-1.7 and so on'))).toBe('application/pdf');
    expect(mediaTypeOf(base64([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).toBe('image/png');
    expect(mediaTypeOf(base64('GIF89a and so on'))).toBe('image/gif');
    expect(mediaTypeOf(base64([0x49, 0x49, 0x2a, 0x00, 0x08, 0, 0, 0]))).toBe('image/tiff');
    expect(mediaTypeOf(base64([0x4d, 0x4d, 0x00, 0x2a, 0x08, 0, 0, 0]))).toBe('image/tiff');
  });

  it('takes nothing else', () => {
    expect(mediaTypeOf('')).toBeNull();
    expect(mediaTypeOf(base64('<html>'))).toBeNull();
    expect(mediaTypeOf('JVBERi0xL')).toBeNull();
    expect(mediaTypeOf('JVBERi0x<...')).toBeNull();
  });
});
