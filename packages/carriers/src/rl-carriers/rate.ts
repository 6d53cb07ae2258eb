import type { CarrierLine } from '@waybill/freight';
import { z } from 'zod';
import {
  done,
  jsonBody,
  minorUnits,
  toTotal,
  unclear,
  type CarrierMessage,
  type CarrierRate,
  type Operation,
  type RateInput,
} from '../kit/index.ts';
import { timeOfDay, usDate } from '../ltl/clock.ts';
import { decimal, declaredDollars, freightLines, whole } from '../ltl/load.ts';
import { chargeShape, linesOf } from './charges.ts';
import { readEnvelope } from './envelope.ts';
import type { RlCredentials } from './manifest.ts';
import { servicePoint } from './party.ts';
import { rlServices } from './services.ts';

const levelShape = z.object({
  QuoteNumber: z.string().nullish(),
  ServiceDays: z.int().nullish(),
  Charge: z.string().nullish(),
  NetCharge: z.string().nullish(),
  HourlyWindow: z.object({ End: z.string().nullish() }).nullish(),
  Name: z.string(),
  Code: z.string(),
});
type Level = z.output<typeof levelShape>;

const answerShape = z.object({
  RateQuote: z
    .object({
      Charges: z.array(chargeShape),
      ServiceLevels: z.array(levelShape),
      CategorizedMessages: z.record(z.string(), z.array(z.string())).nullish(),
    })
    .nullish(),
});

function bodyOf({ origin, destination, pickupDate, load, services }: RateInput) {
  const lines = freightLines(load, 'R+L Carriers');
  const declared = declaredDollars(services, 'R+L Carriers');
  const hazardous = lines.some(({ hazmat }) => hazmat !== null);
  return {
    PickupDate: usDate(pickupDate),
    Origin: servicePoint(origin),
    Destination: servicePoint(destination),
    Items: lines.map((line) => ({
      Class: line.freightClass,
      Weight: whole(line.weightLb),
      Length: whole(line.lengthIn),
      Width: whole(line.widthIn),
      Height: whole(line.heightIn),
      Quantity: line.quantity,
    })),
    ...(declared === null ? {} : { DeclaredValue: Number(decimal(declared)) }),
    AdditionalServices: [...rlServices(services.accessorials), ...(hazardous ? ['Hazmat'] : [])],
  };
}

/** The lines of one level: those of the standard service, and what a guaranteed one costs on top. */
function linesOfLevel(standard: readonly CarrierLine[], level: Level, total: number): readonly CarrierLine[] | null {
  const sum = standard.reduce((all, { amount }) => all + amount, 0);
  const more = level.Code === 'STD' ? null : minorUnits(level.Charge);
  if (sum === total || more === null || more <= 0) return toTotal(standard, total);
  return toTotal([...standard, { kind: 'accessorial', code: level.Code, text: level.Name, amount: more }], total);
}

function rateOf(standard: readonly CarrierLine[] | null, level: Level): CarrierRate | CarrierMessage {
  const total = minorUnits(level.NetCharge);
  const lines = standard === null || total === null || total <= 0 ? null : linesOfLevel(standard, level, total);
  if (lines === null || total === null) {
    const text = `${level.Name}: the lines come to more than the net charge ${level.NetCharge ?? ''}`.trim();
    return { severity: 'error', code: 'price_disagrees', text };
  }
  return {
    serviceCode: level.Code,
    serviceName: level.Name,
    currency: 'USD',
    lines,
    total,
    transitDays: level.ServiceDays ?? null,
    deliveryDate: null,
    deliverBy: timeOfDay(level.HourlyWindow?.End)?.slice(0, 5) ?? null,
    carrierQuoteId: level.QuoteNumber ?? null,
    guaranteed: level.Code.startsWith('GS'),
  };
}

/** `POST /RateQuote`: every service level of the lane. Amounts are US dollars as text, `"$1,487.83"`. */
export const rate: Operation<RateInput, readonly CarrierRate[], RlCredentials> = {
  buildRequest: (input) => ({
    server: 'api',
    method: 'POST',
    path: '/RateQuote',
    body: jsonBody({ RateQuote: bodyOf(input) }),
  }),
  readAnswer: (reply) => {
    const answer = readEnvelope(reply, answerShape);
    if (!answer.ok) return answer.reading;
    const quote = answer.value.RateQuote;
    if (quote === undefined || quote === null) return unclear('R+L answered without a quote');
    const standard = linesOf(quote.Charges);
    const read = quote.ServiceLevels.map((level) => rateOf(standard, level));
    const remarks = Object.values(quote.CategorizedMessages ?? {}).flat();
    return done(
      read.filter((each) => 'serviceCode' in each),
      [
        ...answer.messages,
        ...read.filter((each) => 'severity' in each),
        ...remarks.map((text): CarrierMessage => ({ severity: 'info', code: null, text })),
      ],
    );
  },
};
