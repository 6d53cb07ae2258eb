import { describe, expect, it } from 'vitest';
import { evidenceTypeOf } from './evidence-type.ts';

// First bytes as the formats' own specifications print them.
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const jpeg = Buffer.from('ffd8ffe000104a464946', 'hex');
const webp = Buffer.from('524946462400000057454250565038', 'hex');
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n');

describe('evidence', () => {
  it('is known by its content, not by its name [INV-06]', () => {
    expect([png, jpeg, webp, pdf].map(evidenceTypeOf)).toEqual([
      'image/png',
      'image/jpeg',
      'image/webp',
      'application/pdf',
    ]);
  });

  it('is nothing else: no page, no program, no picture that can hold a script, no broken paper [INV-06]', () => {
    for (const text of ['<html>', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'MZ\u0090', 'GIF89a', '', '%PDF-1.7\n'])
      expect(evidenceTypeOf(Buffer.from(text)), text).toBeNull();
    expect(evidenceTypeOf(Buffer.from('RIFF....WAVE'))).toBeNull();
  });
});
