import { ebol } from '@waybill/carriers';

/** An answer in the words of the standard's own examples. */
export const ebolSample = {
  version: '2.1.0',
  transactionDate: '2022-11-20T00:00:00.000',
  referenceNumbers: { pro: 'PRO1234', shipmentConfirmationNumber: 'SCN1234' },
  scac: 'AAAB',
  images: { shippingLabels: 'JVBERi0xLjcK' },
  messageStatus: {
    status: 'PASS',
    code: '10000000',
    message: 'Transaction was successful.',
    resolution: '',
    information: [],
  },
  resultStatusCodes: [],
} as const;

export const ebolCredentials = ebol.manifest.credentials.parse({
  scac: 'AAAB',
  baseUrl: 'https://ltl.example.com/digital/',
  auth: 'bearer',
  secret: 'a-token-that-stays',
  testBookings: false,
  account: '554238',
  billToCompany: 'Waybill Freight',
  billToContact: 'Accounts Payable',
  billToStreet: '1 Harbor Street',
  billToCity: 'Newark',
  billToState: 'NJ',
  billToPostalCode: '07102',
  billToCountry: 'US',
  billToPhone: '(973) 555-0142',
});
