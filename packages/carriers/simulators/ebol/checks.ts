import { listOf, objectOf, textOf, type Json } from '../ltl/json.ts';

const ends = ['origin', 'destination', 'billTo'] as const;
const neededOfParty = ['name', 'address1', 'city', 'stateProvince', 'postalCode', 'country'];
const neededOfItem = ['weight', 'classification', 'description', 'hazardous', 'stackable', 'pieces', 'packagingType'];

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';
const lacking = (value: Json, names: readonly string[], path: string): readonly string[] =>
  names.filter((name) => isMissing(value[name])).map((name) => `${path}.${name}`);

function partyProblems(body: Json): readonly string[] {
  return ends.flatMap((end) => {
    const party = objectOf(body[end]);
    const phone = textOf(objectOf(party['contact'])['phone']);
    return [...lacking(party, neededOfParty, end), ...(/^\d{10}$/.test(phone) ? [] : [`${end}.contact.phone`])];
  });
}

function unitProblems(commodities: Json): readonly string[] {
  const units = listOf(commodities['handlingUnits']);
  if (units.length === 0) return ['commodities.handlingUnits'];
  return units.flatMap((unit, at) => {
    const path = `commodities.handlingUnits[${at}]`;
    const items = listOf(unit['lineItems']);
    return [
      ...lacking(unit, ['count', 'type', 'weight'], path),
      ...items.flatMap((item, index) => lacking(item, neededOfItem, `${path}.lineItems[${index}]`)),
    ];
  });
}

const details: Readonly<Record<string, string>> = {
  HAZ: 'hazardousDetails',
  COD: 'cod',
  SRT: 'sortAndSegregateDetails',
  FVC: 'fullValueCoverageDetails',
  MARK: 'markDetails',
  TCS: 'timeCriticalDetails',
  APTD: 'appointmentDetails',
  APTP: 'appointmentDetails',
};

/** A service that has to be told more. */
function serviceProblems(accessorials: Json): readonly string[] {
  const codes = Array.isArray(accessorials['codes']) ? accessorials['codes'].map(textOf) : [];
  return codes.flatMap((code) => {
    const name = details[code];
    return name === undefined || name in accessorials ? [] : [`accessorials.${name}`];
  });
}

/** Paths of what a bill of lading has to have and has not. */
export function problemsOf(body: Json): readonly string[] {
  const bol = objectOf(body['bol']);
  const date = textOf(bol['requestedPickupDate']);
  return [
    ...lacking(body, ['version'], ''),
    ...lacking(bol, ['function', 'isTest', 'requestorRole'], 'bol'),
    ...(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}$/.test(date) ? [] : ['bol.requestedPickupDate']),
    ...lacking(objectOf(body['payment']), ['terms'], 'payment'),
    ...unitProblems(objectOf(body['commodities'])),
    ...partyProblems(body),
    ...serviceProblems(objectOf(body['accessorials'])),
  ].map((path) => path.replace(/^\./, ''));
}
