import type { LtlService } from '@waybill/freight';

/** The products that house carriers sell, at the price level each carrier asks (10,000 = as its tariff). */
export const standard = (factorBp = 10_000): LtlService => ({
  code: 'STD',
  name: 'Standard',
  factorBp,
  daysAdjustment: 0,
  deliverBy: '17:00',
});
export const economy = (factorBp = 9_200): LtlService => ({
  code: 'ECO',
  name: 'Economy',
  factorBp,
  daysAdjustment: 1,
  deliverBy: '17:00',
});
export const priority = (factorBp = 11_800): LtlService => ({
  code: 'PRI',
  name: 'Priority',
  factorBp,
  daysAdjustment: -1,
  deliverBy: '17:00',
});
export const guaranteedByNoon = (factorBp = 13_500): LtlService => ({
  code: 'G12',
  name: 'Guaranteed by noon',
  factorBp,
  daysAdjustment: 0,
  deliverBy: '12:00',
});
