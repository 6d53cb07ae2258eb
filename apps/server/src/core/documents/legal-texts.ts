/**
 * English wording of every bill of lading within the United States: the note on limited liability (49 USC
 * 14706(c)(1)(A) and (B)), the released value clause of the classification, the terms of receipt, the clause by which
 * the shipper is not liable for charges the receiver owes (it applies if the shipper signs it), the shipper's
 * certification of 49 CFR 172.204(a)(1), and the carrier's acknowledgment.
 */
export const legalTexts = {
  declaredValueClause:
    'Where the rate is dependent on value, shippers are required to state specifically in writing the agreed or declared value of the property as follows:',
  liabilityNote:
    'Liability limitation for loss or damage in this shipment may be applicable. See 49 USC 14706(c)(1)(A) and (B).',
  received:
    'Received, subject to individually determined rates or contracts that have been agreed upon in writing between the carrier and the shipper, if applicable, otherwise to the rates, classifications and rules established by the carrier and available to the shipper on request, and to all applicable state and federal regulations. The property described above is in apparent good order, except as noted.',
  noDelivery:
    'The carrier shall not make delivery of this shipment without payment of charges and all other lawful fees.',
  shipperCertification:
    'This is to certify that the above-named materials are properly classified, described, packaged, marked and labeled, and are in proper condition for transportation according to the applicable regulations of the Department of Transportation.',
  carrierAcknowledgement:
    'Carrier acknowledges receipt of packages and required placards. Carrier certifies emergency response information was made available and/or carrier has the DOT emergency response guidebook or equivalent documentation in the vehicle.',
} as const;
