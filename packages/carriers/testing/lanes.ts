import type { Hub } from '@waybill/carriers';

export type End = Hub & { readonly zip3: string };

const end = (
  city: string,
  state: string,
  zip3: string,
  latitude: number,
  longitude: number,
  timeZone: string,
): End => ({
  city,
  state,
  zip3,
  latitude,
  longitude,
  timeZone,
});

const [east, central, mountain, pacific] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
];

export const ends = {
  keene: end('Keene', 'NH', '034', 42.93, -72.28, east),
  bangor: end('Bangor', 'ME', '044', 44.8, -68.77, east),
  brooklyn: end('Brooklyn', 'NY', '112', 40.65, -73.95, east),
  trenton: end('Trenton', 'NJ', '086', 40.22, -74.74, east),
  washington: end('Washington', 'DC', '200', 38.9, -77.04, east),
  norfolk: end('Norfolk', 'VA', '235', 36.85, -76.29, east),
  atlanta: end('Atlanta', 'GA', '303', 33.75, -84.39, east),
  keyWest: end('Key West', 'FL', '330', 24.56, -81.78, east),
  dayton: end('Dayton', 'OH', '454', 39.76, -84.19, east),
  gary: end('Gary', 'IN', '464', 41.59, -87.35, central),
  marquette: end('Marquette', 'MI', '498', 46.54, -87.4, 'America/Detroit'),
  duluth: end('Duluth', 'MN', '558', 46.79, -92.1, central),
  minot: end('Minot', 'ND', '587', 48.23, -101.3, central),
  rapidCity: end('Rapid City', 'SD', '577', 44.08, -103.23, mountain),
  lincoln: end('Lincoln', 'NE', '685', 40.81, -96.68, central),
  topeka: end('Topeka', 'KS', '666', 39.05, -95.68, central),
  jonesboro: end('Jonesboro', 'AR', '724', 35.84, -90.7, central),
  biloxi: end('Biloxi', 'MS', '395', 30.4, -88.89, central),
  lubbock: end('Lubbock', 'TX', '794', 33.58, -101.86, central),
  brownsville: end('Brownsville', 'TX', '785', 25.9, -97.5, central),
  grandJunction: end('Grand Junction', 'CO', '815', 39.06, -108.55, mountain),
  casper: end('Casper', 'WY', '826', 42.87, -106.31, mountain),
  missoula: end('Missoula', 'MT', '598', 46.87, -113.99, mountain),
  provo: end('Provo', 'UT', '846', 40.23, -111.66, mountain),
  yuma: end('Yuma', 'AZ', '853', 32.69, -114.63, 'America/Phoenix'),
  elko: end('Elko', 'NV', '898', 40.83, -115.76, pacific),
  yakima: end('Yakima', 'WA', '989', 46.6, -120.51, pacific),
  eugene: end('Eugene', 'OR', '974', 44.05, -123.09, pacific),
  stockton: end('Stockton', 'CA', '952', 37.96, -121.29, pacific),
  sanDiego: end('San Diego', 'CA', '921', 32.72, -117.16, pacific),
} as const satisfies Readonly<Record<string, End>>;

const names = Object.keys(ends) as (keyof typeof ends)[];

/** Thirty lanes all over the contiguous states: from each place to the one eleven further on the list. */
export const lanes: readonly (readonly [from: End, to: End])[] = names.map((name, index) => [
  ends[name],
  ends[names[(index + 11) % names.length] as keyof typeof ends],
]);
