/** The video tutorials: what each shows, step by step; the steps are its captions and its transcript. */
export const tutorials = {
  note: 'Short films of the screens you work on, with captions.',
  list: 'Tutorials',
  seconds_one: '{{count}} second',
  seconds_other: '{{count}} seconds',
  minutes: '{{minutes}} min {{seconds}} s',
  language: 'Language of the films',
  in_en: 'English',
  in_es: 'Spanish',
  captions: 'Captions',
  transcript: 'Transcript',
  video: 'Film: {{title}}',
  failed: 'This film could not be played. The transcript below says what it shows.',
  guides: {
    sign_in: {
      title: 'Log in and find your way',
      text: 'Where everything is, and the fastest way there.',
      steps: {
        a: 'Log in with your email and your password.',
        b: 'Quote & Ship opens first. The menu at the left leads to every other page.',
        c: 'Press Ctrl and K to go to a page, or to a shipment by its number.',
        d: 'Language and theme are always at hand, and your settings keep them.',
      },
    },
    quote_and_book: {
      title: 'Quote and book a shipment',
      text: 'From two postal codes to a bill of lading.',
      steps: {
        a: 'Type both postal codes: city, state and distance appear.',
        b: 'Describe what you ship: count, size and weight. Density and freight class follow.',
        c: 'Give the value of the freight, then get rates.',
        d: 'Every carrier answers with its price, its days and its liability.',
        e: 'Open a rate to see the whole arithmetic, line by line.',
        f: 'Book it, and say who hands over and who receives the freight.',
        g: 'Accept the disclaimer. The button names the price.',
        h: 'Booked: the bill of lading is ready to print.',
      },
    },
    track: {
      title: 'Track your shipments',
      text: 'What is on its way, what needs you, and what has arrived.',
      steps: {
        a: 'Tracking lists your shipments; the tabs show one status each.',
        b: 'Search by bill of lading, PRO, reference, city or carrier.',
        c: 'Open a shipment to see its way, each event in the time of its place.',
        d: 'Below are the charges, the parties and the documents.',
      },
    },
    address_book: {
      title: 'Keep your address book',
      text: 'The places you ship from and to, with contacts and hours.',
      steps: {
        a: 'Addresses are found by company, contact or place.',
        b: 'Open one to see all that is known about it.',
        c: 'Add an address: the ZIP code fills in city and state.',
        d: 'Save it, and it is there for everybody in your account.',
      },
    },
    product_catalog: {
      title: 'Keep your product catalog',
      text: 'What you ship often, measured once.',
      steps: {
        a: 'The catalog lists products with size, weight and class.',
        b: 'Add a product with its own number.',
        c: 'Size and weight give the density, and the density gives the class.',
        d: 'Save it: from now on it fills a line of a quote.',
      },
    },
  },
} as const;
