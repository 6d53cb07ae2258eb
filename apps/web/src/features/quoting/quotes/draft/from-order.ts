import type { QuotePrefill, UnmatchedLine } from '@waybill/contract';
import type { ItemDraft, PartyDraft, QuoteDraft, StopDraft } from './draft.ts';
import { emptyDraft, emptyItem, emptyParty, type DraftDefaults } from './empty.ts';
import { itemDrafts } from './from-request.ts';

/** A line that the catalog does not know: what it is and how many, to be measured by hand. */
function unmeasured(line: UnmatchedLine, mode: QuotePrefill['mode']): ItemDraft {
  return { ...emptyItem(mode), description: line.title, quantity: line.quantity, product_number: line.sku ?? '' };
}

/** The weight of one unit of a line that the catalog knows. */
function unitOf({ weight, quantity }: ItemDraft): ItemDraft['catalog'] {
  if (weight === null || quantity === null || quantity < 1) return null;
  return { weight: { ...weight, value: weight.value / quantity }, pieces: null, typed: [] };
}

function receiver({ site_type: _type, country: _country, ...to }: QuotePrefill['destination']): PartyDraft {
  return {
    ...emptyParty,
    ...to,
    phone: to.phone ?? '',
    email: to.email ?? '',
    street_lines: to.street_lines.length === 0 ? [''] : to.street_lines,
  };
}

/** Where the last order was shipped from: this one most likely is as well. */
function sender(from: QuotePrefill['ship_from']): { readonly origin?: StopDraft; readonly pickup?: PartyDraft } {
  if (from === null) return {};
  const { site_type, country, ...at } = from;
  const { exterior_number, interior_number, neighborhood } = at;
  const street = {
    exterior_number: exterior_number ?? '',
    interior_number: interior_number ?? '',
    neighborhood: neighborhood ?? '',
  };
  return { origin: { country, postal_code: at.postal_code, site_type }, pickup: { ...at, ...street } };
}

/**
 * A draft that ships orders of a marketplace: where the buyer lives, every line as the catalog knows it, the others by
 * name, and what was paid for them.
 * @param prefill an order to a country that is quoted online
 */
export function draftFromOrder(
  prefill: QuotePrefill,
  country: NonNullable<QuotePrefill['destination']['country']>,
  begin: DraftDefaults,
): QuoteDraft {
  const draft = emptyDraft(prefill.reference, begin);
  const { destination, mode, value } = prefill;
  const { origin, pickup } = sender(prefill.ship_from);
  const known = prefill.items.map(({ order_id: _order, line_id: _line, ...line }) => line);
  // The quantity of a line can still change; which unit the pieces are in is not known.
  const lines = itemDrafts(known).map((item) => ({ ...item, catalog: unitOf(item) }));
  const items = [...lines, ...prefill.unmatched.map((line) => unmeasured(line, mode))];
  return {
    ...draft,
    details: {
      ...draft.details,
      mode,
      ...(origin && { origin }),
      destination: { country, postal_code: destination.postal_code, site_type: destination.site_type },
      items: items.length === 0 ? draft.details.items : items,
      ...(value === null ? {} : { value: value.amount, currency: value.currency }),
    },
    booking: { ...draft.booking, ...(pickup && { pickup }), delivery: receiver(destination) },
    orders: prefill.orders.map(({ id, external_id: number }) => ({ id, number })),
  };
}
