import type { ReportedEvent } from '../modules/shipments/tracking/index.ts';

/** A carrier's report with an EDI 214 code, in Manchester, NH. */
export function reportedEvent(code: string, occurred: Date, changes: Partial<ReportedEvent> = {}): ReportedEvent {
  return {
    occurred_at: occurred,
    time_zone: 'America/New_York',
    city: 'Manchester',
    state: 'NH',
    latitude: null,
    longitude: null,
    text: `EVENT ${code}`,
    scheme: 'edi214',
    code,
    reason_code: null,
    source: 'test',
    ...changes,
  };
}
