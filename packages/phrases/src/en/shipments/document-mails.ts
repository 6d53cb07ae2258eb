/** The mail that brings a shipment's documents to somebody. */
export const document_mails = {
  subject: 'Documents of shipment {{number}}: {{from}} to {{to}}',
  text: '{{account}} sends you the documents of shipment {{number}}.\n\nThe documents are attached as PDF. Anyone with the link can follow the shipment, without a login.',
  carrier: 'Carrier',
  pickup: 'Pickup',
  open: 'Track the shipment',
} as const;
