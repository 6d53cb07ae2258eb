import type { Shipment } from '@waybill/contract';
import { describe, expect, it } from 'vitest';
import { demoIssuer } from '../../../seed/company.ts';
import { billOfLadingOf } from './shipment-documents.ts';
import { seeded } from './testing/seeded.ts';
import { seededShipment } from './testing/seeded-shipment.ts';

const given = seededShipment(seeded(3), 'ltl');
const [seededItem] = given.items;
const load: Shipment = { ...given, units: 2, weight_lb: 1240, reference: null };

describe('the bill of lading in the VICS form', () => {
  const item = { ...seededItem!, package_type: 'pallets', quantity: 2, pieces: 16, group: null, hazmat: null } as const;
  const po = (number: string) => ({ type: 'po_number' as const, number });
  const bill = (changes: Partial<Shipment>) => billOfLadingOf({ ...load, items: [item], ...changes }, 'en', demoIssuer);

  it('fills the package columns of a simple load with its handling units [BOOK-05]', () => {
    const [pallets] = bill({ items: [{ ...item, pieces: null }] }).items;
    expect([pallets?.handlingUnits, pallets?.handlingUnitType]).toEqual(['2', 'Pallets']);
    expect([pallets?.pieces, pallets?.pieceType]).toEqual(['2', 'Pallets']);
    const [counted] = bill({}).items;
    expect([counted?.pieces, counted?.pieceType]).toEqual(['16', 'Pieces']);
  });

  it('counts a handling unit that several items share with the first of them [BOOK-05]', () => {
    const items = [
      { ...item, group: 'A' },
      { ...item, group: 'A', pieces: 30 },
    ];
    const made = bill({ items });
    expect(made.items.map(({ handlingUnits: units, handlingUnitType: type, pieces }) => [units, type, pieces])).toEqual(
      [
        ['2', 'Pallets', '16'],
        ['', '', '30'],
      ],
    );
    expect(made.items.map(({ dimensions }) => dimensions !== undefined)).toEqual([true, false]);
    expect(made.totals).toMatchObject({ handlingUnits: '2', pieces: '46' });
  });

  it('gives the only order the whole load: packages, weight, and whether it is on pallets [BOOK-05]', () => {
    const whole = { pieces: '16', weight: { value: '1,240', unit: 'lb' } };
    expect(bill({ references: [po('4471-B')] }).references).toEqual([
      { label: 'PO Number', number: '4471-B', ...whole, palletized: true },
    ]);
    const crates = [{ ...item, package_type: 'crates' as const }];
    expect(bill({ items: crates, references: [po('4471-B')] }).references[0]?.palletized).toBe(false);
    const mixed = [item, ...crates];
    expect(bill({ items: mixed, references: [po('4471-B')] }).references[0]?.palletized).toBeUndefined();
  });

  it('gives the load to the only purchase order among other numbers, and to none of several [BOOK-05]', () => {
    const file = { type: 'file_number' as const, number: 'F-1' };
    const pieces = (references: Shipment['references']) => bill({ references }).references.map((one) => one.pieces);
    expect(pieces([file, po('1')])).toEqual([undefined, '16']);
    expect(pieces([file])).toEqual(['16']);
    expect(pieces([po('1'), po('2')])).toEqual([undefined, undefined]);
  });

  it('names its own number in the order table of a load without any reference [BOOK-05]', () => {
    expect(bill({ references: [] }).references).toEqual([
      {
        label: 'Bill of lading',
        number: load.bol_number,
        pieces: '16',
        weight: { value: '1,240', unit: 'lb' },
        palletized: true,
      },
    ]);
  });

  it('names the third party that pays, with address and account number [BOOK-05]', () => {
    const payer = {
      name: 'Waybill Freight Services',
      lines: ['PO Box 555', 'Concord, NH 03301'],
      contact: 'Accounts Payable · 800-555-0100',
      accountNumber: '123456789',
      terms: 'thirdParty',
    } as const;
    const made = billOfLadingOf(load, 'en', demoIssuer, payer);
    expect(made.freightTerms).toBe('thirdParty');
    expect(made.billTo).toMatchObject({ company: payer.name, street: payer.lines, contact: payer.contact });
    expect(made.billTo?.details).toEqual([{ label: 'Account number', text: '123456789' }]);
    const unnumbered = billOfLadingOf(load, 'en', demoIssuer, { ...payer, accountNumber: null });
    expect(unnumbered.billTo?.details).toEqual([]);
  });

  it('names the company with its address where it has no account with the carrier [BOOK-05]', () => {
    expect(billOfLadingOf(load, 'en', demoIssuer).billTo).toMatchObject({
      company: 'Waybill Demo Freight LLC',
      street: ['100 W Randolph St', 'Chicago, IL 60601'],
    });
  });

  it('names nobody else where the shipper or the receiver pays the carrier [BOOK-05]', () => {
    const payer = { name: 'Waybill', lines: [], contact: null, accountNumber: null };
    for (const terms of ['prepaid', 'collect'] as const) {
      const made = billOfLadingOf(load, 'en', demoIssuer, { ...payer, terms });
      expect([made.freightTerms, made.billTo]).toEqual([terms, undefined]);
    }
  });
});
