import { editsBetween } from '../../../../core/edits-between.ts';
import type { Country } from '@waybill/contract';
import { plain } from '../../../platform/imports/index.ts';

const names: Readonly<Record<Country, string>> = {
  US: `AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,
DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,
LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,
NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,
OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,
UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,AS American Samoa,GU Guam,
MP Northern Mariana Islands,PR Puerto Rico,VI Virgin Islands,AA Armed Forces Americas,AE Armed Forces Europe,
AP Armed Forces Pacific,FM Micronesia,MH Marshall Islands,PW Palau`,
  CA: `AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,
NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon`,
  MX: `AGU Aguascalientes,BCN Baja California,BCS Baja California Sur,CAM Campeche,CHP Chiapas,CHH Chihuahua,
CMX Ciudad de Mexico,COA Coahuila,COL Colima,DUR Durango,GUA Guanajuato,GRO Guerrero,HID Hidalgo,JAL Jalisco,
MEX Estado de Mexico,MIC Michoacan,MOR Morelos,NAY Nayarit,NLE Nuevo Leon,OAX Oaxaca,PUE Puebla,QUE Queretaro,
ROO Quintana Roo,SLP San Luis Potosi,SIN Sinaloa,SON Sonora,TAB Tabasco,TAM Tamaulipas,TLA Tlaxcala,VER Veracruz,
YUC Yucatan,ZAC Zacatecas`,
};

type Region = { readonly code: string; readonly name: string };

function regionsOf(text: string): readonly Region[] {
  return text.split(/,\s*/).map((entry) => {
    const [code = '', ...words] = entry.split(' ');
    return { code, name: plain(words.join(' ')) };
  });
}

/** Postal abbreviations of states, provinces, and territories; ISO 3166-2 for Mexican states. */
const regions: Readonly<Record<Country, readonly Region[]>> = {
  US: regionsOf(names.US),
  CA: regionsOf(names.CA),
  MX: regionsOf(names.MX),
};

function byWord(country: Country): ReadonlyMap<string, string> {
  return new Map(
    regions[country].flatMap(({ code, name }) => [
      [code.toLowerCase(), code],
      [name, code],
    ]),
  );
}
const words: Readonly<Record<Country, ReadonlyMap<string, string>>> = {
  US: byWord('US'),
  CA: byWord('CA'),
  MX: byWord('MX'),
};

/** Code of a state or province, from its code or full name; undefined if unknown. */
export function regionCode(text: string, country: Country): string | undefined {
  return words[country].get(plain(text));
}

/** The only state or province whose name is at most two letters away. */
export function nearRegion(text: string, country: Country): string | undefined {
  const typed = plain(text);
  if (typed.length < 4) return undefined;
  const near = regions[country].filter(({ name }) => editsBetween(typed, name) <= 2);
  return near.length === 1 ? near[0]?.code : undefined;
}
