import { fedexSimulator } from './fedex/definition.ts';
import type { SimulatorDefinition } from './kit/index.ts';

/** A simulated carrier, and the adapters it stands in for. */
export type SimulatedCarrier = {
  readonly definition: SimulatorDefinition;
  readonly adapters: readonly string[];
  /** Credentials it takes, by adapter; they open nothing but the simulator. */
  readonly credentials: Readonly<Record<string, unknown>>;
};

const billTo = { company: 'Waybill Demo', phone: '8705550100', street: '100 Sample Street' };
const fedexAccount = {
  clientId: 'simulated-fedex-client',
  clientSecret: 'simulated-fedex-secret',
  accountNumber: '740561073',
};

/** Every simulated carrier. */
export const simulatedCarriers: readonly SimulatedCarrier[] = [
  {
    definition: fedexSimulator,
    adapters: ['fedex', 'fedex-freight'],
    credentials: {
      fedex: fedexAccount,
      'fedex-freight': {
        ...fedexAccount,
        freightAccountNumber: '510087020',
        billingCompany: billTo.company,
        billingPhone: billTo.phone,
        billingStreet: billTo.street,
        billingCity: 'Harrison',
        billingState: 'AR',
        billingPostalCode: '72601',
        billingCountry: 'US',
      },
    },
  },
];
