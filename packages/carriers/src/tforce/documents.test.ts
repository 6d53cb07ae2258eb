import { describe, expect, it } from 'vitest';
import { replyOf } from '../../testing/spoil-freight.ts';
import { tforceCredentials, tforceSamples } from '../../testing/tforce.ts';
import { documents } from './documents.ts';

describe('documents of TForce', () => {
  const asked = { kind: 'bill_of_lading', proNumber: '020-968290', trackingNumbers: [], format: 'pdf' } as const;
  const read = (body: unknown, status = 200) => documents.readAnswer(replyOf(status, body), asked);
  const ok = { summary: { responseStatus: { code: '1', message: 'Success' } } };

  it('are asked for by category', () => {
    expect(documents.buildRequest(asked, tforceCredentials)).toMatchObject({
      path: '/documents/pro',
      body: { value: { pro: '020968290', documentCategories: ['BOL'] } },
    });
    const ask = (change: object) => () => documents.buildRequest({ ...asked, ...change }, tforceCredentials);
    expect(ask({ kind: 'labels' })).toThrow('publishes no labels');
    expect(ask({ proNumber: '123' })).toThrow('nine digits');
    expect(ask({ format: 'zpl' })).toThrow('PDF only');
  });

  it('are found among others by their category', () => {
    const detail = [null, { category: 'CLM', data: 'JVBERi0xLjQK' }, { category: 'BOL', data: 'JVBERi0xLjcK' }];
    expect(read({ ...ok, detail })).toMatchObject({
      outcome: 'done',
      result: { kind: 'bill_of_lading', mediaType: 'application/pdf', base64: 'JVBERi0xLjcK' },
    });
    expect(read({ ...ok, detail: [{ category: 'BOL', data: 'PGh0bWw+' }] }).outcome).toBe('unclear');
  });

  it('may not be there', () => {
    expect(read(tforceSamples.noDocuments)).toMatchObject({
      outcome: 'refused',
      messages: [{ code: 'IMG_000201', text: 'MyLTL Enrollment is required' }],
    });
    expect(read(tforceSamples.gateway, 401).outcome).toBe('refused');
  });
});
