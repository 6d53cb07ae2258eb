/** What a shipment that needs action requires, and the actions to take. */
export const tracking_act = {
  title: 'Action required: {{cause}}',
  call: 'Call {{company}}',
  mail: 'Send email',
  resolve: 'Resolve',
  required: {
    A3: 'The carrier is returning the shipment. Agree on next steps with the consignee, then ship it again.',
    A7: 'The consignee refused it. Find out why, then arrange redelivery or a return before storage charges start.',
    A9: 'The freight is damaged. Ask the consignee for photos and to keep the packaging: a claim needs both.',
    AH: 'No one received the delivery. Agree on a day and time with the consignee for a new attempt.',
    AI: 'The freight is going to another address. Confirm with the consignee that it is right.',
    AP: 'The delivery is incomplete. Ask the consignee what is missing.',
    BC: 'The freight is in storage, charged by the day. Arrange delivery with the consignee now.',
    OO: 'The carrier has the paperwork but not the freight. Ask the pickup location if it is still on the dock.',
    PR: 'Customs is holding it. Ask the consignee or customs broker for the missing documents.',
    unknown: 'The carrier has sent no update for too long. Ask the pickup location if the freight was picked up.',
    other: 'The carrier needs instructions from you. Check with the pickup location, then tell the carrier.',
  },
} as const;
