/** The About page: what Waybill is, and the data it uses. */
export const about = {
  title: 'About Waybill',
  text: 'Waybill quotes, books, and tracks LTL, parcel, and truckload freight. Its source code is free under the MIT License.',
  data: 'Data and typefaces used',
  what: 'Item',
  from: 'Source',
  terms: 'Terms',
  postal_codes: 'Postal code locations',
  us_zips: 'US ZIP codes and cities',
  outlines: 'State and country outlines',
  diesel: 'Weekly diesel prices for the fuel surcharge',
  type: 'Typefaces IBM Plex Sans and IBM Plex Mono',
  public_domain: 'Public domain',
  geonames_note: 'Reduced to the columns used here; otherwise unchanged.',
  warranty: 'Provided without warranty. Transit times and rates come from the carriers shown.',
} as const;
