import { z } from 'zod';
import {
  done,
  listOf,
  readJson,
  type AddressChecked,
  type CarrierMessage,
  type CarrierReply,
  type Operation,
  type PostalAddress,
  type Reading,
} from '../kit/index.ts';
import { addressAnswer, postalAddress, type AddressAnswer } from './address.ts';
import type { UspsCredentials } from './manifest.ts';
import { refuseAbroad } from './parcel.ts';
import { addressQuery } from './party.ts';
import { refusalOf } from './refusal.ts';
import { standardLine } from './street-words.ts';

const word = z.string().nullish().catch(null);
const coded = listOf(z.object({ code: word, text: word })).catch([]);

const answer = z.object({
  firm: word,
  address: addressAnswer,
  additionalInfo: z
    .object({ DPVConfirmation: word, business: word, vacant: word, carrierRoute: word })
    .nullish()
    .catch(null),
  corrections: coded,
  matches: coded,
  warnings: listOf(z.string()).catch([]),
});
type Answer = z.output<typeof answer>;

/** Whether it is what was asked for, but for capitals, abbreviations, punctuation and the last four digits. */
function isAsWritten(asked: PostalAddress, found: AddressAnswer): boolean {
  const street = standardLine(asked.streetLines.join(' '));
  const city = standardLine(asked.city);
  return (
    street === standardLine(`${found.streetAddress} ${found.secondaryAddress ?? ''}`) &&
    (city === standardLine(found.city) || city === standardLine(found.cityAbbreviation ?? '')) &&
    asked.state.trim().toUpperCase() === found.state &&
    asked.postalCode.trim().slice(0, 5) === found.ZIPCode
  );
}

function verdictOf({ additionalInfo, corrections, matches, address }: Answer, asked: PostalAddress) {
  const has = (list: Answer['matches'], code: string) => list.some((each) => each.code === code);
  if (has(corrections, '22')) return 'ambiguous';
  const confirmed = additionalInfo?.DPVConfirmation ?? null;
  if (confirmed === 'N') return 'unknown';
  if (confirmed === 'D' || confirmed === 'S' || has(corrections, '32')) return 'ambiguous';
  if (confirmed !== 'Y' && !has(matches, '31')) return 'unknown';
  return isAsWritten(asked, address) ? 'verified' : 'corrected';
}

function residentialOf({ additionalInfo }: Answer): boolean | null {
  if (additionalInfo?.business === 'N') return true;
  return additionalInfo?.business === 'Y' ? false : null;
}

/** Routes without delivery, published with the confirmation: the addressee fetches the mail somewhere else. */
const withoutDelivery = new Set(['R777', 'R779']);

function messagesOf({ corrections, warnings, additionalInfo }: Answer): CarrierMessage[] {
  const warning = (code: string | null, text: string): CarrierMessage => ({ severity: 'warning', code, text });
  const told = corrections.flatMap(({ code, text }) => (text ? [warning(code ?? null, text)] : []));
  const messages = [...told, ...warnings.map((text) => warning(null, text))];
  if (additionalInfo?.vacant === 'Y') messages.push(warning('vacant', 'Nobody is at this address'));
  if (withoutDelivery.has(additionalInfo?.carrierRoute ?? '')) {
    messages.push(warning('no_delivery', 'USPS does not deliver to this address'));
  }
  return messages;
}

/** 404 says that there is no such address, or several; then the answer is a verdict and no refusal. */
function notFound(reply: CarrierReply): Reading<AddressChecked> {
  const refusal = refusalOf(reply);
  if (refusal.outcome !== 'refused') return refusal;
  const several = refusal.messages.some(({ text }) => /more than one address/i.test(text));
  return done(
    { verdict: several ? 'ambiguous' : 'unknown', suggestions: [], residential: null },
    refusal.messages.map((message) => ({ ...message, severity: 'warning' as const })),
  );
}

/**
 * Checks an address of the United States against the Postal Service's own list; the source of "USPS verified".
 *
 * - `verified`: the delivery point is confirmed (DPV `Y`; without a DPV code, match 31), and what was asked for is what
 *   the Postal Service has. Capitals, abbreviations of Publication 28, punctuation and ZIP+4 count for nothing. Only
 *   this verdict makes an address USPS verified as it stands. It says that the address exists; whether the carrier
 *   brings anything there is told by a message (`no_delivery`, `vacant`).
 * - `corrected`: confirmed as well, but street, city, state or ZIP code differ: the first suggestion is the address
 *   that exists, and the person who wrote the other one has to say that it is meant.
 * - `ambiguous`: the building is known and the unit is missing (DPV `D`, correction 32) or unknown (DPV `S`), or several
 *   addresses fit (correction 22, or 404 with those words). A suggestion, if any, is the building.
 * - `unknown`: not confirmed (DPV `N`), nothing found (404), or an answer that confirms nothing. No suggestions.
 *
 * `residential` is what the Postal Service says of business addresses, turned round; null where it says nothing.
 * A refusal (400, 401, 403, 429) is about the request or the caller, and says nothing about the address.
 * @throws CannotAsk for places abroad and lines that do not fit
 */
export const addressCheck: Operation<PostalAddress, AddressChecked, UspsCredentials> = {
  buildRequest: (asked) => {
    refuseAbroad(asked);
    const firm = (asked.company ?? '').trim().slice(0, 50);
    return {
      server: 'api',
      method: 'GET',
      path: '/addresses/v3/address',
      query: { ...(firm === '' ? {} : { firm }), ...addressQuery(asked) },
      tokens: ['bearer'],
    };
  },
  readAnswer: (reply, asked) => {
    if (reply.status === 404) return notFound(reply);
    if (reply.status !== 200) return refusalOf(reply);
    const read = readJson(reply, answer);
    if (!read.ok) return read.unclear;
    const verdict = verdictOf(read.value, asked);
    const suggestion = postalAddress(read.value.address, read.value.firm ?? asked.company);
    return done(
      {
        verdict,
        suggestions: verdict === 'unknown' ? [] : [suggestion],
        residential: verdict === 'unknown' ? null : residentialOf(read.value),
      },
      messagesOf(read.value),
    );
  },
};
