import type { ItemInput } from '@waybill/contract';
import type { DemoAccount } from './accounts.ts';

/** Something a demo account ships: one handling unit of it, in inches and pounds, and what a pound is worth. */
export type DemoProduct = {
  readonly description: string;
  readonly packageType: ItemInput['package_type'];
  readonly size: readonly [length: number, width: number, height: number];
  readonly pounds: number;
  readonly pieces: number;
  readonly mostUnits: number;
  readonly centsPerPound: number;
  readonly nmfc?: string;
  readonly stackable?: boolean;
  readonly hazmat?: NonNullable<ItemInput['hazmat']>;
};

const emergency = { emergency_contact: 'ChemAid 24 h desk', emergency_phone: '1-800-555-0177' } as const;

const building: readonly DemoProduct[] = [
  { description: 'Deck screws, galvanized, boxed', packageType: 'pallets', size: [48, 40, 36], pounds: 1450, pieces: 60, mostUnits: 3, centsPerPound: 260, stackable: true },
  { description: 'Ceramic floor tile', packageType: 'pallets', size: [48, 40, 34], pounds: 2150, pieces: 48, mostUnits: 4, centsPerPound: 95, nmfc: '47500-03' },
  { description: 'Interior doors, prehung', packageType: 'non_standard_pallets', size: [84, 48, 62], pounds: 640, pieces: 10, mostUnits: 2, centsPerPound: 310 },
  { description: 'Insulation batts, mineral wool', packageType: 'pallets', size: [48, 48, 88], pounds: 330, pieces: 24, mostUnits: 3, centsPerPound: 240 },
  { description: 'Interior latex paint in pails', packageType: 'pallets', size: [48, 40, 44], pounds: 1680, pieces: 36, mostUnits: 3, centsPerPound: 290, nmfc: '149980-02' },
  { description: 'Wood stain, solvent based', packageType: 'drums', size: [24, 24, 36], pounds: 420, pieces: 1, mostUnits: 3, centsPerPound: 380, hazmat: { id_number: 'UN1263', proper_name: 'Paint', hazard_class: '3', packing_group: 'III', ...emergency } },
  { description: 'Ceiling fans in cartons', packageType: 'pallets', size: [48, 40, 68], pounds: 410, pieces: 20, mostUnits: 3, centsPerPound: 900 },
  { description: 'Water heaters, 40 gallon', packageType: 'crates', size: [30, 30, 66], pounds: 165, pieces: 1, mostUnits: 4, centsPerPound: 420 },
  { description: 'Pipe fittings, PVC', packageType: 'gaylords', size: [48, 40, 42], pounds: 690, pieces: 1, mostUnits: 3, centsPerPound: 270 },
  { description: 'Kitchen cabinets, assembled', packageType: 'pallets', size: [48, 40, 82], pounds: 520, pieces: 6, mostUnits: 3, centsPerPound: 480 },
  { description: 'Asphalt roof shingles', packageType: 'pallets', size: [48, 40, 32], pounds: 2700, pieces: 42, mostUnits: 3, centsPerPound: 60, stackable: true },
  { description: 'Copper tube in coils', packageType: 'coils', size: [36, 36, 20], pounds: 380, pieces: 1, mostUnits: 4, centsPerPound: 520 },
  { description: 'Aluminum handrail', packageType: 'bundles', size: [120, 16, 12], pounds: 310, pieces: 18, mostUnits: 2, centsPerPound: 450 },
  { description: 'Picture windows, vinyl frame', packageType: 'crates', size: [74, 16, 62], pounds: 285, pieces: 3, mostUnits: 3, centsPerPound: 560 },
];

const furniture: readonly DemoProduct[] = [
  { description: 'Dining chairs, set up', packageType: 'pallets', size: [48, 48, 76], pounds: 290, pieces: 8, mostUnits: 4, centsPerPound: 720 },
  { description: 'Table tops, oak', packageType: 'non_standard_pallets', size: [74, 42, 44], pounds: 780, pieces: 12, mostUnits: 2, centsPerPound: 510 },
  { description: 'Sofas, upholstered', packageType: 'crates', size: [88, 40, 40], pounds: 215, pieces: 1, mostUnits: 3, centsPerPound: 650 },
  { description: 'Bookcases, flat packed', packageType: 'pallets', size: [72, 40, 40], pounds: 1120, pieces: 24, mostUnits: 3, centsPerPound: 230 },
];

const lamps: readonly DemoProduct[] = [
  { description: 'Table lamps in cartons', packageType: 'pallets', size: [48, 40, 62], pounds: 360, pieces: 36, mostUnits: 3, centsPerPound: 1150 },
  { description: 'Lamp shades, nested', packageType: 'pallets', size: [48, 48, 80], pounds: 190, pieces: 60, mostUnits: 2, centsPerPound: 1400 },
];

export const demoProducts: Readonly<Record<DemoAccount['key'], readonly DemoProduct[]>> = { building, furniture, lamps };
