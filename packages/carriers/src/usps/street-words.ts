/**
 * Words of an address and what the Postal Service shortens them to (Publication 28, appendix C and section 233): the
 * usual ones. A word that is not here only makes a spelling look like a correction.
 */
const shortened: Readonly<Record<string, string>> = {
  ALLEY: 'ALY',
  APARTMENT: 'APT',
  AV: 'AVE',
  AVENUE: 'AVE',
  BLUFF: 'BLF',
  BOULEVARD: 'BLVD',
  BRIDGE: 'BRG',
  BUILDING: 'BLDG',
  CENTER: 'CTR',
  CENTRE: 'CTR',
  CIRCLE: 'CIR',
  COURT: 'CT',
  COVE: 'CV',
  CREEK: 'CRK',
  CRESCENT: 'CRES',
  CROSSING: 'XING',
  DEPARTMENT: 'DEPT',
  DRIVE: 'DR',
  EAST: 'E',
  EXPRESSWAY: 'EXPY',
  EXTENSION: 'EXT',
  FLOOR: 'FL',
  FORT: 'FT',
  FREEWAY: 'FWY',
  GARDENS: 'GDNS',
  GROVE: 'GRV',
  HEIGHTS: 'HTS',
  HIGHWAY: 'HWY',
  HILL: 'HL',
  HILLS: 'HLS',
  HOLLOW: 'HOLW',
  ISLAND: 'IS',
  JUNCTION: 'JCT',
  LAKE: 'LK',
  LANDING: 'LNDG',
  LANE: 'LN',
  MANOR: 'MNR',
  MEADOWS: 'MDWS',
  MOUNT: 'MT',
  MOUNTAIN: 'MTN',
  NORTH: 'N',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  PARKWAY: 'PKWY',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  POINT: 'PT',
  RIDGE: 'RDG',
  RIVER: 'RIV',
  ROAD: 'RD',
  ROOM: 'RM',
  SAINT: 'ST',
  SOUTH: 'S',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
  SPRINGS: 'SPGS',
  SQUARE: 'SQ',
  STATION: 'STA',
  STREET: 'ST',
  STR: 'ST',
  SUITE: 'STE',
  TERRACE: 'TER',
  TRAIL: 'TRL',
  TURNPIKE: 'TPKE',
  VALLEY: 'VLY',
  VIEW: 'VW',
  VILLAGE: 'VLG',
  WEST: 'W',
};

/** A line of an address in capitals, without punctuation, each word as the Postal Service shortens it. */
export function standardLine(line: string): string {
  return line
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9#/ -]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(shortened, word) ? (shortened[word] ?? word) : word))
    .join(' ');
}
