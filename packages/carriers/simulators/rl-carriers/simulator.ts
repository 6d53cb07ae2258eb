import type { SimulatorDefinition } from '../kit/index.ts';
import { createBill, createPickup } from './bill-of-lading.ts';
import { printBol, printLabels, retrieve } from './documents.ts';
import { failing } from './envelope.ts';
import { rateQuote } from './rate.ts';
import { trace } from './tracing.ts';

const keyShape = /^[A-Za-z0-9+/=_-]{16,200}$/;

/** R+L Carriers: any key of a key's shape may call. */
export const rlCarriersSimulator: SimulatorDefinition = {
  name: 'rl-carriers',
  routes: [
    { method: 'POST', path: '/RateQuote', operation: 'rate', handle: rateQuote },
    { method: 'POST', path: '/BillOfLading', operation: 'book', handle: createBill },
    { method: 'GET', path: '/BillOfLading/PrintBOL', operation: 'documents', handle: printBol },
    { method: 'GET', path: '/BillOfLading/PrintShippingLabels', operation: 'documents', handle: printLabels },
    { method: 'GET', path: '/DocumentRetrieval', operation: 'documents', handle: retrieve },
    { method: 'POST', path: '/PickupRequest', operation: 'pickup', handle: createPickup },
    { method: 'GET', path: '/ShipmentTracing', operation: 'track', handle: trace },
  ],
  authorize: (call) =>
    keyShape.test(call.headers['apikey'] ?? '') ? null : failing(401, [['apiKey', 'A valid API key is required']]),
  failure: (status, text) => failing(status, [['', text]]),
};
