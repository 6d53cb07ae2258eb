/** The email that sends a shipment's documents. */
export const document_mails = {
  subject: 'Documents for shipment {{number}}: {{from}} to {{to}}',
  text: '{{account}} sent you the documents for shipment {{number}}.\n\nThe documents are attached as PDFs. Anyone with the link can track the shipment without logging in.',
  carrier: 'Carrier',
  pickup: 'Pickup',
  open: 'Track shipment',
} as const;
