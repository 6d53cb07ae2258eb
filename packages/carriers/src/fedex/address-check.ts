import { z } from 'zod';
import { call, type Account } from '../fedex-api/account.ts';
import { alertsShape, messagesOf, readOutput } from '../fedex-api/answer.ts';
import { done, listOf, type AddressChecked, type Operation, type PostalAddress } from '../kit/index.ts';

// Declared as true and false, and answered as texts.
const flag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true')
  .optional()
  .catch(undefined);

const resolved = z.object({
  streetLinesToken: listOf(z.string()),
  city: z.string(),
  stateOrProvinceCode: z.string().optional(),
  parsedPostalCode: z.object({ base: z.string(), addOn: z.string().optional() }).optional().catch(undefined),
  classification: z.string().optional(),
  customerMessage: listOf(z.unknown()),
  attributes: z
    .object({
      Resolved: flag,
      Matched: flag,
      DPV: flag,
      MultipleMatches: flag,
      SuiteRequiredButMissing: flag,
      InvalidSuiteNumber: flag,
      AddressType: z.string().optional(),
    })
    .prefault({}),
});
type Resolved = z.output<typeof resolved>;

const shape = z.object({ resolvedAddresses: z.array(resolved).min(1), alerts: alertsShape });

/** Hints that the address may be one of several. */
const vague = /SUITE\.NUMBER|PARTIAL\.STREET\.MATCH|AMBIGUOUS\.DIRECTIONAL|INTERPOLATED\.STREET/;

function suggestionOf(address: PostalAddress, found: Resolved): PostalAddress {
  const { base, addOn = '' } = found.parsedPostalCode ?? { base: address.postalCode };
  return {
    company: address.company,
    streetLines: found.streetLinesToken,
    city: found.city,
    state: found.stateOrProvinceCode ?? address.state,
    postalCode: addOn === '' ? base : `${base}-${addOn}`,
    country: address.country,
  };
}

/** Letters and digits of an address; the four digits after a ZIP code only say the same more closely. */
function gist({ streetLines, city, state, postalCode, country }: PostalAddress): string {
  const code = country === 'US' ? postalCode.slice(0, 5) : postalCode;
  return [...streetLines, city, state, code]
    .join('')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
}

function verdictOf(address: PostalAddress, found: Resolved): AddressChecked['verdict'] {
  const { Resolved: isResolved, Matched, DPV, AddressType } = found.attributes;
  const { MultipleMatches, SuiteRequiredButMissing, InvalidSuiteNumber } = found.attributes;
  if (isResolved === false || Matched === false || (AddressType ?? 'STANDARDIZED') !== 'STANDARDIZED') return 'unknown';
  const hints = JSON.stringify(found.customerMessage);
  if (MultipleMatches || SuiteRequiredButMissing || InvalidSuiteNumber || vague.test(hints)) return 'ambiguous';
  if (DPV === false && address.country === 'US') return 'unknown';
  return gist(suggestionOf(address, found)) === gist(address) ? 'verified' : 'corrected';
}

const homes: Readonly<Record<string, boolean>> = { RESIDENTIAL: true, BUSINESS: false };

/** Looks whether an address exists, and whether it is a home. FedEx's "not found" is an answer, and no refusal. */
export const addressCheck: Operation<PostalAddress, AddressChecked, Account> = {
  buildRequest: ({ streetLines, city, state, postalCode, country }) =>
    call('POST', '/address/v1/addresses/resolve', {
      addressesToValidate: [
        {
          address: { streetLines, city, stateOrProvinceCode: state, postalCode, countryCode: country },
        },
      ],
    }),
  readAnswer(reply, address) {
    const read = readOutput(reply, shape);
    if (!read.ok) {
      const { reading } = read;
      const unknown =
        reading.outcome === 'refused' && reading.messages.some(({ code }) => code === 'STANDARDIZED.ADDRESS.NOTFOUND');
      return unknown ? done({ verdict: 'unknown', suggestions: [], residential: null }, reading.messages) : reading;
    }
    const [found] = read.value.resolvedAddresses;
    const verdict = found === undefined ? 'unknown' : verdictOf(address, found);
    return done(
      {
        verdict,
        suggestions: found === undefined || verdict === 'unknown' ? [] : [suggestionOf(address, found)],
        residential: homes[found?.classification ?? ''] ?? null,
      },
      messagesOf(read.value.alerts),
    );
  },
};
