import { languages } from '@waybill/phrases';
import { describe, expect, it } from 'vitest';
import { companyOf } from '../../../core/company.ts';
import { drawMail } from '../../../core/mail/mailer.ts';
import { faultsIn } from '../../../testing/mail-faults.ts';
import { inSentenceCase, newsLetter, type NewsFacts } from './words.ts';

const facts: NewsFacts = {
  id: '01a21959-484d-75e0-aabd-2ba073099241',
  kind: 'shipment_delayed',
  number: 'WB264801',
  origin: 'Manchester, NH',
  destination: 'Fargo, ND',
  status: 'delayed',
  carrier: 'Two Rivers',
  day: '2026-12-01',
  promised: '2026-11-30',
  said: {
    text: 'SHIPMENT DELAYED - MIS-SORT',
    place: 'Salt Lake City, UT',
    at: new Date('2026-11-25T21:52:00Z'),
    zone: 'America/Denver',
    code: 'SD',
  },
};
const reading = { language: 'en', publicUrl: 'https://waybill.example' } as const;
const drawn = (told: readonly NewsFacts[], language: 'en' | 'es' = 'en') =>
  drawMail(companyOf({}), newsLetter(told, { ...reading, language }), { to: 'dana@dock.example' });
const reported = (code: string, kind: NewsFacts['kind'] = 'shipment_exception') =>
  newsLetter([{ ...facts, kind, said: { ...facts.said!, code } }], reading).headline;

describe('a mail about a shipment', () => {
  it('tells a delay in plain words, the carrier’s in sentence case, and times of the place [TRACK-07]', () => {
    expect(newsLetter([facts], reading)).toMatchObject({
      subject: 'WB264801 delayed to Tue, Dec 1 (Manchester, NH – Fargo, ND)',
      headline: 'Your shipment to Fargo is delayed. New estimated delivery: Tue, Dec 1',
      strips: [{ from: 'Manchester, NH', to: 'Fargo, ND', status: 'Delayed', tone: 'care' }],
      paragraphs: ['Two Rivers: “Shipment delayed - mis-sort” (Salt Lake City, UT, Nov 25, 2:52 PM MST)'],
      facts: [
        ['BOL', 'WB264801'],
        ['Carrier', 'Two Rivers'],
        ['Estimated delivery', 'Tue, Dec 1 (was Mon, Nov 30)'],
      ],
      button: { link: 'https://waybill.example/track/detail/01a21959-484d-75e0-aabd-2ba073099241' },
    });
  });

  it('has words of its own for an attempted, refused, or returned delivery, also where its day moved', () => {
    expect(reported('AH')).toBe('Two Rivers tried to deliver your shipment to Fargo');
    expect(reported('delivery_attempted', 'shipment_delayed')).toBe(
      'Two Rivers tried to deliver your shipment to Fargo',
    );
    expect(reported('A7')).toBe('The consignee refused your shipment to Fargo');
    expect(reported('returned')).toBe('Your shipment to Fargo is returning to you');
    expect(reported('BC')).toBe('Your shipment to Fargo needs your attention');
    expect(newsLetter([{ ...facts, day: null }], reading).headline).toBe('Your shipment to Fargo is delayed');
  });

  it('lists several events of one shipment under its newest, and shipments beyond two as a number', () => {
    const out: NewsFacts = { ...facts, kind: 'shipment_out_for_delivery', status: 'in_transit' };
    const one = newsLetter([facts, out], reading);
    expect(one.subject).toBe('WB264801 out for delivery, delayed to Tue, Dec 1');
    expect(one.headline).toBe('Your shipment to Fargo is out for delivery');
    expect(one.strips).toHaveLength(1);
    const several = ['1', '2', '3', '4'].map((id) => ({ ...out, id, number: `WB${id}` }));
    const many = newsLetter(several, reading);
    expect(many.subject).toBe('WB4 out for delivery; WB3 out for delivery; 2 more');
    expect(many.headline).toBe('Updates on 4 shipments');
    expect(many.strips?.map(({ link }) => link)).toEqual(
      ['4', '3', '2', '1'].map((id) => `https://waybill.example/track/detail/${id}`),
    );
  });

  it('is complete in each language for each kind and state, with a subject of its own', () => {
    const kinds = ['picked_up', 'delayed', 'exception', 'out_for_delivery', 'delivered'] as const;
    for (const language of languages) {
      const mails = kinds.flatMap((kind) =>
        (['AH', 'A7', 'returned', null] as const).map((code) =>
          drawn(
            [{ ...facts, kind: `shipment_${kind}`, carrier: '<i>X</i>', said: { ...facts.said!, code } }],
            language,
          ),
        ),
      );
      mails.push(drawn([facts, { ...facts, id: '2', number: '<u>' }], language));
      expect(mails.flatMap(faultsIn)).toEqual([]);
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(9);
    }
  });
});

it('puts capitals alone into sentence case', () => {
  expect(inSentenceCase('ATTEMPTED DELIVERY - CONSIGNEE CLOSED')).toBe('Attempted delivery - consignee closed');
  expect(inSentenceCase('Arrived at NH terminal')).toBe('Arrived at NH terminal');
  expect(inSentenceCase('')).toBe('');
});
