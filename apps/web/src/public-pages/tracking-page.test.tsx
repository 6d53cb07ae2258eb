import { gzipSync } from 'node:zlib';
import type { PublicTracking, TrackingPage } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { describe, expect, it } from 'vitest';
import { renderPublicTracking } from './entry.ts';
import {
  accepted,
  delayed,
  handedOver,
  inOmaha,
  noFollow,
  outForDelivery,
  pickedUp,
  report,
  shipment,
} from './shipment.fixture.ts';

const tuesday = new Date('2026-10-20T15:00:00Z');

function open(page: TrackingPage, language: Language = 'en', now = tuesday): Document {
  return new DOMParser().parseFromString(renderPublicTracking(page, language, now), 'text/html');
}

function found(changes: Partial<PublicTracking> = {}, language: Language = 'en', now = tuesday): Document {
  return open({ kind: 'found', tracking: shipment(changes), follow: noFollow, brand: null }, language, now);
}

const textOf = (page: Document, selector: string): string => page.querySelector(selector)?.textContent ?? '';
// Intl writes a narrow no-break space before AM and PM.
const mainText = (page: Document): string => textOf(page, 'main').replaceAll(/[\u202F\u00A0]/g, ' ');

describe('the public page of a shipment', () => {
  it('is a whole document that needs no script [TRACK-03]', () => {
    const html = renderPublicTracking(
      { kind: 'found', tracking: shipment(), follow: noFollow, brand: null },
      'en',
      tuesday,
    );
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).toMatch(/<\/html>$/);
    expect(html).not.toMatch(/<script(?![^>]*src=)/);
  });

  it('says when it arrives and how that differs from the first plan [TRACK-03]', () => {
    const page = found();
    expect(textOf(page, 'h1')).toBe('Arrives Thursday, October 22');
    expect(page.title).toBe('Arrives Thursday, October 22 · WB20418618 · Waybill');
    expect(mainText(page)).toContain('On its way to Denver, CO');
    expect(mainText(page)).toContain('by end of day, Mountain Time');
    expect(mainText(page)).toContain('1 day later than planned');
  });

  it('names number, carrier, ends, status and milestones [TRACK-03]', () => {
    const text = mainText(found());
    for (const part of [
      'WB20418618',
      'Granite State Freight',
      'Nashua, NH',
      'Picked up Oct 14',
      'Due Oct 22',
      'In-Transit',
      'Out for delivery',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('sends to the carrier with the number that the carrier knows, else to the sender [TRACK-03]', () => {
    expect(mainText(found({ carrier_number: '417-226902' }))).toContain(
      'Contact the sender or Granite State Freight and give this number: 417-226902',
    );
    expect(mainText(found())).toContain('Contact the sender and give this number: WB20418618');
  });

  it('calls the number of a parcel no bill of lading', () => {
    expect(mainText(found())).toContain('Bill of lading');
    expect(mainText(found({ mode: 'parcel' }))).not.toContain('Bill of lading');
  });

  it('tells every event in plain words at its own local time [TRACK-03]', () => {
    const page = found();
    const text = mainText(page);
    expect(text).toContain('Arrived at the terminal');
    expect(text).toContain('Delayed: mechanical breakdown');
    // 04:48 UTC on the 20th is 11:48 in the evening of the 19th in Omaha.
    expect(text).toContain('Mon, Oct 19, 11:48 PM CDT');
    expect(text).toContain('Wed, Oct 14, 3:20 PM EDT');
    const times = [...page.querySelectorAll('ol time')].map((time) => time.getAttribute('datetime'));
    expect(times).toEqual(
      [inOmaha, delayed, report('2026-10-16T21:40:00.000Z', 'Joliet', 'X4', 'in_transit'), pickedUp, accepted].map(
        (event) => event.occurred_at,
      ),
    );
  });

  it('says the same in Spanish [TRACK-03]', () => {
    const page = found({}, 'es');
    const text = mainText(page);
    expect(page.documentElement.lang).toBe('es');
    expect(page.title).toBe('Llega el jueves 22 de octubre · WB20418618 · Waybill');
    for (const part of [
      'En camino a Denver, CO',
      '1 día después de lo previsto',
      'Recolectado el 14 de octubre',
      'En tránsito',
      'Llegó a la terminal',
      'Con retraso: una falla mecánica',
      'Historial de rastreo',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toMatch(/Arrived|Delayed|planned|shipment/i);
  });

  it('hides nothing: what is folded away is in the text [TRACK-03]', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      report(`2026-10-${15 + Math.floor(index / 4)}T0${(index % 4) * 2}:00:00.000Z`, 'Joliet', 'X4', 'in_transit'),
    );
    const page = found({ events: [...many, pickedUp, accepted] });
    expect(page.querySelectorAll('details li')).toHaveLength(6);
    expect(textOf(page, 'summary')).toContain('Show the first 6 updates');
    expect(textOf(page, 'details')).toContain('Carrier accepted the shipment');
  });
});

describe('what the public page says in each state', () => {
  it('before the pickup [TRACK-03]', () => {
    const page = found(
      { status: 'pending', events: [], first_delivery_date: '2026-10-22' },
      'en',
      new Date('2026-10-13T15:00:00Z'),
    );
    expect(textOf(page, 'h1')).toBe('Waiting for pickup in Nashua, NH');
    expect(mainText(page)).toContain(
      'Pickup is scheduled for Wednesday, October 14, delivery for Thursday, October 22 (Mountain Time).',
    );
    expect(mainText(page)).toContain('No updates yet.');
    expect(mainText(page)).not.toContain('than planned');
  });

  it('out for delivery [TRACK-03]', () => {
    expect(mainText(found({ events: [outForDelivery, inOmaha, pickedUp, accepted] }))).toContain(
      'Out for delivery in Denver, CO',
    );
  });

  it('delayed, and past its day [TRACK-03]', () => {
    expect(mainText(found({ status: 'delayed' }))).toContain('Delayed, on its way to Denver, CO');
    const late = found({}, 'en', new Date('2026-10-24T15:00:00Z'));
    expect(textOf(late, 'h1')).toBe('Was due Thursday, October 22');
    expect(mainText(late)).toContain('Late, on its way to Denver, CO');
    expect(mainText(late)).toContain('Was dueThu, Oct 22');
    expect(mainText(late)).not.toContain('Estimated delivery');
  });

  it('delivered, at the time of the destination [TRACK-03]', () => {
    const page = found({
      status: 'delivered',
      delivered_at: handedOver.occurred_at,
      events: [handedOver, outForDelivery, inOmaha, pickedUp, accepted],
    });
    expect(textOf(page, 'h1')).toBe('Delivered Thursday, October 22');
    // 16:42 UTC, six hours behind in Denver.
    expect(mainText(page)).toContain('at 10:42 AM MDT');
    expect(page.querySelector('script')).toBeNull();
  });

  it('canceled: no dates to come and no steps [TRACK-03]', () => {
    const page = found({
      status: 'canceled',
      events: [report('2026-10-13T18:00:00.000Z', 'Nashua', 'CA', 'canceled'), accepted],
    });
    expect(textOf(page, 'h1')).toBe('Canceled');
    expect(mainText(page)).not.toMatch(/Due|Expected|Arrives/);
  });
});

describe('the public page without a shipment', () => {
  it('keeps an unknown number in the field and says what to check, as text and not as markup [TRACK-03]', () => {
    const number = '"><script>alert(1)</script>';
    const page = open({ kind: 'unknown', number });
    expect(textOf(page, 'h1')).toBe('Number not found');
    expect(page.querySelector<HTMLInputElement>('#number')?.value).toBe(number);
    expect(page.querySelector('script')).toBeNull();
    expect(mainText(page)).toContain('What to check');
  });

  it('asks to wait after too many look-ups [TRACK-03]', () => {
    const page = open({ kind: 'busy', number: 'WB20418618' }, 'es');
    expect(textOf(page, 'h1')).toBe('Demasiadas búsquedas');
    expect(mainText(page)).toContain('Espere 1 minuto y rastree WB20418618 de nuevo.');
    expect(page.querySelector<HTMLInputElement>('#number')?.value).toBe('WB20418618');
  });

  it('offers a plain form that keeps the language [TRACK-03]', () => {
    const page = open({ kind: 'ask' }, 'es');
    const form = page.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/tracking');
    expect(form?.getAttribute('method')).toBe('get');
    expect([...new FormData(form!).keys()]).toEqual(['number', 'lang']);
    expect(page.title).toBe('Rastrear un envío · Waybill');
    expect(page.querySelector('a[hreflang="en"]')?.getAttribute('href')).toBe('?lang=en');
  });
});

describe('the map', () => {
  const map = (page: Document) => page.querySelector('figure[aria-label="Route from Nashua, NH to Denver, CO"]');
  const names = (page: Document, at: number): string[] => {
    const sizes = [...(map(page)?.querySelectorAll('svg > g') ?? [])];
    return [...(sizes[at]?.querySelectorAll('text') ?? [])].map((text) => text.textContent ?? '');
  };

  it('is in the page itself: land, the way so far and the way ahead, the places with their names [TRACK-03]', () => {
    const page = found();
    const paths = [...(map(page)?.querySelectorAll('svg > path') ?? [])].map((path) => path.getAttribute('d') ?? '');
    expect(paths).toHaveLength(7);
    // Land and borders of a lane across half the country; the two last are the way ahead and the way so far.
    expect(paths[3]!.length).toBeGreaterThan(2000);
    const [ahead = '', covered = ''] = paths.slice(5);
    // Omaha to Denver is one arc, Nashua over Joliet to Omaha two.
    expect([ahead.match(/Q/g)?.length, covered.match(/Q/g)?.length]).toEqual([1, 2]);
    for (const size of [0, 1])
      expect(names(page, size).toSorted()).toEqual(['Denver, CO', 'Joliet, IL', 'Nashua, NH', 'Omaha, NE']);
  });

  it('stays small: with the page it is less than 40 kB on the line, whatever the lane', () => {
    const spot = (latitude: number, longitude: number) => ({ spot: { latitude, longitude } });
    const across = {
      origin: { ...shipment().origin, ...spot(44.8, -68.8) },
      destination: { ...shipment().destination, ...spot(32.7, -117.2) },
    };
    const tracking = shipment(across);
    const html = renderPublicTracking({ kind: 'found', tracking, follow: noFollow, brand: null }, 'en', tuesday);
    expect(gzipSync(html).length).toBeLessThan(40_000);
  });

  it('is left out where it is not known where an end is, and shows no place that nobody knows', () => {
    expect(map(found({ origin: { ...shipment().origin, spot: null } }))).toBeNull();
    const lost = { ...inOmaha, city: 'Nowhere', spot: null };
    expect(names(found({ events: [lost, pickedUp] }), 0).toSorted()).toEqual(['Denver, CO', 'Nashua, NH']);
  });

  it('was travelled to its end once it is delivered [TRACK-03]', () => {
    const page = found({
      status: 'delivered',
      delivered_at: handedOver.occurred_at,
      events: [handedOver, inOmaha, pickedUp],
    });
    const [ahead, covered] = [...(map(page)?.querySelectorAll('svg > path') ?? [])].slice(5);
    expect([ahead?.getAttribute('d'), covered?.getAttribute('d')?.match(/Q/g)?.length]).toEqual(['', 2]);
  });
});

describe('what stays private', () => {
  it('shows none of the fields it was not made for [TRACK-03]', () => {
    const secret = {
      total: { amount: 41_238, currency: 'USD' },
      contact_first_name: 'Ximena',
      street_lines: ['12 Hidden Lane'],
      email: 'ximena@example.com',
      phone: '6035550147',
      company: 'Quiet Widgets',
      account_id: 'acc-4711',
      notes: 'Gate code 9922',
      pro_number: '214-123456785',
    };
    const inEvent = { ...inOmaha, text: 'LEFT WITH XIMENA', source: 'edi:9922' };
    for (const language of ['en', 'es'] as const) {
      const tracking = {
        ...shipment({ events: [inEvent, pickedUp] }),
        ...secret,
        origin: { ...shipment().origin, ...secret },
      };
      const html = renderPublicTracking({ kind: 'found', tracking, follow: noFollow, brand: null }, language, tuesday);
      expect(html).not.toMatch(/ximena|hidden lane|412[.,]38|41238|6035550147|quiet widgets|4711|9922|214-123456785/i);
    }
  });
});
