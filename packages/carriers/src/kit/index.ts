export type { CarrierMessage, Operation, Reading } from './operation.ts';
export {
  carrierModes,
  carrierOperations,
  type CarrierManifest,
  type CarrierMode,
  type CarrierOperation,
} from './manifest.ts';
