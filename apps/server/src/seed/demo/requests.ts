import { quoteRequest, type ItemInput, type QuoteRequest } from '@waybill/contract';
import type { Chance } from '@waybill/carriers';
import { countsAsPallet, type LocalDate } from '@waybill/freight';
import type { DemoAccount } from './accounts.ts';
import { demoProducts, type DemoProduct } from './products.ts';
import { consignees, warehouses, type DemoSite } from './sites.ts';

/** A load of a demo account with its parties; the day is chosen later. */
export type DemoLoad = {
  readonly from: DemoSite;
  readonly to: DemoSite;
  request(pickupDate: LocalDate): QuoteRequest;
};

/** From this number of pallets on, there are no online rates. */
const mostPallets = 6;
/** Maximum value that can be insured online. */
const mostInsuredCents = 1_000_000;

function lineOf(product: DemoProduct, quantity: number): ItemInput {
  const [length, width, height] = product.size;
  const inches = (value: number) => ({ value, unit: 'in' as const });
  return {
    description: product.description,
    package_type: product.packageType,
    quantity,
    pieces: product.pieces * quantity,
    length: inches(length),
    width: inches(width),
    height: inches(height),
    weight: { value: product.pounds * quantity, unit: 'lb' },
    nmfc: product.nmfc ?? null,
    stackable: product.stackable ?? false,
    hazardous: product.hazmat !== undefined,
    hazmat: product.hazmat ?? null,
  };
}

type Chosen = { readonly product: DemoProduct; readonly quantity: number };

function goods(key: DemoAccount['key'], chance: Chance): Chosen[] {
  const wanted = chance.pick([1, 1, 1, 2, 2, 3]);
  const chosen: Chosen[] = [];
  let pallets = 0;
  for (let index = 0; index < wanted; index += 1) {
    const product = chance.pick(demoProducts[key]);
    const quantity = chance.between(1, product.mostUnits);
    const standing = countsAsPallet(product.packageType) ? quantity : 0;
    if (chosen.some((one) => one.product === product) || pallets + standing > mostPallets) continue;
    pallets += standing;
    chosen.push({ product, quantity });
  }
  return chosen;
}

function services(to: DemoSite, chance: Chance): string[] {
  const wanted = new Set<string>();
  if (to.siteType === 'residential' || chance.next() < 0.14) wanted.add('LGDEL');
  if (to.siteType !== 'residential' && chance.next() < 0.15) wanted.add('NOTIFY');
  if (chance.next() < 0.07) wanted.add('APPT');
  if (wanted.has('LGDEL') && chance.next() < 0.2) wanted.add('INDEL');
  return [...wanted];
}

/** A random load of an account: real lanes, and loads that can be quoted online. */
export function demoLoadOf(key: DemoAccount['key'], chance: Chance): DemoLoad {
  const from = chance.pick(warehouses[key]);
  const to = chance.pick(consignees);
  const chosen = goods(key, chance);
  const accessorials = services(to, chance);
  const worth = chosen.reduce(
    (sum, { product, quantity }) => sum + product.pounds * quantity * product.centsPerPound,
    0,
  );
  const amount = Math.max(50_000, Math.round(worth / 10_000) * 10_000);
  const insured = amount <= mostInsuredCents && chance.next() < 0.3;
  const reference = chance.next() < 0.4 ? `JOB-${chance.between(1000, 9999)}` : null;
  return {
    from,
    to,
    request: (pickupDate) =>
      quoteRequest.parse({
        origin: { postal_code: from.postalCode, site_type: from.siteType },
        destination: { postal_code: to.postalCode, site_type: to.siteType },
        pickup_date: pickupDate,
        items: chosen.map(({ product, quantity }) => lineOf(product, quantity)),
        accessorials,
        shipment_value: { amount, currency: 'USD' },
        insured,
        client_reference: reference,
      }),
  };
}
