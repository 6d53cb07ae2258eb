import { writtenDay } from '@waybill/freight';
import { z } from 'zod';
import type { SimulatorAnswer, SimulatorCall, SimulatorRoute } from '../kit/index.ts';
import { localMoment } from '../kit/places/time-zones.ts';
import { placeOfZip } from '../kit/places/zip.ts';
import { extraServicesOf, requestedExtras } from './extra-services.ts';
import { localDate, sizes, zipAny } from './fields.ts';
import { mailingDateFault } from './mailing-date.ts';
import { mailClasses, type MailClass } from './price-table.ts';
import { badField, badShape } from './problem.ts';
import { basePrice, priceOf, type Priced } from './quote.ts';
import { commitmentOf } from './standards.ts';
import { zoneBetween } from './zone.ts';

const request = z.object({
  originZIPCode: zipAny,
  destinationZIPCode: zipAny,
  destinationEntryFacilityType: z.string().default('NONE'),
  pricingOptions: z
    .array(
      z
        .object({
          priceType: z.enum(['RETAIL', 'COMMERCIAL', 'CONTRACT']).default('COMMERCIAL'),
          paymentAccount: z.object({ accountType: z.string(), accountNumber: z.string() }).optional(),
        })
        .refine(({ priceType, paymentAccount }) => priceType !== 'CONTRACT' || paymentAccount !== undefined, {
          message: 'If `priceType` is `CONTRACT`, `paymentAccount` is required.',
        }),
    )
    .min(1),
  packageDescription: sizes.extend({
    mailClass: z.enum([...mailClasses, 'ALL', 'ALL_OUTBOUND']),
    mailingDate: localDate.optional(),
    extraServices: z.array(z.int()).max(5).optional(),
    packageValue: z.number().min(0).optional(),
  }),
});
type Asked = z.output<typeof request>;
type Setting = { readonly zone: number; readonly mailingDate: string; readonly priceType: string };

/** A flat-rate box beside the rates by weight, so that callers meet one; its price is typical. */
function flatRate({ weight, length, width, height }: Asked['packageDescription'], { zone, priceType }: Setting) {
  const [long = 0, middle = 0, short = 0] = [length, width, height].toSorted((a, b) => b - a);
  if (long > 11 || middle > 8.5 || short > 5.5 || zone > 8) return [];
  const rate = {
    description: 'Priority Mail Machinable Medium Flat Rate Box',
    price: 22.95,
    zone: `0${zone}`,
    weight,
    dimWeight: 0,
    fees: [],
    priceType,
    mailClass: 'PRIORITY_MAIL',
    processingCategory: 'MACHINABLE',
    rateIndicator: 'FB',
    destinationEntryFacilityType: 'NONE',
    SKU: 'DPFB0XXXXC00010',
  };
  return [{ totalBasePrice: 22.95, rates: [rate], extraServices: [] }];
}

function rateOption(priced: Priced, asked: Asked['packageDescription'], setting: Setting) {
  const { mailClass } = priced;
  const value = Math.round((asked.packageValue ?? 0) * 100);
  const wanted = asked.extraServices;
  const extras = wanted === undefined ? extraServicesOf(mailClass, value) : requestedExtras(wanted, mailClass, value);
  const total = extras.reduce((sum, { price }) => sum + price, basePrice(priced));
  return {
    commitment: commitmentOf(mailClass, setting.zone, setting.mailingDate),
    ...(wanted === undefined ? {} : { totalPrice: total / 100 }),
    totalBasePrice: basePrice(priced) / 100,
    rates: [
      {
        description: priced.description,
        startDate: '2025-07-13',
        endDate: '',
        price: priced.price / 100,
        zone: `0${setting.zone}`,
        weight: asked.weight,
        dimWeight: priced.dimWeight,
        fees: priced.fees.map((fee) => ({ ...fee, price: fee.price / 100 })),
        priceType: setting.priceType,
        mailClass,
        productName: '',
        productDefinition: '',
        processingCategory: priced.processingCategory,
        rateIndicator: priced.rateIndicator,
        destinationEntryFacilityType: 'NONE',
        SKU: priced.SKU,
      },
    ],
    extraServices: extras.map(({ code, name, SKU, price }) => ({
      name,
      SKU,
      price: price / 100,
      extraService: String(code),
      priceType: setting.priceType,
    })),
  };
}

function optionsOf(asked: Asked, setting: Setting) {
  const { packageDescription } = asked;
  const { mailClass } = packageDescription;
  const meant: readonly MailClass[] = mailClass === 'ALL' || mailClass === 'ALL_OUTBOUND' ? mailClasses : [mailClass];
  return meant.flatMap((each) => {
    const priced = priceOf(each, packageDescription, setting.zone);
    const own = priced === null ? [] : [rateOption(priced, packageDescription, setting)];
    const rateOptions = each === 'PRIORITY_MAIL' ? [...own, ...flatRate(packageDescription, setting)] : own;
    return rateOptions.length === 0 ? [] : [{ mailClass: each, rateOptions }];
  });
}

/** All mail classes at the same list of prices, whatever kind of price is asked for: there is no other list at hand. */
function search(call: SimulatorCall): SimulatorAnswer {
  const read = request.safeParse(call.json);
  if (!read.success) return badShape(read.error);
  const asked = read.data;
  const { originZIPCode, destinationZIPCode, packageDescription } = asked;
  const origin = placeOfZip(originZIPCode);
  if (origin === null) return badField('originZIPCode', 'The origin ZIP Code is not valid.');
  const zone = zoneBetween(originZIPCode, destinationZIPCode);
  if (zone === null) return badField('destinationZIPCode', 'The destination ZIP Code is not valid.');
  const wanted = packageDescription.mailingDate;
  const mailingDate = wanted === undefined ? localMoment(call.now, origin.timeZone).date : writtenDay(wanted);
  const fault = mailingDateFault(mailingDate, call.now, origin.timeZone, 30);
  if (fault !== null) return badField('packageDescription.mailingDate', fault);
  const pricingOptions = asked.pricingOptions.map(({ priceType, paymentAccount }) => ({
    shippingOptions: optionsOf(asked, { zone, mailingDate, priceType }),
    priceType,
    ...(paymentAccount === undefined ? {} : { paymentAccount }),
  }));
  return { status: 200, body: { originZIPCode, destinationZIPCode, pricingOptions } };
}

export const optionsRoutes: readonly SimulatorRoute[] = [
  { method: 'POST', path: '/shipments/v3/options/search', operation: 'rate', handle: search },
];
