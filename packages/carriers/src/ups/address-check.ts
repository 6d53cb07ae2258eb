import { z } from 'zod';
import {
  CannotAsk,
  done,
  jsonBody,
  listOf,
  readJson,
  unclear,
  type AddressChecked,
  type Operation,
  type PostalAddress,
} from '../kit/index.ts';
import type { UpsCredentials } from './credentials.ts';
import { wrapped } from './format.ts';
import { refusalOf } from './refusal.ts';

const classification = z.object({ Code: z.string() });
const text = z.string().optional();

const answer = z.object({
  XAVResponse: z.object({
    // Empty tags: that they are there is what they say.
    ValidAddressIndicator: z.string().nullish(),
    AmbiguousAddressIndicator: z.string().nullish(),
    NoCandidatesIndicator: z.string().nullish(),
    AddressClassification: classification.nullish(),
    Candidate: listOf(
      z.object({
        AddressClassification: classification.nullish(),
        AddressKeyFormat: z.object({
          AddressLine: listOf(z.string()),
          PoliticalDivision2: text,
          PoliticalDivision1: text,
          PostcodePrimaryLow: text,
          PostcodeExtendedLow: text,
          CountryCode: text,
        }),
      }),
    ),
  }),
});
type Candidate = z.output<typeof answer>['XAVResponse']['Candidate'][number];

/** Commercial or residential, where the carrier says so. */
function residential(code: string | undefined): boolean | null {
  return code === '2' ? true : code === '1' ? false : null;
}

function addressOf({ AddressKeyFormat: key }: Candidate, asked: PostalAddress): PostalAddress {
  const extension = key.PostcodeExtendedLow ?? '';
  return {
    company: asked.company,
    streetLines: key.AddressLine,
    city: key.PoliticalDivision2 ?? '',
    state: key.PoliticalDivision1 ?? '',
    postalCode: `${key.PostcodePrimaryLow ?? ''}${/^\d{4}$/.test(extension) ? `-${extension}` : ''}`,
    country: asked.country,
  };
}

const plain = (words: string): string =>
  words
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

/** Whether two addresses name the same place in the same words; the ZIP's extension adds to it and changes nothing. */
function same(a: PostalAddress, b: PostalAddress): boolean {
  const key = ({ streetLines, city, state, postalCode }: PostalAddress) =>
    [streetLines.join(' '), city, state, postalCode.slice(0, 5)].map(plain).join('/');
  return key(a) === key(b);
}

/** Street level validation with classification (request option 3); for the United States and Puerto Rico. */
export const addressCheck: Operation<PostalAddress, AddressChecked, UpsCredentials> = {
  buildRequest: ({ company, streetLines, city, state, postalCode, country }) => {
    const lines = wrapped(streetLines, 100, 3);
    if (country !== 'US') throw new CannotAsk('country_unsupported', 'UPS checks addresses in the United States only.');
    if (lines === null) throw new CannotAsk('address_too_long', 'UPS takes three lines of 100 letters for a street.');
    const [zip = '', extension = ''] = postalCode.split('-');
    return {
      server: 'api',
      method: 'POST',
      path: '/addressvalidation/v2/3',
      query: { maximumcandidatelistsize: '10' },
      body: jsonBody({
        XAVRequest: {
          AddressKeyFormat: {
            ...(company === null || company === '' ? {} : { ConsigneeName: company.slice(0, 40) }),
            AddressLine: lines,
            PoliticalDivision2: city.slice(0, 30),
            PoliticalDivision1: state,
            PostcodePrimaryLow: zip,
            ...(extension === '' ? {} : { PostcodeExtendedLow: extension }),
            CountryCode: country,
          },
        },
      }),
    };
  },
  readAnswer: (reply, asked) => {
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const { XAVResponse: xav } = read.value;
    const told = (indicator: string | null | undefined) => indicator !== undefined && indicator !== null;
    const suggestions = xav.Candidate.map((candidate) => addressOf(candidate, asked));
    const [first] = suggestions;
    const own = residential(xav.AddressClassification?.Code);
    if (told(xav.NoCandidatesIndicator)) return done({ verdict: 'unknown', suggestions: [], residential: own });
    if (told(xav.AmbiguousAddressIndicator)) return done({ verdict: 'ambiguous', suggestions, residential: own });
    if (!told(xav.ValidAddressIndicator) || first === undefined)
      return unclear('UPS did not say what it makes of the address');
    return done({
      verdict: same(first, asked) ? 'verified' : 'corrected',
      suggestions,
      residential: own ?? residential(xav.Candidate[0]?.AddressClassification?.Code),
    });
  },
};
