import type { PlannedEvent } from '@waybill/carriers';
import type { ReportedEvent } from '../tracking/index.ts';

/** A due report of a house carrier, as tracking takes it in. */
export function reportOf({ dueAt, event }: PlannedEvent): ReportedEvent {
  const { estimate: _, ...told } = event;
  return { ...told, occurred_at: dueAt, source: 'house' };
}
