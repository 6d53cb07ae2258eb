import type { PackageType } from '@waybill/freight';
import type { FreightLine } from '../kit/index.ts';

/** Packaging by TForce's codes. */
export const tforcePackages: Readonly<Record<PackageType, string>> = {
  pallets: 'PLT',
  non_standard_pallets: 'PLT',
  bags: 'BAG',
  bales: 'BAL',
  boxes: 'BOX',
  bunches: 'BUN',
  bundles: 'BDL',
  carpets: 'ROL',
  coils: 'OTH',
  crates: 'CRT',
  cylinders: 'CYL',
  drums: 'DRM',
  envelopes: 'PKG',
  gaylords: 'CON',
  loose: 'LOO',
  pails: 'PAL',
  pieces: 'PCS',
  reels: 'REL',
  rolls: 'ROL',
  tubes_pipes: 'TBE',
  totes: 'TOT',
};

const onPallets: ReadonlySet<PackageType> = new Set(['pallets', 'non_standard_pallets'] as const);

function countOf(lines: readonly FreightLine[], typeCode: string) {
  const quantity = lines.reduce((total, line) => total + line.quantity, 0);
  return quantity === 0 ? null : { quantity, typeCode };
}

/** Handling units as TForce counts them: pallets first, then all others. */
export function handlingUnits(lines: readonly FreightLine[]) {
  const others = lines.filter(({ packageType }) => !onPallets.has(packageType));
  const pallets = countOf(
    lines.filter(({ packageType }) => onPallets.has(packageType)),
    'PLT',
  );
  const rest = countOf(others, others.every(({ packageType }) => packageType === 'loose') ? 'LOO' : 'OTH');
  return {
    ...(pallets === null ? {} : { handlingUnitOne: pallets }),
    ...(rest === null ? {} : { handlingUnitTwo: rest }),
  };
}
