import { z } from 'zod';
import { zipIsIn, type SimulatorAnswer, type SimulatorCall } from '../kit/index.ts';
import { Refused, refusing, success } from './errors.ts';
import { bodyOf } from './request.ts';

const request = z.object({
  XAVRequest: z.object({
    AddressKeyFormat: z.object({
      ConsigneeName: z.string().optional(),
      AddressLine: z.array(z.string()).default([]),
      PoliticalDivision2: z.string().optional(),
      PoliticalDivision1: z.string().optional(),
      PostcodePrimaryLow: z.string().optional(),
      CountryCode: z.string(),
    }),
  }),
});
type Key = z.output<typeof request>['XAVRequest']['AddressKeyFormat'];

const short: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  BOULEVARD: 'BLVD',
  COURT: 'CT',
  PARKWAY: 'PKWY',
  SUITE: 'STE',
  APARTMENT: 'APT',
};

/** A line as the post writes it: capitals, no punctuation, usual abbreviations. */
const posted = (line: string): string =>
  line
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 #/-]/g, '')
    .split(/\s+/)
    .map((word) => short[word] ?? word)
    .join(' ');

/** Homes by their street's words, else every even house number is a business. */
function classOf(lines: readonly string[]) {
  const street = lines.map(posted).join(' ');
  if (/\b(APT|LN|CT|CIR)\b/.test(street)) return { Code: '2', Description: 'Residential' };
  if (/\b(STE|BLVD|PKWY|PLZ)\b/.test(street)) return { Code: '1', Description: 'Commercial' };
  return Number(/^\d+/.exec(street)?.[0] ?? '0') % 2 === 0
    ? { Code: '1', Description: 'Commercial' }
    : { Code: '2', Description: 'Residential' };
}

function candidate(key: Key, lines: readonly string[]) {
  const zip = (key.PostcodePrimaryLow ?? '').slice(0, 5);
  const [city, state, extension] = [posted(key.PoliticalDivision2 ?? ''), key.PoliticalDivision1 ?? '', '1521'];
  return {
    AddressClassification: classOf(lines),
    AddressKeyFormat: {
      AddressLine: lines.map(posted),
      Region: `${city} ${state} ${zip}-${extension}`,
      PoliticalDivision2: city,
      PoliticalDivision1: state,
      PostcodePrimaryLow: zip,
      PostcodeExtendedLow: extension,
      CountryCode: key.CountryCode,
    },
  };
}

/** Validation with classification. Without a house number several addresses may be meant; a wrong ZIP has none. */
export function checkAddress(call: SimulatorCall): SimulatorAnswer {
  return refusing(() => {
    if (!['1', '2', '3'].includes(call.params['option'] ?? ''))
      throw new Refused('250065', 'Invalid request option for address validation.');
    const key = bodyOf(request, call.json).XAVRequest.AddressKeyFormat;
    if (key.CountryCode !== 'US' && key.CountryCode !== 'PR')
      throw new Refused('264002', 'Country code is invalid or missing.');
    const lines = key.AddressLine.filter((line) => line.trim() !== '');
    const known = zipIsIn(key.PostcodePrimaryLow ?? '', key.PoliticalDivision1 ?? '') && lines.length > 0;
    const answer = (XAVResponse: object): SimulatorAnswer => ({
      status: 200,
      body: { XAVResponse: { Response: success(), ...XAVResponse } },
    });
    if (!known)
      return answer({
        NoCandidatesIndicator: '',
        AddressClassification: { Code: '0', Description: 'UnClassified' },
      });
    if (!/^\d/.test(lines[0] ?? '')) {
      const several = ['100', '200', '300'].map((number) =>
        candidate(key, [`${number} ${lines[0]}`, ...lines.slice(1)]),
      );
      return answer({
        AmbiguousAddressIndicator: '',
        AddressClassification: { Code: '0', Description: 'UnClassified' },
        Candidate: several,
      });
    }
    return answer({
      ValidAddressIndicator: '',
      AddressClassification: classOf(lines),
      Candidate: [candidate(key, lines)],
    });
  });
}
