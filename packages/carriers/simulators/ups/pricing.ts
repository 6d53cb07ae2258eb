import { daysIn, type Service } from './services.ts';
import type { Measured } from './request.ts';

/** Share of the published base price that an account pays, and the fuel surcharge, in hundredths of a percent. */
const [agreedBp, fuelBp] = [7200, 1850];

const share = (amount: number, basisPoints: number): number => Math.round((amount * basisPoints) / 10_000);
const money = (amount: number) => ({ CurrencyCode: 'USD', MonetaryValue: (amount / 100).toFixed(2) });

type Charge = { readonly code: string; readonly text: string; readonly amount: number };

const item = ({ code, text, amount }: Charge) => ({ Code: code, Description: text, ...money(amount) });
const sum = (charges: readonly { readonly amount: number }[]): number =>
  charges.reduce((total, { amount }) => total + amount, 0);

function baseOf({ fixed, perPound, perZone }: Service, zone: number, { billedPounds }: Measured): number {
  return fixed + perZone * (zone - 2) + Math.round(perPound * billedPounds * (1 + (zone - 2) * 0.18));
}

/** What one package costs besides its carriage. */
function optionsOf(given: Measured): Charge[] {
  const out: Charge[] = [];
  if (given.large) out.push({ code: '434', text: 'Large Package Surcharge', amount: 20_000 });
  if (given.additionalHandling) out.push({ code: '100', text: 'Additional Handling', amount: 2_800 });
  if (given.signature === '2') out.push({ code: '120', text: 'Signature Required', amount: 660 });
  if (given.signature === '3') out.push({ code: '120', text: 'Adult Signature Required', amount: 800 });
  if (given.declared > 10_000)
    out.push({ code: '400', text: 'Declared Value', amount: Math.max(495, Math.ceil(given.declared / 10_000) * 165) });
  return out;
}

/** Prices of a service, published and agreed, as rating and shipping tell them; every total is the sum of its parts. */
export function priceOf(
  service: Service,
  { zone, home, remote }: { readonly zone: number; readonly home: boolean; readonly remote: boolean },
  packages: readonly Measured[],
) {
  const published = packages.map((each) => baseOf(service, zone, each));
  const agreed = published.map((amount) => share(amount, agreedBp));
  const options = packages.map(optionsOf);
  const surcharges: Charge[] = [
    ...(home ? [{ code: '270', text: 'Residential Surcharge', amount: service.air ? 695 : 645 }] : []),
    ...(remote ? [{ code: '376', text: 'Delivery Area Surcharge', amount: home ? 620 : 410 }] : []),
  ];
  const total = (bases: readonly number[]) => {
    const base = bases.reduce((all, amount) => all + amount, 0);
    const fuel: Charge = { code: '375', text: 'Fuel Surcharge', amount: share(base + sum(surcharges), fuelBp) };
    return { base, fuel, all: base + fuel.amount + sum(surcharges) + sum(options.flat()) };
  };
  const [list, own] = [total(published), total(agreed)];
  return {
    charged: own.all,
    days: daysIn(service, zone),
    shipment: {
      BaseServiceCharge: money(list.base),
      TransportationCharges: money(list.base + list.fuel.amount),
      ServiceOptionsCharges: money(sum(surcharges) + sum(options.flat())),
      ItemizedCharges: [list.fuel, ...surcharges].map(item),
      TotalCharges: money(list.all),
    },
    negotiated: {
      BaseServiceCharge: [money(own.base)],
      ItemizedCharges: [own.fuel, ...surcharges].map(item),
      TotalCharge: money(own.all),
    },
    packages: packages.map((each, index) => ({
      weight: each.pounds,
      billed: each.billedPounds,
      BaseServiceCharge: money(published[index] ?? 0),
      ServiceOptionsCharges: money(sum(options[index] ?? [])),
      ItemizedCharges: (options[index] ?? []).map(item),
    })),
  };
}

/** Whether an address lies in the delivery area that costs extra: every seventh ZIP code. */
export const isRemote = (zip: string): boolean => Number(zip.slice(0, 5)) % 7 === 0;
