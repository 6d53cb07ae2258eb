/** Video tutorials and their steps. The steps are also the captions and the transcript. */
export const tutorials = {
  note: 'Short videos of each page, with captions.',
  list: 'Tutorials',
  seconds_one: '{{count}} second',
  seconds_other: '{{count}} seconds',
  minutes: '{{minutes}} min {{seconds}} s',
  language: 'Video language',
  in_en: 'English',
  in_es: 'Spanish',
  captions: 'Captions',
  transcript: 'Transcript',
  video: 'Video: {{title}}',
  failed: 'Could not play this video. Read the transcript below.',
  guides: {
    sign_in: {
      title: 'Log in and get around',
      text: 'Where to find each page, and the fastest way there.',
      steps: {
        a: 'Log in with your email and password.',
        b: 'Quote & Ship opens first. Use the menu on the left to open other pages.',
        c: 'Press Ctrl and K to open a page, or a shipment by its number.',
        d: 'Change the language and theme here; your settings remember them.',
      },
    },
    quote_and_book: {
      title: 'Quote and book a shipment',
      text: 'From ZIP codes to a bill of lading.',
      steps: {
        a: 'Enter both ZIP codes: we fill in city, state, and distance.',
        b: 'Describe what you ship: count, dimensions, weight. We calculate density and freight class.',
        c: 'Enter the value of the freight, then get rates.',
        d: "Compare each carrier's price, transit days, and liability.",
        e: 'Open a rate to view all charges, line by line.',
        f: 'Book it, and enter the shipper and the consignee.',
        g: 'Accept the disclaimer. The button shows the price.',
        h: 'Booked: the bill of lading is ready to print.',
      },
    },
    track: {
      title: 'Track your shipments',
      text: 'What is in transit, what needs action, and what was delivered.',
      steps: {
        a: 'Tracking lists your shipments, with one tab per status.',
        b: 'Search by bill of lading, PRO, reference, city, or carrier.',
        c: 'Open a shipment to view its history, each event in local time.',
        d: 'Charges, addresses, and documents are below.',
      },
    },
    address_book: {
      title: 'Manage your address book',
      text: 'Locations you ship from and to, with contacts and hours.',
      steps: {
        a: 'Search addresses by company, contact, or city.',
        b: 'Open an address to view its details.',
        c: 'Add an address: the ZIP code fills in city and state.',
        d: 'Save it to share it with all users of your account.',
      },
    },
    product_catalog: {
      title: 'Manage your product catalog',
      text: 'Measure once the products you ship often.',
      steps: {
        a: 'The catalog lists products with dimensions, weight, and class.',
        b: 'Add a product with its SKU.',
        c: 'We calculate density and class from dimensions and weight.',
        d: 'Save it, then select it to fill in a quote item.',
      },
    },
  },
} as const;
