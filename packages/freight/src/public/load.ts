export { countsAsPallet, packageTypes, palletTypes, type PackageType } from '../load/package-types.ts';
export { fillHazmat, hazardId, lacksPackingGroup } from '../load/hazmat.ts';
export { conditions, isComplete, type Condition, type LoadItem } from '../load/item.ts';
export {
  assetFootprints,
  assetSizes,
  shippingUnitPresets,
  shippingUnits,
  type AssetSize,
  type ShippingUnit,
} from '../load/presets.ts';
export { handlingUnits, leadsOf, onTheirUnits } from '../load/shared-units.ts';
export { cubicFeet, measure, measureAll, type MeasuredItem } from '../load/measure.ts';
export { countries, siteTypes, type Country, type SiteType } from '../load/sites.ts';
export { classRank, freightClasses, lowerClass, type FreightClass } from '../classification/classes.ts';
export {
  defaultScaleId,
  densityScaleIds,
  densityScales,
  type DensityBand,
  type DensityScale,
  type DensityScaleId,
} from '../classification/scales.ts';
export {
  classify,
  defaultClassRule,
  type ClassRule,
  type DensityReason,
  type LineClass,
} from '../classification/classify.ts';
export { bump, type Bump } from '../classification/bump.ts';
export {
  defaultFloorOptions,
  linearFeet,
  longerThanFeet,
  planFloor,
  type FloorOptions,
  type FloorPlan,
  type PlacedUnit,
} from '../geometry/floor-plan.ts';
export { turnings, type Turning } from '../geometry/lay-out.ts';
export { defaultStackingLimits, type StackingLimits } from '../geometry/stacking.ts';
export { findingCodes, isRefused, type Finding, type FindingCode, type FindingParam } from '../eligibility/findings.ts';
export { ltlFindings, type LtlGateInput } from '../eligibility/ltl.ts';
export { defaultLtlGates, type LtlGateSettings } from '../eligibility/settings.ts';
