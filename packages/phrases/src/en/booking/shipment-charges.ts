import type { ChargeBar, ChargeSide } from '@waybill/contract';

/** Charges that staff add to a shipment before it is invoiced. */
export const shipment_charges = {
  open: 'Charges',
  title: 'Charges for {{number}}',
  side: 'Price or cost',
  sides: { price: 'Customer pays', cost: 'We pay the carrier' } satisfies Record<ChargeSide, string>,
  total: 'Total now',
  held: '{{amount}} is held on a card. We invoice anything above that.',
  leads: {
    price: 'The customer sees the charge and its reason, and is notified right away.',
    cost: 'Only staff see the carrier cost. We compare the carrier’s bill with it.',
  } satisfies Record<ChargeSide, string>,
  none: 'No charges added yet.',
  by: '{{name}}, {{date}}',
  change: 'Change',
  change_of: 'Change {{charge}}',
  take_back: 'Remove',
  take_back_of: 'Remove {{charge}}',
  add_title: 'Add charge',
  change_title: 'Change {{charge}}',
  take_back_title: 'Remove {{charge}}',
  charge: 'Charge',
  other: 'Other charge',
  discount: 'Discount',
  fuel: 'Fuel surcharge',
  amount: 'Amount',
  amount_off: 'Discount amount',
  reason: 'Reason',
  reason_hint: { price: 'The customer can read this.', cost: 'Only staff can read this.' } satisfies Record<
    ChargeSide,
    string
  >,
  add: 'Add charge',
  save: 'Save change',
  confirm_take_back: 'Remove charge',
  back: 'Back',
  done: 'New total: {{amount}}',
  no_cost: 'No cost on record for this shipment.',
  bars: {
    invoiced: 'Already invoiced. Correct the invoice in the carrier bill audit.',
    card_charged: 'The card was charged. After invoicing, correct the invoice in the carrier bill audit.',
    canceled: 'We don’t invoice canceled shipments.',
  } satisfies Record<ChargeBar, string>,
  bill_audit: 'Open bill audit',
  mail: {
    subject: '{{number}} now costs {{amount}}',
    text: 'The price of shipment {{number}} is now {{amount}}. It was {{before}}.',
    reason: 'Reason: {{reason}}',
    open: 'View charges',
  },
} as const;
