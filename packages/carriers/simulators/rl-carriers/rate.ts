import type { SimulatorAnswer, SimulatorCall, SimulatorState } from '../kit/index.ts';
import { ltlPrice, type LtlPrice } from '../ltl/price.ts';
import { listOf, objectOf, textOf, type Json } from '../ltl/json.ts';
import { dateComplaints, itemComplaints, laneComplaints, serviceComplaints } from './checks.ts';
import { dollars, failing, succeeding, type Complaint } from './envelope.ts';

const path = 'request.RateQuote';
const terms = { discountPercent: 82, minimum: 18_900 };

/** Title and price in cents of each additional service. */
const services: Readonly<Record<string, readonly [type: string, title: string, cents: number]>> = {
  OriginLiftgate: ['OLG', 'Origin Liftgate', 14_200],
  DestinationLiftgate: ['DLG', 'Destination Liftgate', 14_200],
  InsidePickup: ['INPU', 'Inside Pickup', 11_800],
  InsideDelivery: ['INDEL', 'Inside Delivery', 11_800],
  LimitedAccessPickup: ['LAP', 'Limited Access Pickup', 12_900],
  LimitedAccessDelivery: ['LAD', 'Limited Access Delivery', 12_900],
  ResidentialPickup: ['RESP', 'Residential Pickup', 15_500],
  ResidentialDelivery: ['RESD', 'Residential Delivery', 15_500],
  DeliveryAppointment: ['APPT', 'Delivery Appointment', 4_900],
  Freezable: ['FRZ', 'Protect From Freezing', 6_900],
  Hazmat: ['HAZM', 'Hazmat Fee', 5_130],
};

const manhattan = /^10[0-2]/;

type Charge = { readonly Type: string; readonly Title: string; Weight: string; Rate: string; Amount: string };
const charge = (Type: string, Title: string, cents: number, Rate = '', Weight = ''): Charge => ({
  Type,
  Title,
  Weight,
  Rate,
  Amount: dollars(cents),
});

function extrasOf(quote: Json): readonly (readonly [string, string, number])[] {
  const asked = Array.isArray(quote['AdditionalServices']) ? quote['AdditionalServices'].map(textOf) : [];
  const zips = ['Origin', 'Destination'].map((end) => textOf(objectOf(quote[end])['ZipOrPostalCode']));
  return [
    ...(zips.some((zip) => manhattan.test(zip)) ? [['ARBMH', 'Manhattan Arbitrary Charge', 11_090] as const] : []),
    ...asked.flatMap((name) => {
      const extra = services[name];
      return extra === undefined ? [] : [extra];
    }),
  ];
}

/** As R+L prints it: a line for each class, then the minimum where it is more, discount, and what is left. */
function chargesOf(price: LtlPrice, items: readonly Json[], extras: ReturnType<typeof extrasOf>): readonly Charge[] {
  const lines = items.map((item, at) => {
    const { perCwt = 0, amount = 0 } = price.lines[at] ?? {};
    return charge('', `Class: ${textOf(item['Class'])}`, amount, dollars(perCwt), String(item['Weight']));
  });
  const gross = price.minimumApplied ? Math.round((price.freight * 100) / (100 - terms.discountPercent)) : price.gross;
  const net = price.freight + price.fuel + extras.reduce((total, [, , cents]) => total + cents, 0);
  return [
    ...lines,
    ...(price.minimumApplied ? [charge('MINIMUM', 'Minimum Charge', gross)] : []),
    charge('DISCNT', 'R+L Discount Saves This Much', gross - price.freight, `${terms.discountPercent}%`),
    charge('DISCNF', 'Discounted Freight Charge', price.freight),
    charge('FUEL', 'Fuel Surcharge', price.fuel, `${price.fuelPercent}%`),
    ...extras.map(([type, title, cents]) => charge(type, title, cents)),
    charge('NET', 'Net Charge', net),
  ];
}

function complaintsOf(quote: Json, items: readonly Json[], now: Date): readonly Complaint[] {
  const zip = textOf(objectOf(quote['Origin'])['ZipOrPostalCode']);
  return [
    ...(items.length === 0 ? [[`${path}.Items`, 'At least one Item is required'] as const] : []),
    ...itemComplaints(items, `${path}.Items`),
    ...laneComplaints(quote, path),
    ...dateComplaints(textOf(quote['PickupDate']), `${path}.PickupDate`, { now, zip }),
    ...serviceComplaints(quote['AdditionalServices'], `${path}.AdditionalServices`),
  ];
}

/** `POST /RateQuote`: standard and guaranteed service. */
export function rateQuote(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const quote = objectOf(objectOf(call.json)['RateQuote']);
  const items = listOf(quote['Items']);
  const complaints = complaintsOf(quote, items, call.now);
  if (complaints.length > 0) return failing(400, complaints, { RateQuote: null });
  const [origin, destination] = [objectOf(quote['Origin']), objectOf(quote['Destination'])];
  const price = ltlPrice(
    { from: textOf(origin['ZipOrPostalCode']), to: textOf(destination['ZipOrPostalCode']) },
    items.map((item) => ({ freightClass: textOf(item['Class']), weightLb: Number(item['Weight']) })),
    terms,
  );
  const extras = extrasOf(quote);
  const more = extras.reduce((total, [, , cents]) => total + cents, 0);
  const net = price.freight + price.fuel + more;
  const guarantee = Math.max(5_130, Math.round(price.freight / 4));
  const level = (Name: string, Code: string, Charge: number, NetCharge: number) => ({
    QuoteNumber: String(6_898_768 + state.next('quote')),
    ServiceDays: price.transitDays,
    Charge: dollars(Charge),
    NetCharge: dollars(NetCharge),
    HourlyWindow: null,
    Name,
    Code,
  });
  const charges = chargesOf(price, items, extras);
  return succeeding({
    RateQuote: {
      Origin: origin,
      Destination: destination,
      CustomerDiscounts: charges.find(({ Type }) => Type === 'DISCNT')?.Amount ?? '$0.00',
      Charges: charges,
      CategorizedMessages: {
        GeneralMessages: ['This quote is based on the information provided.'],
        TransitMessages: [],
        RatesMessages: [],
      },
      ServiceLevels: [
        level('Standard Service', 'STD', price.freight + more, net),
        level('Guaranteed Service', 'GSDS', guarantee, net + guarantee),
      ],
      IsDirect: true,
      PickupDate: textOf(quote['PickupDate']),
    },
  });
}
