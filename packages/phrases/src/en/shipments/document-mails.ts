/** The mail that brings a shipment's documents to somebody. */
export const document_mails = {
  subject: 'Documents of shipment {{number}}: {{from}} to {{to}}',
  text: '{{account}} sends you the documents of shipment {{number}}.\n\nCarrier: {{carrier}}\nFrom: {{from}}\nTo: {{to}}\nPickup: {{date}}\n\nThe documents are attached as PDF. Where the shipment is can be followed here, without a login:\n{{url}}',
} as const;
