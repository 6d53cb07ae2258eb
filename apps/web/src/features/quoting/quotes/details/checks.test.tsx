import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage } from '../../../../lib/language/i18n.ts';
import type { DetailsDraft, ItemDraft } from '../draft/draft.ts';
import { emptyDetails } from '../draft/empty.ts';
import { detailsFrom } from '../draft/from-request.ts';
import { request } from '../../../../testing/sample-quote.ts';
import { checkDetails } from './checks.ts';

beforeAll(() => startLanguage('en'));

const day = '2026-12-02';
const good: DetailsDraft = detailsFrom(request);
const withItem = (changes: Partial<ItemDraft>): DetailsDraft => ({
  ...good,
  items: [{ ...(good.items[0] as ItemDraft), ...changes }],
});

describe('what keeps details from being sent', () => {
  it('is nothing when all is there', () => {
    expect(checkDetails(good, day)).toEqual({});
  });

  it('names every empty field of a new quote once [QUOTE-04]', () => {
    expect(checkDetails(emptyDetails(), day)).toEqual({
      'origin.postal_code': 'Field is required',
      'destination.postal_code': 'Field is required',
      'items.0.description': 'Field is required',
      'items.0.length': 'Field is required',
      'items.0.width': 'Field is required',
      'items.0.height': 'Field is required',
      'items.0.weight': 'Field is required',
      shipment_value: 'Shipment value is required, even without insurance',
    });
  });

  it('requires a package type [QUOTE-12]', () => {
    expect(checkDetails(withItem({ package_type: '' }), day)).toEqual({
      'items.0.package_type': 'Package type is required',
    });
  });

  it('allows 96 in and 243.84 cm, which are the same height, and nothing above [QUOTE-12]', () => {
    const text = 'Over 96 in / 243 cm: call us for a quote';
    expect(checkDetails(withItem({ height: { value: 96, unit: 'in' } }), day)).toEqual({});
    expect(checkDetails(withItem({ height: { value: 243.84, unit: 'cm' } }), day)).toEqual({});
    expect(checkDetails(withItem({ height: { value: 96.1, unit: 'in' } }), day)).toEqual({ 'items.0.height': text });
    expect(checkDetails(withItem({ height: { value: 244, unit: 'cm' } }), day)).toEqual({ 'items.0.height': text });
  });

  it('weighs each unit, not the line [QUOTE-12]', () => {
    const heavy = { value: 9000, unit: 'lb' } as const;
    expect(checkDetails(withItem({ weight: heavy, quantity: 2 }), day)).toEqual({});
    expect(checkDetails(withItem({ weight: heavy, quantity: 1 }), day)).toEqual({
      'items.0.weight': 'Weight exceeds maximum weight per item',
    });
  });

  it('names a unit that is too high before the rest of its line is typed [QUOTE-12]', () => {
    const found = checkDetails(withItem({ height: { value: 97, unit: 'in' }, weight: null }), day);
    expect(found['items.0.height']).toBe('Over 96 in / 243 cm: call us for a quote');
    expect(found['items.0.weight']).toBe('Field is required');
  });

  it('names what hazardous goods still need', () => {
    const found = checkDetails(withItem({ hazardous: true }), day);
    expect(Object.keys(found).toSorted()).toEqual(
      ['emergency_contact', 'emergency_phone', 'hazard_class', 'id_number', 'proper_name'].map(
        (field) => `items.0.hazmat.${field}`,
      ),
    );
  });

  it('refuses a number that is neither UN nor NA', () => {
    const hazmat = {
      id_number: '126',
      proper_name: 'Paint',
      hazard_class: '3',
      packing_group: 'II',
      emergency_contact: 'Desk',
      emergency_phone: '800-555-0199',
    } as const;
    expect(checkDetails(withItem({ hazardous: true, hazmat }), day)).toEqual({
      'items.0.hazmat.id_number': 'Enter UN or NA and four digits',
    });
    for (const id_number of ['un1263', '1263'])
      expect(checkDetails(withItem({ hazardous: true, hazmat: { ...hazmat, id_number } }), day)).toEqual({});
  });

  it('includes an answer that is still owed [QUOTE-10]', () => {
    expect(checkDetails(withItem({ freight_class: '70' }), day)).toEqual({
      'items.0.freight_class': 'Keep your class or use the recommended one',
    });
  });

  it('knows the shape of each country’s codes', () => {
    const at = (country: 'US' | 'CA' | 'MX', postal_code: string) =>
      checkDetails({ ...good, origin: { country, postal_code, site_type: 'business' } }, day);
    expect(at('CA', 'V6B 1A1')).toEqual({});
    expect(at('MX', '64000')).toEqual({});
    expect(at('US', 'V6B 1A1')).toEqual({ 'origin.postal_code': 'Enter a valid ZIP or postal code' });
    expect(at('US', '0310')).toEqual({ 'origin.postal_code': 'Enter a valid ZIP or postal code' });
  });
});
