/** Products of simulated sellers: small ones in boxes, some heavy ones, and one without SKU. */
export type Good = {
  readonly sku: string | null;
  readonly title: string;
  /** In cents per piece. */
  readonly price: number;
  /** Outer dimensions in inches and weight in pounds, per piece. */
  readonly box: readonly [length: number, width: number, height: number];
  readonly pounds: number;
  readonly packageType: 'boxes' | 'pallets';
};

export const goods: readonly Good[] = [
  {
    sku: 'HW-2201',
    title: 'Soft-close cabinet hinges, box of 20',
    price: 4_890,
    box: [12, 9, 5],
    pounds: 9,
    packageType: 'boxes',
  },
  {
    sku: 'HW-2210',
    title: 'Full-extension drawer slides 18 in, 10 pairs',
    price: 11_950,
    box: [20, 12, 8],
    pounds: 32,
    packageType: 'boxes',
  },
  {
    sku: 'FN-1145',
    title: 'Deck screws galvanized 2.5 in, 5 lb bucket',
    price: 3_275,
    box: [8, 8, 7],
    pounds: 5.5,
    packageType: 'boxes',
  },
  {
    sku: 'PL-3308',
    title: 'Brass gate valve 3/4 in, carton of 12',
    price: 15_640,
    box: [14, 10, 8],
    pounds: 21,
    packageType: 'boxes',
  },
  {
    sku: 'LT-0907',
    title: 'Outdoor wall lantern, matte black',
    price: 6_450,
    box: [16, 10, 10],
    pounds: 6,
    packageType: 'boxes',
  },
  {
    sku: 'TL-4410',
    title: 'Porcelain mosaic tile, pallet of 60 sheets',
    price: 118_000,
    box: [48, 40, 30],
    pounds: 940,
    packageType: 'pallets',
  },
  {
    sku: 'XP-9001',
    title: 'Display stand, discontinued',
    price: 2_100,
    box: [30, 20, 6],
    pounds: 14,
    packageType: 'boxes',
  },
  {
    sku: null,
    title: 'Mixed hardware lot, as pictured',
    price: 1_999,
    box: [12, 12, 6],
    pounds: 11,
    packageType: 'boxes',
  },
];

type Place = readonly [street: string, city: string, state: string, postalCode: string];

/** Addresses of simulated buyers, with invented streets. */
export const places: readonly Place[] = [
  ['418 Juniper Way', 'Chicago', 'IL', '60647'],
  ['77 Mill Pond Road', 'Columbus', 'OH', '43215'],
  ['2205 Alder Street', 'Portland', 'OR', '97209'],
  ['9 Harborview Lane', 'Boston', 'MA', '02116'],
  ['1340 Desert Bloom Dr', 'Phoenix', 'AZ', '85004'],
  ['56 Sycamore Court', 'Nashville', 'TN', '37203'],
  ['812 Lakeshore Blvd', 'Milwaukee', 'WI', '53202'],
  ['3021 Prairie Rose Ct', 'Denver', 'CO', '80202'],
  ['640 Magnolia Avenue', 'Atlanta', 'GA', '30303'],
  ['15 Cedar Hollow', 'Charlotte', 'NC', '28202'],
];

export const people: readonly (readonly [first: string, last: string, company: string | null])[] = [
  ['Odessa', 'Marlowe', null],
  ['Thaddeus', 'Quill', 'Quill & Daughters Cabinetry'],
  ['Wilhelmina', 'Stroud', null],
  ['Barnaby', 'Ostrander', null],
  ['Cordelia', 'Finch', 'Finch Property Care'],
  ['Ignatius', 'Bellweather', null],
  ['Rosalind', 'Tamsin', null],
  ['Leopold', 'Vance', 'Vance Restoration'],
  ['Marguerite', 'Holloway', null],
  ['Percival', 'Adair', null],
];
