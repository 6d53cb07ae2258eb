export { billOfLadingNumber, isBillOfLadingNumber, isGs1 } from '../identifiers/bill-of-lading.ts';
export { bare, gs1CheckDigit, luhnCheckDigit } from '../identifiers/check-digits.ts';
export { isHazardId, isNmfcItem, isRfc, isScac, scacEquipment } from '../identifiers/codes.ts';
export {
  fedexExpress,
  impb,
  parcelNumber,
  parcelNumberKind,
  parcelNumberKinds,
  ups1z,
  ups1zService,
  type ParcelNumberKind,
} from '../identifiers/parcel-number.ts';
export {
  checkPro,
  issuePro,
  proChecks,
  type ProBlock,
  type ProCheck,
  type ProCheckRule,
} from '../identifiers/pro-number.ts';
export { aliasKey, scacIndex, type ScacEntry, type ScacIndex } from '../identifiers/scac-alias.ts';
export { applyEvents, silenceDays, withSilence, type TrackingState } from '../tracking/apply-events.ts';
export { isPossibleArrival } from '../tracking/arrival.ts';
export { edi214Appointments, type AppointmentRule } from '../tracking/edi214-appointments.ts';
export { delayParties, edi214Reasons, type DelayParty, type ReasonRule } from '../tracking/edi214-reasons.ts';
export { edi214Statuses } from '../tracking/edi214-statuses.ts';
export { eventSchemes, meaningOf, type EventMeaning, type EventScheme, type TrackingEvent } from '../tracking/event.ts';
export {
  lateCauses,
  likelyLate,
  type DatedEvent,
  type LateCause,
  type LateFacts,
  type LikelyLate,
} from '../tracking/likely-late.ts';
export {
  ownEvents,
  parcelEventOf,
  parcelEvents,
  uspsEvents,
  type OwnEvent,
  type ParcelEvent,
} from '../tracking/parcel-events.ts';
export { trackingStatuses, type StatusRule, type TrackingStatus } from '../tracking/status.ts';
