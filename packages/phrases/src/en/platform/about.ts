/** The About page: what Waybill is and whose data it stands on. */
export const about = {
  title: 'About Waybill',
  text: 'Waybill quotes, books and tracks LTL, parcel and truckload freight. Its source is free under the MIT License.',
  data: 'Data and type it stands on',
  what: 'What',
  from: 'From',
  terms: 'Terms',
  postal_codes: 'Places of postal codes',
  us_zips: 'ZIP codes and their cities',
  outlines: 'Outlines of states and countries',
  diesel: 'Weekly diesel prices behind the fuel surcharge',
  type: 'Typefaces IBM Plex Sans and IBM Plex Mono',
  public_domain: 'Public domain',
  geonames_note: 'Shortened to the columns used here; otherwise unchanged.',
  warranty: 'Provided without warranty. Transit times and rates come from the carriers named beside them.',
} as const;
