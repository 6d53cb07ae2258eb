import { quoteRequest } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { request } from '../../../../testing/sample-quote.ts';
import type { DetailsDraft, ItemDraft } from './draft.ts';
import { emptyDetails, emptyItem } from './empty.ts';
import { detailsFrom } from './from-request.ts';
import { lineClass, measurableLine } from './load-item.ts';
import { itemBody, overridePair, requestBody, waitsForAnswer } from './request.ts';

const details: DetailsDraft = detailsFrom(request);
const line = details.items[0] as ItemDraft;

describe('a draft as it is sent', () => {
  it('is the request it was made from', () => {
    expect(quoteRequest.parse(requestBody(details, '2026-12-02'))).toEqual(request);
  });

  it('leaves what is missing to the contract to name', () => {
    const body = requestBody(emptyDetails(), null);
    expect(body.pickup_date).toBeUndefined();
    expect(body.shipment_value).toBeUndefined();
    expect(quoteRequest.safeParse(body).success).toBe(false);
  });

  it('trims postal codes and leaves an empty reference out', () => {
    const body = requestBody({ ...details, origin: { ...details.origin, postal_code: ' 03103 ' } }, '2026-12-02');
    expect(body.origin).toEqual({ country: 'US', postal_code: '03103', site_type: 'business' });
    expect(body.client_reference).toBeNull();
  });

  it('has no hazardous part unless the line is hazardous', () => {
    expect(itemBody(line)).toMatchObject({ hazardous: false, hazmat: null });
    expect(itemBody({ ...line, hazardous: true })).toMatchObject({ hazmat: { packing_group: null } });
  });

  it('never carries what only the screen needs', () => {
    expect(Object.keys(itemBody(line) as object)).not.toContain('key');
    expect(Object.keys(itemBody(line) as object)).not.toContain('kept');
  });
});

describe('the class of a line being typed', () => {
  it('is there as soon as sizes and weight are, and not before [QUOTE-09]', () => {
    expect(lineClass(emptyItem())).toBeNull();
    expect(lineClass({ ...line, weight: null })).toBeNull();
    // 1,240 lb on 106.67 ft3 are 11.63 lb/ft3.
    expect(lineClass(line)).toMatchObject({ freightClass: '92.5', recommended: '92.5', overridden: false });
  });

  it('is none for figures that are impossible', () => {
    expect(lineClass({ ...line, quantity: 0 })).toBeNull();
    expect(lineClass({ ...line, height: { value: 1_000_000, unit: 'in' } })).toBeNull();
    expect(measurableLine({ ...line, quantity: 2.5 })).toBeNull();
  });

  it('follows the unit that was typed [QUOTE-09]', () => {
    const cm = (inches: number) => ({ value: inches * 2.54, unit: 'cm' as const });
    const metric = { ...line, length: cm(48), width: cm(40), height: cm(48) };
    expect(lineClass(metric)?.freightClass).toBe('92.5');
  });
});

describe('a class of one’s own', () => {
  const lower: ItemDraft = { ...line, freight_class: '70' };

  it('waits for an answer until it was kept [QUOTE-10]', () => {
    expect(overridePair(lower)).toBe('70/92.5');
    expect(waitsForAnswer(lower)).toBe(true);
    expect(waitsForAnswer({ ...lower, kept: '70/92.5' })).toBe(false);
  });

  it('asks again when another class is chosen or recommended [QUOTE-10]', () => {
    expect(waitsForAnswer({ ...lower, freight_class: '85', kept: '70/92.5' })).toBe(true);
    expect(waitsForAnswer({ ...lower, weight: { value: 600, unit: 'lb' }, kept: '70/92.5' })).toBe(true);
  });

  it('asks about a higher one as well [QUOTE-10]', () => {
    expect(waitsForAnswer({ ...line, freight_class: '250' })).toBe(true);
  });

  it('asks nothing when it is the recommended one', () => {
    expect(overridePair({ ...line, freight_class: '92.5' })).toBeNull();
    expect(waitsForAnswer({ ...line, freight_class: '92.5' })).toBe(false);
  });
});
