/** What is required where a shipment needs somebody, and what can be done about it. */
export const tracking_act = {
  title: 'Action required: {{cause}}',
  call: 'Call {{company}}',
  mail: 'Write a mail',
  resolve: 'Resolve',
  required: {
    A3: 'The carrier brings it back. Agree with the consignee what is to happen, then ship it again.',
    A7: 'The consignee refused it. Clear up why, and have it delivered again, or ship it back before storage is charged.',
    A9: 'It is damaged. Ask the consignee for photos and to keep the packaging: a claim needs both.',
    AH: 'Nobody took it. Agree a day and a time with the consignee, so that the carrier comes again.',
    AI: 'It goes to another place. Ask the consignee whether that is right.',
    AP: 'The delivery was not finished. Ask the consignee what is missing.',
    BC: 'It stands in storage, which costs by the day. Agree a delivery with the consignee now.',
    OO: 'The papers came without the freight. Ask at the pickup whether it still stands on the dock.',
    PR: 'Customs holds it. Ask the consignee or the customs agent for the papers that are missing.',
    unknown: 'The carrier has been silent for too long. Ask at the pickup whether it was taken.',
    other: 'The carrier waits for word from you. Ask at the pickup, then tell the carrier.',
  },
} as const;
