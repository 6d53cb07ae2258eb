import { project44 } from '@waybill/carriers';

/**
 * A quote in the shape of the contract; it publishes no example, so the figures are ours: 640.00 for 1,000 lb, less
 * 480.00, is 160.00; with 30 % fuel, 48.00, and 115.00 for the liftgate it is 323.00.
 */
const standardQuote = {
  id: 'quote-1',
  capacityProviderAccountGroup: { code: 'Default', accounts: [{ code: 'SAIA' }] },
  capacityProviderQuoteNumber: 'Q60310001',
  carrierCode: 'SAIA',
  currencyCode: 'USD',
  serviceLevel: { code: 'STD', description: 'Standard' },
  transitDays: 3,
  deliveryDateTime: '2026-11-23T17:00:00',
  laneType: 'DIRECT',
  rateQuoteDetail: {
    subtotal: 160,
    total: 323,
    charges: [
      { code: 'ITEM', description: 'Item charge', amount: 640, rate: 64, itemFreightClass: '70', itemWeight: 1000 },
      { code: 'DSC', description: 'Discount', amount: -480 },
      { code: 'FSC', description: 'Fuel surcharge', amount: 48 },
      { code: 'LGDEL', description: 'Liftgate delivery', amount: 115 },
    ],
  },
  infoMessages: [],
  errorMessages: [],
} as const;

/** Answers in the shapes of the contract. */
export const project44Samples = {
  standardQuote,
  rates: { rateQuotes: [standardQuote], infoMessages: [] },
  failedQuote: {
    carrierCode: 'SAIA',
    errorMessages: [
      {
        severity: 'ERROR',
        message: 'Weight exceeds the maximum of the carrier',
        diagnostic: '20000 LB',
        source: 'CAPACITY_PROVIDER',
      },
    ],
  },
  confirmation: {
    shipmentIdentifiers: [
      { type: 'BILL_OF_LADING', value: '04000000000000017', source: 'CUSTOMER' },
      { type: 'PRO', value: '7105440011', primaryForType: true, source: 'CAPACITY_PROVIDER' },
      { type: 'PICKUP', value: 'PU830101', primaryForType: true, source: 'CAPACITY_PROVIDER' },
    ],
    capacityProviderBolUrl: 'https://carrier.example.com/bol/7105440011',
    pickupDateTime: '2026-11-18T10:00:00',
    infoMessages: [],
  },
  cancelled: { infoMessages: [{ severity: 'INFO', message: 'The shipment has been cancelled' }] },
  apiError: {
    httpStatusCode: 400,
    httpMessage: 'Bad Request',
    errorMessage: 'Invalid request',
    errors: [{ severity: 'ERROR', message: 'Field is required', diagnostic: 'lineItems', source: 'SYSTEM' }],
    supportReferenceId: '0cb7eaff29214c60',
  },
} as const;

export const project44Credentials = project44.manifest.credentials.parse({
  clientId: 'client-of-a-test',
  clientSecret: 'not-a-real-secret',
  accountGroup: 'Default',
  accountCode: 'SAIA',
  scac: 'SAIA',
  billToCompany: 'Waybill Freight',
  billToContact: 'Accounts Payable',
  billToStreet: '1 Harbor Street',
  billToCity: 'Newark',
  billToState: 'NJ',
  billToPostalCode: '07102',
  billToCountry: 'US',
  billToPhone: '(973) 555-0142',
});
