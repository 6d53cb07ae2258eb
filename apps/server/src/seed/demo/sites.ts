import type { QuoteRequestInput } from '@waybill/contract';
import type { DemoAccount } from './accounts.ts';

type SiteType = NonNullable<QuoteRequestInput['origin']['site_type']>;

/** A place that a demo account ships from or to. */
export type DemoSite = {
  readonly company: string;
  readonly street: string;
  readonly postalCode: string;
  readonly siteType: SiteType;
};

const site = (company: string, street: string, postalCode: string, siteType: SiteType = 'business'): DemoSite => ({
  company,
  street,
  postalCode,
  siteType,
});

/** Warehouses that the demo accounts ship from. */
export const warehouses: Readonly<Record<DemoAccount['key'], readonly DemoSite[]>> = {
  building: [
    site('Example Building Supply', '1180 Candia Road', '03109'),
    site('Example Building Supply', '2255 Parsons Avenue', '43207'),
    site('Example Building Supply', '4610 Singleton Boulevard', '75212'),
    site('Example Building Supply', '905 East Glendale Avenue', '89431'),
  ],
  furniture: [
    site('Harborview Furniture', '412 Prospect Street', '27260'),
    site('Harborview Furniture', '3300 Eastern Avenue SE', '49508'),
  ],
  lamps: [site('Redwood Lamp Company', '77 Seneca Road', '97402')],
};

/** Consignees all over the country. */
export const consignees: readonly DemoSite[] = [
  site('Pine Street Hardware', '88 Pine Street', '04101'),
  site('Green Mountain Builders', '140 Allen Road', '05403'),
  site('Beacon Hill Renovations', '52 Cambridge Street', '02114', 'limited_access'),
  site('Nutmeg Kitchens', '610 Windsor Street', '06120'),
  site('Flatbush Interiors', '1411 Utica Avenue', '11203'),
  site('Hudson Valley Lumber', '27 Freight Street', '12401'),
  site('Lakeshore Contractors', '905 Fuhrmann Boulevard', '14203'),
  site('Three Rivers Supply', '2400 Smallman Street', '15222'),
  site('Delaware Valley Stone', '3900 Richmond Street', '19137'),
  site('Chesapeake Millwork', '1700 Ridgely Street', '21230'),
  site('Tidewater Home Center', '814 Lance Road', '23502'),
  site('Blue Ridge Builders', '366 Salem Avenue SW', '24016'),
  site('Queen City Fixtures', '2135 Statesville Avenue', '28206'),
  site('Palmetto Door and Window', '91 Huger Street', '29201'),
  site('Peachtree Cabinet Works', '1020 Huff Road NW', '30318'),
  site('Sunshine Decking', '5408 West Beaver Street', '32254'),
  site('Gulf Breeze Homes', '2301 Adamo Drive', '33605'),
  site('R. Alvarez residence', '1406 Coral Way', '33145', 'residential'),
  site('Cumberland Floors', '700 Fessey Park Road', '37204'),
  site('Bluff City Tile', '3116 Winchester Road', '38118'),
  site('Magic City Roofing', '128 41st Street South', '35222'),
  site('Bayou Building Center', '4411 Tchoupitoulas Street', '70115'),
  site('Bluegrass Plumbing', '1300 South 15th Street', '40210'),
  site('Miami Valley Homes', '1845 Stanley Avenue', '45404'),
  site('Motor City Glass', '6340 East Davison Street', '48212'),
  site('Speedway Drywall', '2525 Shadeland Avenue', '46219'),
  site('Lake County Lumber', '5500 West 47th Place', '60638'),
  site('Cream City Builders', '1919 South Allis Street', '53207'),
  site('North Star Windows', '2420 Broadway Street NE', '55413'),
  site('Red River Supply', '3302 12th Avenue North', '58102'),
  site('Heartland Fasteners', '4310 South 27th Street', '68107'),
  site('Gateway Fixtures', '5101 Hall Street', '63147'),
  site('Fountain City Paint', '1600 Genessee Street', '64102'),
  site('Sooner Contractors', '800 South Western Avenue', '73109'),
  site('Bluebonnet Kitchens', '9200 Old Bastrop Road', '78610'),
  site('Alamo Hardware', '1315 North Brazos Street', '78207'),
  site('Mile High Interiors', '4700 Holly Street', '80216'),
  site('Front Range Community School', '215 West Oak Street', '80521', 'limited_access'),
  site('Wasatch Builders', '1755 South 4250 West', '84104'),
  site('Treasure Valley Homes', '3920 East Amity Road', '83716'),
  site('Big Sky Timber', '1201 Wyoming Street', '59801'),
  site('Inland Northwest Supply', '3808 North Sullivan Road', '99216'),
  site('Sound Cabinetry', '6020 Airport Way South', '98108'),
  site('Willamette Flooring', '2211 NW Front Avenue', '97209'),
  site('Delta Construction Site 14', '2777 Navy Drive', '95206', 'limited_access'),
  site('East Bay Builders', '5601 Oakport Street', '94621'),
  site('M. Tran residence', '829 Carlisle Drive', '95128', 'residential'),
  site('Los Feliz Renovation', '3191 Casitas Avenue', '90039'),
  site('Harbor Drive Marine Supply', '2890 Main Street', '92113'),
  site('Sonoran Tile', '2601 South 24th Street', '85034'),
  site('Desert View Homes', '4115 Losee Road', '89030'),
  site('High Desert Builders', '5310 Edith Boulevard NE', '87107'),
];
