import { tforce } from '@waybill/carriers';

const usd = (code: string, description: string, value: string) => ({ code, description, value, unit: 'USD' });
const notFound = (code: string, description: string) => ({
  detailStatus: { code: 'NFO', message: 'Rate not found.' },
  service: { code, description },
  rate: [],
});

/** Answers that were published as samples. */
export const tforceSamples = {
  rates: {
    summary: {
      responseStatus: { code: 'PRT', message: '1 of 3 Rate(s) returned.' },
      transactionReference: { transactionId: '140fdff5-3df5-419e-bc3f-84b781f55cc9' },
    },
    detail: [
      {
        detailStatus: { code: '1', message: 'success' },
        alerts: [
          { code: '688', message: 'FBR688: FULL RATES RETURNED. CUSTOMER COULD NOT BE FOUND FOR THAT ZIP CODE.' },
        ],
        service: { code: '308', description: 'LTL' },
        rate: [
          usd('DSCNT', 'Discount', '1987.05'),
          { code: 'DSCNT_RATE', description: 'DiscountRate', value: '75.00', unit: '%' },
          usd('INDE', 'INSIDE_DL', '169.00'),
          usd('INPU', 'INSIDE_PU', '169.00'),
          usd('LIFD', 'LIFT_GATE_DL', '175.00'),
          usd('LIFO', 'LIFT_GATE_PU', '175.00'),
          usd('FUEL_SUR', 'FuelSurcharge Fee', '223.21'),
          usd('LND_GROSS', 'LND_GROSS', '2649.40'),
          usd('AFTR_DSCNT', 'AFTR_DSCNT', '662.35'),
        ],
        shipmentCharges: { total: { value: '1573.56', currency: 'USD' } },
        timeInTransit: { timeInTransit: '3', unit: 'DAY' },
      },
      notFound('309', 'GRTD'),
      notFound('334', 'GRAM'),
    ],
    customerContext: 'order-12345',
  },
  bill: {
    summary: { code: 'OK', message: 'success' },
    detail: {
      bolId: 46_176_429,
      pro: '020968290',
      originServiceCenter: 'LOS',
      rateDetail: [
        {
          alerts: [{ code: '853', message: 'FBR853: DESTINATION IS A RURAL POINT' }],
          service: { code: '308', description: 'TForce Freight LTL' },
          rate: [
            usd('DSCNT', 'Discount', '1809.75'),
            usd('INDE', 'INSIDE_DL', '169.00'),
            usd('PFFF', 'FREEZE_PROT', '45.00'),
            usd('EXLI', 'EXLI', '74.50'),
            usd('RESP', 'RESIDENTIAL_PU', '207.00'),
            usd('LIFO', 'LIFT_GATE_PU', '175.00'),
            usd('FUEL_SUR', 'Fuel Surcharge Fee', '255.78'),
            usd('HICST', 'HICST', '22.00'),
            usd('LND_GROSS', 'LND_GROSS', '2413.00'),
            usd('AFTR_DSCNT', 'AFTR_DSCNT', '603.25'),
          ],
          shipmentCharges: { total: { value: '1551.53', currency: 'USD' } },
        },
      ],
      pickup: {
        responseStatus: { code: '1', description: 'Success' },
        transactionReference: { confirmationNumber: 'WBU43159139' },
      },
      documents: {
        image: [
          { status: 'NFO', type: '20', format: 'PDF', data: 'JVBERi0=' },
          { status: 'NFO', type: '30', format: 'PDF', data: 'JVBERi0=' },
        ],
      },
    },
  },
  /** The three shapes of a failure. */
  business: {
    summary: {
      responseStatus: { code: '502', message: 'Rate requires assistance from Customer Service (800-333-7400)' },
    },
    detail: null,
  },
  validation: {
    responseStatus: { code: 'ERROR', description: 'Required properties are missing from object: name.' },
    transactionReference: { transactionId: '0cb7eaff-2921-4c60-8c4f-82a16bb2ce04' },
  },
  gateway: { statusCode: 400, message: 'Invalid type. Expected String but got Null. Line: 1, Position: 398' },
  noDocuments: {
    summary: { responseStatus: { code: 'IMG_000201', message: 'MyLTL Enrollment is required' } },
    detail: [null],
  },
} as const;

export const tforceCredentials = tforce.manifest.credentials.parse({
  clientId: '2f6a1c52-0d7e-4c39-9a55-3f2f0f4f8a10',
  clientSecret: 'not-a-real-secret',
  tokenUrl: 'https://login.example.com/9c1d2e3f-0000-4000-8000-0123456789ab/oauth2/v2.0/token',
  scope: 'https://freight.example.com/api/.default',
  apiVersion: 'cie-v1',
  billToCompany: 'Waybill Freight',
  billToContact: 'Accounts Payable',
  billToStreet: '1 Harbor Street',
  billToCity: 'Newark',
  billToState: 'NJ',
  billToPostalCode: '07102',
  billToCountry: 'US',
  billToPhone: '(973) 555-0142',
});
