/** The disclaimer of bookings. A change of its words, in either language, is a new version in the contract. */
export const disclaimers = {
  booking: {
    price: {
      title: 'The price rests on what was entered',
      text: 'Weight, sizes, class, addresses and services were entered by you. The carrier may weigh, measure and inspect the freight; where it finds something else, the difference and a correction fee can be billed.',
    },
    services: {
      title: 'Services ordered at the door are billed',
      text: 'A lift-gate, waiting, a second attempt, inside or residential delivery and storage are billed when they happen, even where they were not part of the quote.',
    },
    times: {
      title: 'Times are estimates',
      text: 'Pickup and delivery days are estimates unless the service guarantees them. Carriers do not answer for what a late shipment costs.',
    },
    liability: {
      title: 'Carrier liability is limited',
      text: 'Without insurance the carrier answers at most for the amount shown with the rate. Insurance covers the declared value under its own terms, less the deductible shown.',
    },
    goods: {
      title: 'The goods may be shipped',
      text: 'The freight is packed for transport, described truly, and holds nothing that may not be carried. Hazardous materials are declared as such.',
    },
    claims: {
      title: 'Damage is reported at once',
      text: 'Loss and damage are written on the delivery receipt and reported within five days; claims are filed within nine months of delivery.',
    },
  },
} as const;
