import { z } from 'zod';
import { fingerprint } from '../../src/house/chance.ts';
import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '../kit/index.ts';
import { answer, bodyOf, refuse } from './answers.ts';

const address = z.object({
  streetLines: z.array(z.string()).min(1).max(100),
  city: z.string(),
  stateOrProvinceCode: z.string().default(''),
  postalCode: z.coerce.string(),
  countryCode: z.string().default('US'),
});
const shape = z.object({ addressesToValidate: z.array(z.object({ address })).min(1).max(100) });

/** Written out in an address, and how the post writes it. */
const short: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  BOULEVARD: 'BLVD',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  PARKWAY: 'PKWY',
  SUITE: 'STE',
  APARTMENT: 'APT',
};

const posted = (line: string): string =>
  line
    .toUpperCase()
    .replaceAll(/[.,#]/g, '')
    .split(/\s+/)
    .map((word) => short[word] ?? word)
    .join(' ')
    .trim();

const homely = /\b(APT|LN|CT|CIR|HOME)\b/;
const manyFlats = /\b(TOWER|PLAZA|FLATS)\b/;

function resolve({ streetLines, city, stateOrProvinceCode, postalCode, countryCode }: z.output<typeof address>) {
  const lines = streetLines.map(posted).filter((line) => line !== '');
  const street = lines.join(' ');
  const suiteMissing = manyFlats.test(street) && !/\b(STE|APT|UNIT)\b/.test(street);
  const base = countryCode === 'US' ? postalCode.slice(0, 5) : postalCode;
  const addOn = countryCode === 'US' ? String(1000 + (fingerprint(street) % 9000)) : '';
  return {
    streetLinesToken: lines,
    city: posted(city),
    stateOrProvinceCode: stateOrProvinceCode.toUpperCase(),
    countryCode,
    customerMessage: suiteMissing
      ? [{ code: 'SUITE.NUMBER.REQUIRED', message: 'Invalid or missing Apartment/Suite' }]
      : [],
    parsedPostalCode: { base, addOn, deliveryPoint: '' },
    classification: homely.test(street) ? 'RESIDENTIAL' : 'BUSINESS',
    postOfficeBox: /\bPO BOX\b/.test(street),
    normalizedStatusNameDPV: true,
    standardizedStatusNameMatchSource: 'Postal',
    resolutionMethodName: countryCode === 'CA' ? 'CA_VALIDATE' : 'USPS_VALIDATE',
    attributes: {
      Resolved: true,
      Matched: true,
      DPV: true,
      SuiteRequiredButMissing: suiteMissing,
      InvalidSuiteNumber: false,
      MultipleMatches: false,
      AddressType: 'STANDARDIZED',
    },
  };
}

/** Looks addresses up. Those without a house number it does not know; towers want a suite. */
export function addresses(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const asked = { call, state };
  const read = bodyOf(asked, shape);
  if ('refusal' in read) return read.refusal;
  const given = read.body.addressesToValidate.map((each) => each.address);
  if (given.some(({ streetLines }) => !/\d/.test(streetLines.join(' '))))
    return refuse(asked, 'STANDARDIZED.ADDRESS.NOTFOUND', 'Standardized address is not found.');
  return answer(asked, { resolvedAddresses: given.map(resolve) });
}
