/** Words of the shipments that staff see across accounts. */
export const staff_shipments = {
  note: 'Shipments of every account, newest first.',
  account: 'Account',
  only_account: 'Only shipments of {{account}}',
  one_account: 'one account',
  empty_title: 'No shipments yet',
  empty_text: 'The first one shows up here as soon as a customer books it.',
  back: 'Go to Shipments',
  cost_title: 'Cost and margin',
  sold: 'Customer pays, without insurance',
  cost: 'Carrier is owed',
  margin: 'Margin',
  of_price: '{{percent}} of the price',
  loss: 'The carrier is owed more than the customer pays.',
  no_cost: 'No cost is known for this shipment.',
  carrier_charges: 'Carrier charges',
  carrier_charges_title: 'How the carrier’s {{total}} is worked out',
} as const;
