import { ebolSimulator } from './ebol/simulator.ts';
import { fedexSimulator } from './fedex/definition.ts';
import type { SimulatorDefinition } from './kit/index.ts';
import { project44Simulator } from './project44/simulator.ts';
import { rlCarriersSimulator } from './rl-carriers/simulator.ts';
import { tforceSimulator } from './tforce/simulator.ts';
import { upsSimulator } from './ups/index.ts';
import { uspsSimulator } from './usps/simulator.ts';

/** A simulated carrier, and the adapters it stands in for. */
export type SimulatedCarrier = {
  readonly definition: SimulatorDefinition;
  readonly adapters: readonly string[];
  /** Credentials it takes, by adapter; they open nothing but the simulator. */
  readonly credentials: Readonly<Record<string, unknown>>;
};

const billTo = {
  billToCompany: 'Waybill Demo',
  billToContact: 'Accounts Payable',
  billToStreet: '1 Harbor Street',
  billToCity: 'Newark',
  billToState: 'NJ',
  billToPostalCode: '07102',
  billToCountry: 'US',
  billToPhone: '(973) 555-0142',
};

const fedexAccount = {
  clientId: 'l7a1b2c3d4e5f60718293a4b5c6d7e8f',
  clientSecret: '0123456789abcdef0123456789abcdef',
  accountNumber: '740561073',
};

/** Every simulated carrier. */
export const simulatedCarriers: readonly SimulatedCarrier[] = [
  {
    definition: upsSimulator,
    adapters: ['ups'],
    credentials: {
      ups: {
        clientId: 'simulated-ups-client',
        clientSecret: 'simulated-ups-secret',
        accountNumber: 'A1B2C3',
        webhookCredential: 'simulated-ups-push-credential',
      },
    },
  },
  {
    definition: uspsSimulator,
    adapters: ['usps'],
    credentials: {
      usps: {
        clientId: 'simulated-usps-client',
        clientSecret: 'simulated-usps-secret',
        crid: '12345678',
        mid: '903456789',
        manifestMid: '903456789',
        accountNumber: '1000000000',
        priceType: 'COMMERCIAL',
      },
    },
  },
  {
    definition: fedexSimulator,
    adapters: ['fedex', 'fedex-freight'],
    credentials: {
      fedex: fedexAccount,
      'fedex-freight': {
        ...fedexAccount,
        freightAccountNumber: '510087020',
        billingCompany: 'Waybill Demo',
        billingPhone: '8705550100',
        billingStreet: '100 Sample Street',
        billingCity: 'Harrison',
        billingState: 'AR',
        billingPostalCode: '72601',
        billingCountry: 'US',
      },
    },
  },
  {
    definition: rlCarriersSimulator,
    adapters: ['rl-carriers'],
    credentials: { 'rl-carriers': { apiKey: 'simulated-rl-carriers-key', ...billTo } },
  },
  {
    definition: tforceSimulator,
    adapters: ['tforce'],
    credentials: {
      tforce: {
        clientId: '2f6a1c52-0d7e-4c39-9a55-3f2f0f4f8a10',
        clientSecret: 'simulated-tforce-secret',
        tokenUrl: 'https://login.example.com/9c1d2e3f-0000-4000-8000-0123456789ab/oauth2/v2.0/token',
        scope: 'https://freight.example.com/api/.default',
        apiVersion: 'cie-v1',
        ...billTo,
      },
    },
  },
  {
    definition: ebolSimulator,
    adapters: ['ebol'],
    credentials: {
      ebol: {
        scac: 'GSTF',
        baseUrl: 'https://ltl.example.com',
        auth: 'bearer',
        secret: 'simulated-ebol-token',
        testBookings: false,
        account: '554238',
        ...billTo,
      },
    },
  },
  {
    definition: project44Simulator,
    adapters: ['project44'],
    credentials: {
      project44: {
        clientId: 'simulated-project44-client',
        clientSecret: 'simulated-project44-secret',
        accountGroup: 'Default',
        accountCode: 'SAIA',
        scac: 'SAIA',
        ...billTo,
      },
    },
  },
];
