import type { PlannedEvent } from '@waybill/carriers';
import type { ReportedEvent } from '../tracking/index.ts';

/** Converts a due event to a tracking report. */
export function reportOf({ dueAt, event }: PlannedEvent): ReportedEvent {
  const { estimate: _, ...told } = event;
  return { ...told, occurred_at: dueAt, source: 'house' };
}
