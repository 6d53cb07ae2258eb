import type { AccountBrand, TrackingPage } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { renderPublicTracking } from './entry.ts';
import { noFollow, shipment } from './shipment.fixture.ts';

const tuesday = new Date('2026-10-20T15:00:00Z');
const open = (page: TrackingPage, language: 'en' | 'es' = 'en'): Document =>
  new DOMParser().parseFromString(renderPublicTracking(page, language, tuesday), 'text/html');
const textOf = (page: Document, selector: string): string => page.querySelector(selector)?.textContent ?? '';

const full = {
  pro_number: '417-226902',
  service_name: 'Standard',
  units: 2,
  weight_lb: 1240,
  estimates: [
    { date: '2026-10-22', set_at: '2026-10-17T02:31:00.000Z' },
    { date: '2026-10-21', set_at: '2026-10-13T20:46:00.000Z' },
  ],
};
const brand: AccountBrand = {
  number_shows: 'progress',
  name: 'Maple Kiln <Ceramics>',
  colour: '#004488',
  logo: { url: '/tracking/logo/abc.png', width: 360, height: 72 },
};
const found = (changes: Partial<Extract<TrackingPage, { kind: 'found' }>> = {}): TrackingPage => ({
  kind: 'found',
  tracking: shipment(),
  follow: noFollow,
  brand: null,
  ...changes,
});

describe('following from the public page', () => {
  it('is a plain form that works without any script [TRACK-03]', () => {
    const form = open(found()).querySelector('#follow form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/tracking/WB20418618/follow?lang=en#follow');
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual(['email']);
  });

  it('keeps what was typed, with what is wrong beside it [TRACK-03]', () => {
    const page = open(found({ follow: { ...noFollow, email: '"><b>x', problem: 'invalid_email' } }));
    const field = page.querySelector<HTMLInputElement>('#follow-email');
    expect(field?.value).toBe('"><b>x');
    expect(field?.getAttribute('aria-describedby')).toContain('follow-problem');
    expect(textOf(page, '#follow-problem')).toBe('Invalid email');
  });

  it('says the same to every address once it was asked for, and keeps the way in [TRACK-03]', () => {
    const page = open(found({ follow: { ...noFollow, key: 'k1', asked: true } }), 'es');
    expect(textOf(page, '#follow')).toContain('Revise su correo');
    expect(page.querySelector('#follow form')).toBeNull();
    expect(page.querySelector('a[hreflang="en"]')?.getAttribute('href')).toBe('?key=k1&lang=en');
  });

  it('is stopped from the page itself in a browser that follows [TRACK-03]', () => {
    const stop = '/following/f1/stop?signature=s1';
    const page = open(found({ follow: { ...noFollow, stop } }));
    expect(textOf(page, '#follow')).toContain('You get email updates for this shipment');
    expect(page.querySelector('#follow form')).toBeNull();
    expect(page.querySelector('#follow a')?.getAttribute('href')).toBe(stop);
    const confirmed = open({ kind: 'following', step: 'confirmed', number: 'WB1', signature: 's', page: null, stop });
    expect(confirmed.querySelector('main a')?.getAttribute('href')).toBe(stop);
  });

  it('is not offered when nothing more will come', () => {
    expect(open(found({ tracking: shipment({ status: 'canceled' }) })).querySelector('#follow')).toBeNull();
  });

  it.each([
    ['confirm', 'Follow WB20418618?', 'Follow shipment'],
    ['stop', 'Stop emails about WB20418618?', 'Stop emails'],
    ['confirmed', 'You follow WB20418618', null],
    ['stopped', 'No more emails about WB20418618', null],
  ] as const)('has a page to %s, which changes nothing by itself [TRACK-03]', (step, title, button) => {
    const page = open({
      kind: 'following',
      step,
      number: 'WB20418618',
      signature: 's1',
      page: '/tracking/WB20418618',
      stop: null,
    });
    expect(textOf(page, 'h1')).toBe(title);
    expect(page.querySelector('main form button')?.textContent ?? null).toBe(button);
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('a[hreflang="es"]')?.getAttribute('href')).toBe('?signature=s1&lang=es');
  });
});

describe("the shipper's link", () => {
  it('shows load, PRO and every date that was given; the number alone does not [TRACK-03]', () => {
    const text = textOf(open(found({ tracking: shipment({ full }) })), 'main');
    expect(text).toContain('2 units, 1,240 lb');
    expect(text).toContain('417-226902');
    expect(text).toContain('Wed, Oct 21');
    expect(text).toContain('until 60 days after delivery');
    const plain = textOf(open(found()), 'main');
    for (const part of ['1,240 lb', '417-226902', '60 days']) expect(plain).not.toContain(part);
  });

  it('names what sales offered in the reader’s language, and a carrier’s service as the carrier does [TRACK-03]', () => {
    const service = (service_name: string, language: 'en' | 'es'): string =>
      textOf(open(found({ tracking: shipment({ full: { ...full, service_name } }) }), language), '#load + dl');
    expect(service('Full truckload', 'es')).toContain('Camión completo');
    expect(service('Full truckload', 'en')).toContain('Full truckload');
    expect(service('Priority Plus', 'es')).toContain('Priority Plus');
  });

  it("carries the account's logo and colour, as picture and not as markup [TRACK-03]", () => {
    const page = open(found({ tracking: shipment({ full }), brand }));
    const logo = page.querySelector('header img');
    expect(logo?.getAttribute('src')).toBe('/tracking/logo/abc.png');
    expect(logo?.getAttribute('alt')).toBe('Shipped by Maple Kiln <Ceramics>');
    // Twice as large as there is room for, so at half its size.
    expect([logo?.getAttribute('width'), logo?.getAttribute('height')]).toEqual(['180', '36']);
    expect(page.querySelector('#follow button')?.getAttribute('style')).toContain('#004488');
    expect(open(found({ brand: { ...brand, logo: null, colour: null } })).querySelector('header img')).toBeNull();
  });
});
