import { rlCarriers } from '@waybill/carriers';

/** Answers R+L published, shortened to what is said once. */
const quote = (Type: string, Title: string, Amount: string, Rate = '') => ({ Type, Title, Weight: '', Rate, Amount });

export const rlSamples = {
  rate: {
    RateQuote: {
      CustomerDiscounts: '$1,487.83',
      Charges: [
        quote('', 'Class: 92.5', '$11.25', '$1,124.72'),
        quote('', 'Class: 92.5', '$11.25', '$1,124.72'),
        quote('MINIMUM', 'Minimum Charge', '$1,690.72'),
        quote('DISCNT', 'R+L Discount Saves This Much', '$1,487.83', '88%'),
        quote('DISCNF', 'Discounted Freight Charge', '$202.89'),
        quote('FUEL', 'Fuel Surcharge', '$71.62', '35.3%'),
        quote('ARBMH', 'Manhattan Arbitrary Charge', '$110.90'),
        quote('HAZM', 'Hazmat Fee', '$51.30', '$51.30'),
        quote('NET', 'Net Charge', '$436.71'),
      ],
      CategorizedMessages: {
        GeneralMessages: ['Note: Some residential deliveries may require additional days of service.'],
        TransitMessages: ['Special Message For Origin Zip: * MNHN ARB CHARGE APPLICABLE TO THIS AREA *'],
        RatesMessages: [],
      },
      ServiceLevels: [
        {
          QuoteNumber: '6898769',
          ServiceDays: 6,
          Charge: '$1,852.92',
          NetCharge: '$436.71',
          HourlyWindow: null,
          Name: 'Standard Service',
          Code: 'STD',
        },
        {
          QuoteNumber: '29098816',
          ServiceDays: 6,
          Charge: '$51.30',
          NetCharge: '$488.01',
          HourlyWindow: null,
          Name: 'Guaranteed Service',
          Code: 'GSDS',
        },
      ],
      PickupDate: '8/2/2023',
    },
    Code: 200,
    Errors: [],
    Messages: [],
  },
  rateFailure: {
    RateQuote: null,
    Code: 400,
    Errors: [
      { Property: 'request.RateQuote.Items', ErrorMessage: 'At least one Item is required', ExceptionMessage: '' },
    ],
    Messages: [],
  },
  bill: { ProNumber: 'WP7506414', PickupRequestNumber: '74201384', Code: 0, Errors: [], Messages: [] },
  billFailure: {
    ProNumber: null,
    PickupRequestNumber: null,
    Code: 400,
    Errors: [
      {
        Property: 'request.BillOfLading.Items',
        ErrorMessage: 'There must be at least one item in the list',
        ExceptionMessage: '',
      },
    ],
    Messages: [],
  },
  noDocuments: {
    Documents: [],
    Code: 200,
    Errors: [],
    Messages: ['Either you do not have access to the documents or no documents were found for the Pro.'],
  },
} as const;

export const rlCredentials = rlCarriers.manifest.credentials.parse({
  apiKey: 'c29tZS1rZXktb2YtdGhlLXBvcnRhbA==',
  billToCompany: 'Waybill Freight',
  billToContact: 'Accounts Payable',
  billToStreet: '1 Harbor Street',
  billToCity: 'Newark',
  billToState: 'NJ',
  billToPostalCode: '07102',
  billToCountry: 'US',
  billToPhone: '(973) 555-0142',
});
