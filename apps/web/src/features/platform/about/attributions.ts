import type { Phrases } from '@waybill/phrases';

type Attribution = {
  readonly what: keyof Phrases['about'];
  readonly from: string;
  readonly address: string;
  /** A licence by its name, or `public_domain`. */
  readonly terms: string;
  readonly note?: keyof Phrases['about'];
};

/** Whose work the product stands on, under which terms. */
export const attributions: readonly Attribution[] = [
  {
    what: 'postal_codes',
    from: 'GeoNames',
    address: 'https://www.geonames.org/',
    terms: 'CC BY 4.0',
    note: 'geonames_note',
  },
  { what: 'us_zips', from: 'zipcodes', address: 'https://github.com/davglass/zipcodes', terms: 'BSD' },
  { what: 'outlines', from: 'us-atlas', address: 'https://github.com/topojson/us-atlas', terms: 'ISC' },
  { what: 'outlines', from: 'world-atlas', address: 'https://github.com/topojson/world-atlas', terms: 'ISC' },
  { what: 'outlines', from: 'Natural Earth', address: 'https://www.naturalearthdata.com/', terms: 'public_domain' },
  {
    what: 'outlines',
    from: 'US Census Bureau',
    address: 'https://www.census.gov/geographies/mapping-files.html',
    terms: 'public_domain',
  },
  {
    what: 'diesel',
    from: 'US Energy Information Administration',
    address: 'https://www.eia.gov/petroleum/gasdiesel/',
    terms: 'public_domain',
  },
  { what: 'type', from: 'IBM Plex', address: 'https://github.com/IBM/plex', terms: 'SIL Open Font License 1.1' },
];
