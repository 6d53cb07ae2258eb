export {
  defineAdapter,
  type CarrierAdapter,
  type OperationInput,
  type OperationName,
  type OperationResult,
  type Operations,
  type Token,
  type Tokens,
  type TokenSource,
} from './adapter.ts';
export { type AddressChecked, type PostalAddress } from './address-check.ts';
export { billToLines, type CarrierBillTo } from './bill-to.ts';
export { currencyOf, minorUnits } from './amounts.ts';
export { otherCharges, toTotal } from './to-total.ts';
export {
  labelFormats,
  type Booked,
  type BookInput,
  type CarrierLabel,
  type CarrierReference,
  type ChangeInput,
  type FindInput,
  type Found,
  type LabelFormat,
  type Voided,
  type VoidInput,
} from './booking.ts';
export {
  carrierDocumentKinds,
  type CarrierDocument,
  type CarrierDocumentKind,
  type DocumentInput,
} from './documents.ts';
export { formBody, jsonBody, type CarrierReply, type CarrierRequest, type RequestBody } from './http.ts';
export {
  type CarrierHazmat,
  type CarrierLoad,
  type CarrierParty,
  type CarrierPlace,
  type CarrierServices,
  type FreightLine,
  type Parcel,
} from './load.ts';
export {
  carrierModes,
  carrierOperations,
  type CarrierEnvironment,
  type CarrierManifest,
  type CarrierMode,
  type CarrierOperation,
} from './manifest.ts';
export { done, refused, unclear, type CarrierMessage, type Reading } from './message.ts';
export { CannotAsk, type Operation } from './operation.ts';
export {
  type CancelPickupInput,
  type CheckPickupInput,
  type FindPickupInput,
  type PickupConfirmed,
  type PickupInput,
  type PickupOffer,
} from './pickup.ts';
export { type CarrierRate, type RateInput } from './rating.ts';
export { listOf, readJson, type Read } from './read-json.ts';
export { sameSecret } from './same-secret.ts';
export {
  type CarrierEvent,
  type PushReader,
  type Subscribed,
  type SubscribeInput,
  type Tracked,
  type TrackInput,
} from './tracking.ts';
