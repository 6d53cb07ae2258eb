import { z } from 'zod';
import { done, readJson, type CarrierMessage, type CarrierRate, type Operation, type RateInput } from '../kit/index.ts';
import { freightLines } from '../ltl/load.ts';
import { commoditiesOf, refuseDeclaredValue } from './commodities.ts';
import { failureOf } from './failure.ts';
import type { TforceCredentials } from './manifest.ts';
import { rateAddress, ratePayment } from './party.ts';
import { alertsOf, detailShape, priceOf, type TforceDetail } from './price.ts';
import { tforceRequest } from './request.ts';
import { isGuaranteed, serviceName, serviceOptions } from './services.ts';

const answerShape = z.object({ detail: z.array(detailShape) });

/** The standard service; guaranteed ones come beside it in the same answer. */
const standard = '308';

type Told = { readonly rate: CarrierRate | null; readonly messages: readonly CarrierMessage[] };

function daysOf({ timeInTransit }: TforceDetail): number | null {
  const days = timeInTransit?.unit === 'DAY' ? (timeInTransit.timeInTransit ?? '') : '';
  return /^\d{1,2}$/.test(days) ? Number(days) : null;
}

/** One service of an answer: a rate, or why there is none. Only code 1 is a success; `NFO` means not found. */
function told(detail: TforceDetail): Told {
  const { service, detailStatus } = detail;
  const name = serviceName(service.code, service.description);
  const alerts = alertsOf(detail);
  if (detailStatus !== undefined && detailStatus !== null && detailStatus.code !== '1') {
    const text = `${name}: ${detailStatus.message ?? detailStatus.description ?? detailStatus.code}`;
    return { rate: null, messages: [...alerts, { severity: 'info', code: detailStatus.code, text }] };
  }
  const price = priceOf(detail);
  if (price === null) {
    const text = `${name}: the lines do not add up to the total`;
    return { rate: null, messages: [...alerts, { severity: 'error', code: 'price_disagrees', text }] };
  }
  const rate: CarrierRate = {
    serviceCode: service.code,
    serviceName: name,
    ...price,
    transitDays: daysOf(detail),
    deliveryDate: null,
    deliverBy: null,
    carrierQuoteId: null,
    guaranteed: isGuaranteed(service.code),
  };
  return { rate, messages: alerts };
}

function bodyOf({ origin, destination, pickupDate, load, services }: RateInput, credentials: TforceCredentials) {
  refuseDeclaredValue(services);
  return {
    requestOptions: {
      serviceCode: standard,
      pickupDate,
      type: 'L',
      densityEligible: false,
      gfpOptions: { accessorialRate: true },
      timeInTransit: true,
    },
    shipFrom: rateAddress(origin),
    shipTo: rateAddress(destination),
    payment: ratePayment(credentials),
    serviceOptions: serviceOptions(services.accessorials),
    commodities: commoditiesOf(freightLines(load, 'TForce Freight')),
  };
}

/** `POST /rating/getRate`: a price for each service of the lane; without any, the answer has no detail at all. */
export const rate: Operation<RateInput, readonly CarrierRate[], TforceCredentials> = {
  buildRequest: (input, credentials) => tforceRequest('/rating/getRate', bodyOf(input, credentials), credentials),
  readAnswer: (reply) => {
    if (reply.status !== 200) return failureOf(reply);
    const read = readJson(reply, answerShape);
    if (!read.ok) return hasDetail(reply.body) ? read.unclear : failureOf(reply);
    const all = read.value.detail.map(told);
    return done(
      all.flatMap((each) => (each.rate === null ? [] : [each.rate])),
      all.flatMap((each) => each.messages),
    );
  },
};

/** A business failure has a detail of null; any other detail that cannot be read is no failure we know. */
function hasDetail(body: string): boolean {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    return detail !== null && detail !== undefined;
  } catch {
    return true;
  }
}
