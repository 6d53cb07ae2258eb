/** An invented tariff: US cents per 100 lb by class and weight break. */
export const syntheticRates = {
  '50': [6010, 5230, 4125, 3480, 2840, 2115, 1460],
  '70': [7640, 6650, 5245, 4420, 3610, 2690, 1855],
  '85': [8825, 7680, 6060, 5105, 4170, 3105, 2145],
  '100': [10170, 8850, 6980, 5885, 4805, 3580, 2470],
  '125': [12515, 10890, 8590, 7240, 5915, 4405, 3040],
  '250': [24360, 21200, 16720, 14095, 11510, 8575, 5915],
} as const;

export const syntheticBreaks = [
  { code: 'L5C', fromPounds: 1 },
  { code: 'M5C', fromPounds: 500 },
  { code: 'M1M', fromPounds: 1000 },
  { code: 'M2M', fromPounds: 2000 },
  { code: 'M5M', fromPounds: 5000 },
  { code: 'M10M', fromPounds: 10000 },
  { code: 'M20M', fromPounds: 20000 },
] as const;

/** Money in cents, weights in pounds, percentages in basis points. */
export const ratingVectors = [
  { id: 'R1', lines: [['70', 450]], breakAtActual: 'L5C', grossAtActual: 34380, breakUsed: 'M5C', deficitPounds: 50, deficitClass: '70', gross: 33250, discountBp: 0, absoluteMinimum: 0, minimumApplied: false, freight: 33250, fuelBp: 0, fuel: 0, accessorials: [], total: 33250 },
  { id: 'R2', lines: [['70', 400]], breakAtActual: 'L5C', grossAtActual: 30560, breakUsed: 'L5C', deficitPounds: 0, deficitClass: null, gross: 30560, discountBp: 0, absoluteMinimum: 0, minimumApplied: false, freight: 30560, fuelBp: 0, fuel: 0, accessorials: [], total: 30560 },
  { id: 'R3', lines: [['100', 1950]], breakAtActual: 'M1M', grossAtActual: 136110, breakUsed: 'M2M', deficitPounds: 50, deficitClass: '100', gross: 117701, discountBp: 7000, absoluteMinimum: 14500, minimumApplied: false, freight: 35310, fuelBp: 3165, fuel: 11176, accessorials: [], total: 46486 },
  { id: 'R4', lines: [['100', 1500]], breakAtActual: 'M1M', grossAtActual: 104700, breakUsed: 'M1M', deficitPounds: 0, deficitClass: null, gross: 104700, discountBp: 7000, absoluteMinimum: 14500, minimumApplied: false, freight: 31410, fuelBp: 3165, fuel: 9941, accessorials: [], total: 41351 },
  { id: 'R5', lines: [['50', 120]], breakAtActual: 'L5C', grossAtActual: 7212, breakUsed: 'L5C', deficitPounds: 0, deficitClass: null, gross: 7212, discountBp: 7500, absoluteMinimum: 14500, minimumApplied: true, freight: 14500, fuelBp: 3165, fuel: 4589, accessorials: [['LGDEL', 9800], ['RESDEL', 11500]], total: 40389 },
  { id: 'R6', lines: [['70', 900], ['100', 850], ['125', 150]], breakAtActual: 'M1M', grossAtActual: 119420, breakUsed: 'M2M', deficitPounds: 100, deficitClass: '70', gross: 105083, discountBp: 6800, absoluteMinimum: 15000, minimumApplied: false, freight: 33627, fuelBp: 2800, fuel: 9416, accessorials: [['APPT', 4000]], total: 47043 },
  { id: 'R7', lines: [['85', 4800]], breakAtActual: 'M2M', grossAtActual: 245040, breakUsed: 'M5M', deficitPounds: 200, deficitClass: '85', gross: 208500, discountBp: 7200, absoluteMinimum: 16000, minimumApplied: false, freight: 58380, fuelBp: 3000, fuel: 17514, accessorials: [], total: 75894 },
  { id: 'R8', lines: [['85', 9300]], breakAtActual: 'M5M', grossAtActual: 387810, breakUsed: 'M10M', deficitPounds: 700, deficitClass: '85', gross: 310500, discountBp: 7200, absoluteMinimum: 16000, minimumApplied: false, freight: 86940, fuelBp: 3000, fuel: 26082, accessorials: [], total: 113022 },
  { id: 'R9', lines: [['250', 499]], breakAtActual: 'L5C', grossAtActual: 121556, breakUsed: 'M5C', deficitPounds: 1, deficitClass: '250', gross: 106000, discountBp: 6500, absoluteMinimum: 15000, minimumApplied: false, freight: 37100, fuelBp: 3200, fuel: 11872, accessorials: [['LTDDEL', 13000]], total: 61972 },
  { id: 'R10', lines: [['70', 500]], breakAtActual: 'M5C', grossAtActual: 33250, breakUsed: 'M5C', deficitPounds: 0, deficitClass: null, gross: 33250, discountBp: 6500, absoluteMinimum: 15000, minimumApplied: true, freight: 15000, fuelBp: 3200, fuel: 4800, accessorials: [], total: 19800 },
  { id: 'R11', lines: [['70', 19000]], breakAtActual: 'M10M', grossAtActual: 511100, breakUsed: 'M20M', deficitPounds: 1000, deficitClass: '70', gross: 371000, discountBp: 6000, absoluteMinimum: 20000, minimumApplied: false, freight: 148400, fuelBp: 2500, fuel: 37100, accessorials: [], total: 185500 },
] as const;

