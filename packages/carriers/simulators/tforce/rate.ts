import type { SimulatorAnswer, SimulatorCall } from '../kit/index.ts';
import { listOf, objectOf, textOf } from '../ltl/json.ts';
import { gatewayFailure, missingIn, transactionOf, wordsFor } from './answers.ts';
import { rateDetail, weightOf } from './price.ts';

const needed = [
  'requestOptions.serviceCode',
  'requestOptions.pickupDate',
  'shipFrom.address.postalCode',
  'shipFrom.address.country',
  'shipTo.address.postalCode',
  'shipTo.address.country',
  'payment.payer',
  'payment.billingCode',
  'commodities',
];

/** Above this a person rates. */
const mostPounds = 20_000;

/** `POST /rating/getRate`: the service asked for, with the guaranteed ones beside the standard service. */
export function getRate(call: SimulatorCall): SimulatorAnswer {
  const body = objectOf(call.json);
  const missing = missingIn(body, needed) ?? (listOf(body['commodities']).length === 0 ? 'commodities' : null);
  if (missing !== null) return gatewayFailure(400, wordsFor(missing));
  const transactionReference = transactionOf(call);
  const options = objectOf(body['requestOptions']);
  if (weightOf(body) > mostPounds) {
    const message = 'Rate requires assistance from Customer Service (800-333-7400)';
    return {
      status: 200,
      body: { summary: { responseStatus: { code: '502', message }, transactionReference }, detail: null },
    };
  }
  const asked = textOf(options['serviceCode']);
  const codes = asked === '308' ? ['308', '309', '334'] : [asked];
  const detail = codes.map((code) => rateDetail(body, code));
  const found = detail.filter(({ detailStatus }) => objectOf(detailStatus)['code'] === '1').length;
  const responseStatus =
    found === detail.length
      ? { code: '1', message: 'Success' }
      : { code: 'PRT', message: `${found} of ${detail.length} Rate(s) returned.` };
  return { status: 200, body: { summary: { responseStatus, transactionReference }, detail } };
}
