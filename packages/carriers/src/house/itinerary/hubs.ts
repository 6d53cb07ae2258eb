/** A city with a terminal of the house carriers. */
export type Hub = {
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
};

const zones = {
  E: 'America/New_York',
  C: 'America/Chicago',
  M: 'America/Denver',
  P: 'America/Los_Angeles',
} as const;

type Row = readonly [
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  zone: keyof typeof zones | `America/${string}`,
];

const rows: readonly Row[] = [
  ['Portland', 'ME', 43.66, -70.26, 'E'],
  ['Manchester', 'NH', 42.99, -71.46, 'E'],
  ['Boston', 'MA', 42.36, -71.06, 'E'],
  ['Hartford', 'CT', 41.76, -72.68, 'E'],
  ['Albany', 'NY', 42.65, -73.75, 'E'],
  ['Syracuse', 'NY', 43.05, -76.15, 'E'],
  ['Buffalo', 'NY', 42.89, -78.88, 'E'],
  ['Newark', 'NJ', 40.74, -74.17, 'E'],
  ['Allentown', 'PA', 40.6, -75.47, 'E'],
  ['Harrisburg', 'PA', 40.27, -76.88, 'E'],
  ['Pittsburgh', 'PA', 40.44, -79.99, 'E'],
  ['Baltimore', 'MD', 39.29, -76.61, 'E'],
  ['Richmond', 'VA', 37.54, -77.44, 'E'],
  ['Roanoke', 'VA', 37.27, -79.94, 'E'],
  ['Charleston', 'WV', 38.35, -81.63, 'E'],
  ['Greensboro', 'NC', 36.07, -79.79, 'E'],
  ['Charlotte', 'NC', 35.23, -80.84, 'E'],
  ['Columbia', 'SC', 34.0, -81.03, 'E'],
  ['Savannah', 'GA', 32.08, -81.09, 'E'],
  ['Atlanta', 'GA', 33.75, -84.39, 'E'],
  ['Jacksonville', 'FL', 30.33, -81.66, 'E'],
  ['Orlando', 'FL', 28.54, -81.38, 'E'],
  ['Miami', 'FL', 25.76, -80.19, 'E'],
  ['Knoxville', 'TN', 35.96, -83.92, 'E'],
  ['Nashville', 'TN', 36.16, -86.78, 'C'],
  ['Memphis', 'TN', 35.15, -90.05, 'C'],
  ['Birmingham', 'AL', 33.52, -86.8, 'C'],
  ['Mobile', 'AL', 30.69, -88.04, 'C'],
  ['Jackson', 'MS', 32.3, -90.18, 'C'],
  ['New Orleans', 'LA', 29.95, -90.07, 'C'],
  ['Shreveport', 'LA', 32.53, -93.75, 'C'],
  ['Little Rock', 'AR', 34.75, -92.29, 'C'],
  ['Louisville', 'KY', 38.25, -85.76, 'America/Kentucky/Louisville'],
  ['Cincinnati', 'OH', 39.1, -84.51, 'E'],
  ['Columbus', 'OH', 39.96, -83.0, 'E'],
  ['Cleveland', 'OH', 41.5, -81.69, 'E'],
  ['Detroit', 'MI', 42.33, -83.05, 'America/Detroit'],
  ['Grand Rapids', 'MI', 42.96, -85.67, 'America/Detroit'],
  ['Indianapolis', 'IN', 39.77, -86.16, 'America/Indiana/Indianapolis'],
  ['Chicago', 'IL', 41.88, -87.63, 'C'],
  ['Milwaukee', 'WI', 43.04, -87.91, 'C'],
  ['Minneapolis', 'MN', 44.98, -93.27, 'C'],
  ['Fargo', 'ND', 46.88, -96.79, 'C'],
  ['Sioux Falls', 'SD', 43.55, -96.73, 'C'],
  ['Des Moines', 'IA', 41.59, -93.62, 'C'],
  ['Omaha', 'NE', 41.26, -95.93, 'C'],
  ['North Platte', 'NE', 41.12, -100.77, 'C'],
  ['Kansas City', 'MO', 39.1, -94.58, 'C'],
  ['Saint Louis', 'MO', 38.63, -90.2, 'C'],
  ['Springfield', 'MO', 37.21, -93.29, 'C'],
  ['Wichita', 'KS', 37.69, -97.34, 'C'],
  ['Tulsa', 'OK', 36.15, -95.99, 'C'],
  ['Oklahoma City', 'OK', 35.47, -97.52, 'C'],
  ['Dallas', 'TX', 32.78, -96.8, 'C'],
  ['Houston', 'TX', 29.76, -95.37, 'C'],
  ['San Antonio', 'TX', 29.42, -98.49, 'C'],
  ['Amarillo', 'TX', 35.22, -101.83, 'C'],
  ['El Paso', 'TX', 31.76, -106.49, 'M'],
  ['Albuquerque', 'NM', 35.08, -106.65, 'M'],
  ['Denver', 'CO', 39.74, -104.99, 'M'],
  ['Cheyenne', 'WY', 41.14, -104.82, 'M'],
  ['Billings', 'MT', 45.78, -108.5, 'M'],
  ['Salt Lake City', 'UT', 40.76, -111.89, 'M'],
  ['Boise', 'ID', 43.62, -116.2, 'America/Boise'],
  ['Spokane', 'WA', 47.66, -117.43, 'P'],
  ['Seattle', 'WA', 47.61, -122.33, 'P'],
  ['Portland', 'OR', 45.52, -122.68, 'P'],
  ['Medford', 'OR', 42.33, -122.88, 'P'],
  ['Sacramento', 'CA', 38.58, -121.49, 'P'],
  ['Oakland', 'CA', 37.8, -122.27, 'P'],
  ['Fresno', 'CA', 36.74, -119.79, 'P'],
  ['Los Angeles', 'CA', 34.05, -118.24, 'P'],
  ['Las Vegas', 'NV', 36.17, -115.14, 'P'],
  ['Reno', 'NV', 39.53, -119.81, 'P'],
  ['Phoenix', 'AZ', 33.45, -112.07, 'America/Phoenix'],
  ['Tucson', 'AZ', 32.22, -110.97, 'America/Phoenix'],
];

const isShort = (zone: string): zone is keyof typeof zones => Object.hasOwn(zones, zone);

/** The terminals that house carriers scan freight at. Coordinates are those of the cities. */
export const hubs: readonly Hub[] = rows.map(([city, state, latitude, longitude, zone]) => ({
  city,
  state,
  latitude,
  longitude,
  timeZone: isShort(zone) ? zones[zone] : zone,
}));