/** The weight in pounds from which the next break is cheaper. */
export const crossoverVectors = [
  { freightClass: '70', from: 'L5C', to: 'M5C', pounds: 435.21 },
  { freightClass: '70', from: 'M5C', to: 'M1M', pounds: 788.72 },
  { freightClass: '70', from: 'M1M', to: 'M2M', pounds: 1685.41 },
  { freightClass: '70', from: 'M2M', to: 'M5M', pounds: 4083.71 },
  { freightClass: '70', from: 'M5M', to: 'M10M', pounds: 7451.52 },
  { freightClass: '70', from: 'M10M', to: 'M20M', pounds: 13791.82 },
  { freightClass: '100', from: 'L5C', to: 'M5C', pounds: 435.1 },
  { freightClass: '100', from: 'M5C', to: 'M1M', pounds: 788.7 },
  { freightClass: '100', from: 'M1M', to: 'M2M', pounds: 1686.25 },
  { freightClass: '100', from: 'M2M', to: 'M5M', pounds: 4082.41 },
  { freightClass: '100', from: 'M5M', to: 'M10M', pounds: 7450.57 },
  { freightClass: '100', from: 'M10M', to: 'M20M', pounds: 13798.88 },
] as const;

/** Public examples of the size rules: cubic feet or feet of floor, and the weight that is billed. */
export const cubicCapacityVectors = [
  { cubicFeet: 800, actualPounds: 4000, billedPounds: 4800 },
  { cubicFeet: 800, actualPounds: 5000, billedPounds: 5000 },
  { cubicFeet: 700, actualPounds: 3000, billedPounds: 3000 },
] as const;
export const linearFootVectors = [
  { linearFeet: 16, actualPounds: 9000, billedPounds: 16_000 },
  { linearFeet: 16, actualPounds: 17_000, billedPounds: 17_000 },
] as const;
export const palletSpotVector = { pallets: 5, actualPounds: 5000, billedPounds: 7500, poundsPerSpot: 1500 } as const;

/** Pallets of 48 x 40 in on the floor: lengthwise, and turned. */
export const floorVectors = [
  { pallets: 7, turned: false, linearFeet: 16 },
  { pallets: 8, turned: false, linearFeet: 16 },
  { pallets: 8, turned: true, linearFeet: 13.3 },
] as const;

/** A published deficit example: cents per 100 lb below and from 500 lb. */
export const publishedDeficit = { below: 1438, from500: 1029, pounds: 450, charge: 5145, crossover: 357.79 } as const;
