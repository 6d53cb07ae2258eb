import type { BillOfLadingInput, HazardousMaterial, Item, Party, UnitLabelsInput } from '../types.ts';

/** Sample shipments for tests: four commodity lines, one of them hazardous. */
export const shipper: Party = {
  company: 'Example Building Supply',
  contact: 'Dana Whitfield',
  phone: '603-555-0142',
  street: ['100 Sample Street, Dock 4'],
  city: 'Manchester',
  state: 'NH',
  postalCode: '03103',
  details: [{ label: 'Open', text: '8:00 AM to 5:00 PM' }],
};

export const consignee: Party = {
  company: 'Sample Renovation Site',
  contact: 'Luis Núñez',
  phone: '312-555-0187',
  street: ['200 Placeholder Avenue'],
  city: 'Chicago',
  state: 'IL',
  postalCode: '60647',
};

export const payer: Party = {
  company: 'Waybill Freight Services',
  street: ['PO Box 555'],
  city: 'Concord',
  state: 'NH',
  postalCode: '03301',
};

export const paint: HazardousMaterial = {
  idNumber: 'UN1263',
  properName: 'Paint',
  hazardClass: '3',
  packingGroup: 'II',
  quantity: '1,180 lb in 24 steel drums',
  emergencyContact: 'Example Response, contract 4471',
  emergencyPhone: '800-555-0199',
};

export const items: Item[] = [
  {
    handlingUnits: '2',
    handlingUnitType: 'Pallets',
    pieces: '16',
    pieceType: 'Boxes',
    weight: { value: '1,240', unit: 'lb' },
    description: 'Bathroom vanities, boxed',
    nmfc: '79300-02',
    freightClass: '92.5',
    dimensions: '48 × 40 × 48 in',
  },
  {
    handlingUnits: '1',
    handlingUnitType: 'Crates',
    pieces: '1',
    pieceType: 'Pieces',
    weight: { value: '410', unit: 'lb' },
    description: 'Kitchen cabinet, built',
    nmfc: '39265',
    freightClass: '125',
    dimensions: '60 × 36 × 50 in',
  },
  {
    handlingUnits: '1',
    handlingUnitType: 'Pallets',
    pieces: '24',
    pieceType: 'Drums',
    weight: { value: '1,180', unit: 'lb' },
    description: 'Exterior wood paint, white',
    nmfc: '149980-02',
    freightClass: '60',
    dimensions: '48 × 40 × 35 in',
    hazmat: paint,
  },
  {
    handlingUnits: '2',
    handlingUnitType: 'Pallets',
    pieces: '40',
    pieceType: 'Cartons',
    weight: { value: '360', unit: 'lb' },
    description: 'Pipe insulation, cartons',
    nmfc: '103300-07',
    freightClass: '175',
    dimensions: '48 × 40 × 30 in',
  },
];

/** A plain bill of lading with the test's texts. */
export function billOfLading(
  texts: BillOfLadingInput['texts'],
  changes: Partial<BillOfLadingInput> = {},
): BillOfLadingInput {
  return {
    texts,
    language: 'en',
    createdAt: new Date('2026-12-01T16:01:00Z'),
    issuer: { name: 'Waybill', contact: '800-555-0100' },
    number: '04850001234567894',
    date: 'Dec 1, 2026',
    carrier: { name: 'Granite State Freight', scac: 'GSFR', service: 'Standard, 3 business days' },
    pickupNumber: 'GS-40318',
    pickupDate: 'Wed, Dec 2, 2026, 1:00 to 5:00 PM EST',
    deliveryDate: 'Mon, Dec 7, 2026',
    shipFrom: shipper,
    shipTo: consignee,
    billTo: payer,
    freightTerms: 'thirdParty',
    instructions: 'Call the site one hour before delivery. Narrow street: straight truck only, with lift-gate.',
    accessorials: ['Liftgate at delivery', 'Residential delivery', 'Notify before delivery'],
    references: [
      { label: 'PO Number', number: '4471-B', pieces: '57', weight: { value: '2,780', unit: 'lb' }, palletized: true },
      {
        label: 'Release Number',
        number: 'R-20931',
        pieces: '24',
        weight: { value: '410', unit: 'lb' },
        palletized: false,
        info: 'Kitchen, second floor',
      },
    ],
    items,
    totals: { handlingUnits: '6', pieces: '81', weight: { value: '3,190', unit: 'lb' } },
    ...changes,
  };
}

/** Labels of the same shipment, one for each of its six handling units. */
export function unitLabels(texts: UnitLabelsInput['texts'], changes: Partial<UnitLabelsInput> = {}): UnitLabelsInput {
  return {
    texts,
    language: 'en',
    createdAt: new Date('2026-12-01T16:01:00Z'),
    number: '04850001234567894',
    carrier: { name: 'Granite State Freight', scac: 'GSFR', service: 'Standard, 3 business days' },
    pickupDate: 'Wed, Dec 2, 2026',
    shipFrom: shipper,
    shipTo: consignee,
    units: items.flatMap((item) =>
      Array.from({ length: Number(item.handlingUnits) }, () => ({
        description: item.description,
        ...(item.dimensions ? { dimensions: item.dimensions } : {}),
        ...(item.hazmat ? { hazmat: item.hazmat } : {}),
      })),
    ),
    ...changes,
  };
}
