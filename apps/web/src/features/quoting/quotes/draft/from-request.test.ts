import { describe, expect, it } from 'vitest';
import { request } from '../../../../testing/sample-quote.ts';
import { detailsFrom, returnedServices } from './from-request.ts';
import { waitsForAnswer } from './request.ts';

describe('an earlier request as a new draft', () => {
  it('has the same load and places, and takes the first pickup day', () => {
    const details = detailsFrom(request);
    expect(details).toMatchObject({
      origin: request.origin,
      destination: request.destination,
      pickup_date: null,
      value: 850_000,
      insured: true,
    });
    expect(details.items[0]).toMatchObject({
      description: 'Bathroom vanities, boxed',
      length: { value: 48, unit: 'in' },
      nmfc: '',
    });
  });

  it('goes the other way round when it returns', () => {
    const back = detailsFrom({ ...request, accessorials: ['LGDEL', 'APPT'] }, true);
    expect(back.origin.postal_code).toBe('60647');
    expect(back.destination.postal_code).toBe('03103');
    expect(back.accessorials).toEqual(['LGPU']);
  });

  it('moves services to the end where they are needed on the way back', () => {
    expect(returnedServices(['LGPU', 'INDEL', 'TSPU', 'FREEZE', 'NOTIFY', 'SORT'])).toEqual([
      'LGDEL',
      'INPU',
      'TSDEL',
      'FREEZE',
    ]);
  });

  it('keeps the answer to an override that was given before', () => {
    const [item] = request.items;
    const kept = detailsFrom({ ...request, items: [{ ...item!, freight_class: '70', class_acknowledged: true }] });
    expect(kept.items[0]?.kept).toBe('70/92.5');
    expect(waitsForAnswer(kept.items[0]!)).toBe(false);
    const open = detailsFrom({ ...request, items: [{ ...item!, freight_class: '70' }] });
    expect(waitsForAnswer(open.items[0]!)).toBe(true);
  });
});
