/** The booking disclaimer. Any change of the text, in either language, needs a new version in the contract. */
export const disclaimers = {
  booking: {
    price: {
      title: 'The price is based on what you enter',
      text: 'You provide the weight, dimensions, class, addresses, and services. The carrier may weigh, measure, and inspect the freight. If its findings differ, you may be billed the difference and a correction fee.',
    },
    services: {
      title: 'Services requested at the door are billed',
      text: 'Liftgate, waiting time, redelivery, inside or residential delivery, and storage are billed when used, even if the quote did not include them.',
    },
    times: {
      title: 'Times are estimates',
      text: 'Pickup and delivery days are estimates unless the service guarantees them. Carriers are not liable for costs caused by late delivery.',
    },
    liability: {
      title: 'Carrier liability is limited',
      text: 'Without insurance, the carrier’s liability is limited to the amount shown with the rate. Insurance covers the declared value under its own terms, less the deductible shown.',
    },
    goods: {
      title: 'The goods may be shipped',
      text: 'The freight is packed for transport, described accurately, and contains no prohibited goods. Hazardous materials are declared.',
    },
    claims: {
      title: 'Damage must be reported immediately',
      text: 'Note loss and damage on the delivery receipt and report it within five days. File claims within nine months of delivery.',
    },
  },
} as const;
