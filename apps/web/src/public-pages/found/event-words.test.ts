import { edi214Appointments, edi214Statuses } from '@waybill/freight';
import { shipmentStatuses } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { phrasesIn } from '../language.ts';
import { report } from '../shipment.fixture.ts';
import { publicWords } from './event-words.ts';

const english = phrasesIn('en').t;
const spanish = phrasesIn('es').t;
const at = '2026-10-20T11:12:00.000Z';

describe('publicWords', () => {
  it('explains every code that a carrier can send, in both languages [TRACK-03]', () => {
    const codes = [...Object.keys(edi214Statuses), ...Object.keys(edi214Appointments)];
    for (const code of codes) {
      const event = report(at, 'Omaha', code, null);
      const [en, es] = [publicWords(english, event), publicWords(spanish, event)];
      expect([en, es, en === es]).toEqual([
        expect.not.stringMatching(/\.|^Update/),
        expect.not.stringMatching(/\.|^Novedad/),
        false,
      ]);
    }
  });

  it('adds the cause when the reason names one [TRACK-03]', () => {
    expect(publicWords(english, report(at, 'Omaha', 'SD', 'delayed', 'AO'))).toBe('Delayed: the weather');
    expect(publicWords(english, report(at, 'Omaha', 'P1', 'in_transit', 'NS'))).toBe('Left the terminal');
  });

  it('tells a code that nobody explained by the status it led to [TRACK-03]', () => {
    expect(shipmentStatuses.map((status) => publicWords(english, report(at, 'Omaha', 'ZZ9', status)))).toEqual([
      'Booked',
      'Carrier accepted the shipment',
      'On its way',
      'Delayed',
      'Delivered',
      'Shipment canceled',
    ]);
    expect(publicWords(spanish, report(at, 'Omaha', 'ZZ9', null))).toBe('Novedad del transportista');
  });
});
