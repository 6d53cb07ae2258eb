import { describe, expect, it } from 'vitest';
import { emptyBooking, emptyParty } from '../draft/empty.ts';
import { customer } from '../../../../testing/people.ts';
import { chicago, manchester, quote } from '../../../../testing/sample-quote.ts';
import { savedValues, ownParty, partyAt, startValues } from './start-values.ts';

describe('what a booking begins with', () => {
  it('is the place of the rates', () => {
    expect(partyAt(emptyParty, chicago)).toMatchObject({
      city: 'Chicago',
      state: 'IL',
      postal_code: '60647',
      country: 'US',
      company: '',
    });
  });

  it('is what was typed for the same place before', () => {
    const typed = { ...emptyParty, postal_code: '60647', company: 'Sample Renovation Site', city: 'Chicago Heights' };
    expect(partyAt(typed, chicago)).toMatchObject({
      company: 'Sample Renovation Site',
      city: 'Chicago Heights',
      state: 'IL',
    });
  });

  it('is not what was typed for another place', () => {
    const typed = { ...emptyParty, postal_code: '03103', company: 'Sample Renovation Site' };
    expect(partyAt(typed, chicago)).toMatchObject({ company: '', city: 'Chicago' });
  });

  it('is the shipper’s own name where the pickup is a business, and not at a residence', () => {
    const user = customer();
    expect(startValues(emptyBooking, quote, 'r', true, user).pickup).toMatchObject({
      company: 'Maple Kiln Ceramics',
      contact_first_name: 'Dana',
      contact_last_name: 'Whitfield',
    });
    const home = {
      ...quote,
      request: { ...quote.request, origin: { ...quote.request.origin, site_type: 'residential' as const } },
    };
    expect(startValues(emptyBooking, home, 'r', true, user).pickup.company).toBe('');
  });

  it('is the whole dock that the account knows there, and the person where it lacks a contact [BOOK-01]', () => {
    const dock = {
      company: 'Maple Kiln, North Dock',
      contact_first_name: null,
      contact_last_name: null,
      phone: '603-555-0142',
      email: null,
      street_lines: ['12 Kiln Road'],
      exterior_number: null,
      interior_number: null,
      neighborhood: null,
      opens_at: '06:30',
      closes_at: null,
      verified: null,
    };
    const user = customer();
    expect(startValues(emptyBooking, quote, 'r', true, user, { pickup: dock, delivery: null }).pickup).toMatchObject({
      company: 'Maple Kiln, North Dock',
      contact_first_name: 'Dana',
      phone: '603-555-0142',
      email: 'dana@maplekiln.example',
      street_lines: ['12 Kiln Road'],
      city: 'Manchester',
      opens_at: '06:30',
      closes_at: '17:00',
    });
    // What was typed for this place stays.
    const typed = { ...emptyBooking, pickup: { ...emptyParty, postal_code: '03103', company: 'Typed' } };
    expect(startValues(typed, quote, 'r', true, user, { pickup: dock, delivery: null }).pickup.company).toBe('Typed');
  });

  it('is bringing the boxes where the rates were asked for that, unless something else was chosen since', () => {
    const brought = {
      ...quote,
      request: { ...quote.request, mode: 'parcel' as const, pickup_method: 'drop_off' as const },
    };
    expect(startValues(emptyBooking, quote, 'r', true, customer()).pickup_choice).toBe(null);
    expect(startValues(emptyBooking, brought, 'r', true, customer()).pickup_choice).toBe('drop_off');
    const chosen = { ...emptyBooking, pickup_choice: 'scheduled' as const };
    expect(startValues(chosen, brought, 'r', true, customer()).pickup_choice).toBe('scheduled');
  });

  it('splits a name at its first space', () => {
    expect(ownParty({ ...customer(), name: 'Ana María López' })).toMatchObject({
      contact_first_name: 'Ana',
      contact_last_name: 'María López',
    });
    expect(ownParty({ ...customer(), name: 'Dock' })).toMatchObject({
      contact_first_name: 'Dock',
      contact_last_name: '',
    });
  });

  it('goes back into the draft without what the quote already knows', () => {
    const values = startValues(emptyBooking, quote, 'r', true, customer());
    const kept = savedValues(values);
    expect(Object.keys(kept)).not.toContain('quote_id');
    expect(kept.pickup.postal_code).toBe(manchester.postal_code);
    expect(startValues(kept, quote, 'r', true, customer())).toEqual(values);
  });
});
