import type { ItemInput } from '@waybill/contract';
import type { DemoAccount } from './accounts.ts';

type Inches = readonly [length: number, width: number, height: number];

/** A product of a demo account: one handling unit in inches and pounds, and its value per pound. */
export type DemoProduct = {
  readonly description: string;
  readonly packageType: ItemInput['package_type'];
  readonly size: Inches;
  readonly pounds: number;
  readonly pieces: number;
  readonly mostUnits: number;
  readonly centsPerPound: number;
  readonly nmfc?: string;
  readonly stackable?: boolean;
  readonly hazmat?: NonNullable<ItemInput['hazmat']>;
};

type More = Pick<DemoProduct, 'nmfc' | 'stackable' | 'hazmat'>;
type Figures = readonly [size: Inches, pounds: number, pieces: number, mostUnits: number, centsPerPound: number];

const product = (
  description: string,
  packageType: DemoProduct['packageType'],
  [size, pounds, pieces, mostUnits, centsPerPound]: Figures,
  more: More = {},
): DemoProduct => ({ description, packageType, size, pounds, pieces, mostUnits, centsPerPound, ...more });

const stain: More['hazmat'] = {
  id_number: 'UN1263',
  proper_name: 'Paint',
  hazard_class: '3',
  packing_group: 'III',
  emergency_contact: 'ChemAid 24 h desk',
  emergency_phone: '1-800-555-0177',
};

const building: readonly DemoProduct[] = [
  product('Deck screws, galvanized, boxed', 'pallets', [[48, 40, 36], 1450, 60, 3, 260], { stackable: true }),
  product('Ceramic floor tile', 'pallets', [[48, 40, 34], 2150, 48, 4, 95], { nmfc: '47500-03' }),
  product('Interior doors, prehung', 'non_standard_pallets', [[84, 48, 62], 640, 10, 2, 310]),
  product('Insulation batts, mineral wool', 'pallets', [[48, 48, 88], 330, 24, 3, 240]),
  product('Interior latex paint in pails', 'pallets', [[48, 40, 44], 1680, 36, 3, 290], { nmfc: '149980-02' }),
  product('Wood stain, solvent based', 'drums', [[24, 24, 36], 420, 1, 3, 380], { hazmat: stain }),
  product('Ceiling fans in cartons', 'pallets', [[48, 40, 68], 410, 20, 3, 900]),
  product('Water heaters, 40 gallon', 'crates', [[30, 30, 66], 165, 1, 4, 420]),
  product('Pipe fittings, PVC', 'gaylords', [[48, 40, 42], 690, 1, 3, 270]),
  product('Kitchen cabinets, assembled', 'pallets', [[48, 40, 82], 520, 6, 3, 480]),
  product('Asphalt roof shingles', 'pallets', [[48, 40, 32], 2700, 42, 3, 60], { stackable: true }),
  product('Copper tube in coils', 'coils', [[36, 36, 20], 380, 1, 4, 520]),
  product('Aluminum handrail', 'bundles', [[120, 16, 12], 310, 18, 2, 450]),
  product('Picture windows, vinyl frame', 'crates', [[74, 16, 62], 285, 3, 3, 560]),
];

const furniture: readonly DemoProduct[] = [
  product('Dining chairs, set up', 'pallets', [[48, 48, 76], 290, 8, 4, 720]),
  product('Table tops, oak', 'non_standard_pallets', [[74, 42, 44], 780, 12, 2, 510]),
  product('Sofas, upholstered', 'crates', [[88, 40, 40], 215, 1, 3, 650]),
  product('Bookcases, flat packed', 'pallets', [[72, 40, 40], 1120, 24, 3, 230]),
];

const lamps: readonly DemoProduct[] = [
  product('Table lamps in cartons', 'pallets', [[48, 40, 62], 360, 36, 3, 1150]),
  product('Lamp shades, nested', 'pallets', [[48, 48, 80], 190, 60, 2, 1400]),
];

export const demoProducts: Readonly<Record<DemoAccount['key'], readonly DemoProduct[]>> = {
  building,
  furniture,
  lamps,
};
