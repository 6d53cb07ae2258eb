import { addDays, writtenDay } from '@waybill/freight';
import type { SimulatorAnswer, SimulatorCall, SimulatorRoute, SimulatorSite, SimulatorState } from '../kit/index.ts';
import { localMoment } from '../kit/places/time-zones.ts';
import { isAccepted } from './journey.ts';
import { labelAnswer } from './label-answer.ts';
import { imageInfo, labelOfPayer, labels, type LabelRecord } from './label-record.ts';
import { badField, badShape, problem } from './problem.ts';
import { payerOf } from './tokens.ts';

const carrierTime = 'America/Chicago';
const mostReprints = 3;

/** Half past midnight in the carrier's time on the day after the mailing date. */
function isManifested({ request }: LabelRecord, now: Date): boolean {
  const { date, time } = localMoment(now, carrierTime);
  const day = addDays(writtenDay(request.packageDescription.mailingDate), 1);
  return date > day || (date === day && time >= '00:30:00');
}

function refused(detail: string): SimulatorAnswer {
  return badField('trackingNumber', detail);
}

function answered(record: LabelRecord, body: Readonly<Record<string, unknown>>): SimulatorAnswer {
  const { trackingNumber, reference } = record;
  return { status: 200, body: { trackingNumber, ...body }, log: { reference, voided: trackingNumber } };
}

/** Cancels a label that is not manifested yet, asks for a refund of one that is, and keeps what is under way. */
function cancel(call: SimulatorCall, state: SimulatorState, { hourMs }: SimulatorSite): SimulatorAnswer {
  const payer = payerOf(call, state);
  if (payer === null) return problem(401, 'The payment authorization token is invalid.');
  const record = labelOfPayer(state, call.params['number'] ?? '', payer.crid);
  if (record === null || record.canceledAt !== null) return refused('Order not found');
  const today = localMoment(call.now, carrierTime).date;
  if (record.dispute?.date === today) {
    return refused('A refund request for this order has already been submitted today');
  }
  if (record.dispute !== null || isAccepted(record, call.now, hourMs)) {
    return refused('A refund request for this order cannot be submitted');
  }
  if (!isManifested(record, call.now)) {
    state.put(labels, record.trackingNumber, { ...record, canceledAt: call.now.toISOString() });
    return answered(record, { status: 'CANCELED' });
  }
  const id = String(100_000 + state.next('dispute'));
  state.put(labels, record.trackingNumber, { ...record, dispute: { id, date: today } });
  return answered(record, { status: 'DISPUTED', disputeId: id });
}

/** The same label again, as published: three times, until it is mailed, and not once it is canceled. */
function reprint(call: SimulatorCall, state: SimulatorState): SimulatorAnswer {
  const payer = payerOf(call, state);
  if (payer === null) return problem(401, 'The payment authorization token is invalid.');
  const record = labelOfPayer(state, call.params['number'] ?? '', payer.crid);
  if (record === null || record.canceledAt !== null) return refused('Order not found');
  const { imageInfo: asked } = (call.json ?? {}) as { imageInfo?: unknown };
  const read = imageInfo.safeParse(asked ?? {});
  if (!read.success) return badShape(read.error);
  if (record.reprints >= mostReprints) return refused('Labels can only be reprinted up to 3 times.');
  if (localMoment(call.now, carrierTime).date > writtenDay(record.request.packageDescription.mailingDate)) {
    return refused('Labels can only be reprinted up to the mailing date.');
  }
  const reprints = record.reprints + 1;
  state.put(labels, record.trackingNumber, { ...record, reprints });
  const reprintInfo = { reprintNumber: reprints, reprintLimit: mostReprints };
  return labelAnswer(call, record, read.data.imageType, { reprintInfo });
}

export const afterLabelRoutes: readonly SimulatorRoute[] = [
  { method: 'DELETE', path: '/labels/v3/label/:number', operation: 'void', handle: cancel },
  { method: 'POST', path: '/labels/v3/label-reprint/:number', operation: 'documents', handle: reprint },
];
