import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  edi214Appointments,
  edi214Reasons,
  edi214Statuses,
  meaningOf,
  uspsEvents,
  type EventScheme,
} from '@waybill/freight';

/** Folder with the lists of the domain; without it these tests are skipped. */
const folder = process.env['DOMAIN_LISTS'] ?? '';

/** Rows of a CSV list without its header; quoted cells may contain commas. */
function rowsOf(name: string): string[][] {
  if (!existsSync(`${folder}/${name}`)) return [];
  const [, ...lines] = readFileSync(`${folder}/${name}`, 'utf8').trim().split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  );
}
const statusOf = (words: string) => (words === '' ? null : words.toLowerCase().replace('-', '_'));
const parcels = rowsOf('parcel-status-map.csv').flatMap(([system = '', event = '', status = '', action = '']) => {
  const words = system === 'usps' ? event.match(/\b(\d\d|[A-Z]{2})\b/g) : event.split(' / ');
  const scheme: EventScheme = system === 'usps' ? 'usps' : 'parcel';
  return (words ?? []).map((word) => [scheme, word.trim(), statusOf(status), action === 'Y'] as const);
});

describe.skipIf(!existsSync(folder))("the domain's own lists", () => {
  it('of EDI 214 statuses are what is mapped [TRACK-05]', () => {
    const rows = rowsOf('edi214-status.csv');
    expect(rows).toHaveLength(42);
    expect(Object.keys(edi214Statuses).toSorted()).toEqual(rows.map(([code = '']) => code).toSorted());
    for (const [code = '', , status = '', action] of rows) {
      expect([code, meaningOf({ at: 0, scheme: 'edi214', code })]).toMatchObject([
        code,
        { status: statusOf(status), actionRequired: action === 'Y', known: true },
      ]);
    }
  });

  it('of reasons are what is mapped', () => {
    const rows = rowsOf('edi214-reasons.csv');
    expect([...edi214Reasons.keys()].toSorted()).toEqual(rows.map(([code = '']) => code).toSorted());
    for (const [code = '', , delay, party] of rows)
      expect([code, edi214Reasons.get(code)]).toEqual([code, { impliesDelay: delay === 'Y', attributedTo: party }]);
  });

  it('of appointments are what is known', () => {
    const codes = rowsOf('edi214-appointments.csv').map(([code = '']) => code);
    expect(Object.keys(edi214Appointments).toSorted()).toEqual(codes.toSorted());
  });

  it('of parcel events are mapped, in all their wordings [TRACK-05]', () => {
    expect(parcels.length).toBeGreaterThan(40);
    expect(parcels.filter(([scheme]) => scheme === 'usps')).toHaveLength(Object.keys(uspsEvents).length);
    for (const [scheme, code, status, actionRequired] of parcels)
      expect([code, meaningOf({ at: 0, scheme, code })]).toMatchObject([code, { status, actionRequired, known: true }]);
  });
});
