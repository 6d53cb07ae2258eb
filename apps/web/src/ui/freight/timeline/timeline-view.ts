import type { ReactNode } from 'react';
import type { ShownStatus } from '../status/statuses.ts';

/** One report of the carrier, or of ourselves. */
export type TimelineEvent = {
  readonly id: string;
  /** UTC instant, and the zone of the place it happened in. */
  readonly occurredAt: string;
  readonly timeZone: string;
  readonly place: string | null;
  /** The carrier's own words, shown in quotes below what they mean; or plain words of ours, shown as the heading. */
  readonly carrierWords?: string;
  readonly plainWords?: string;
  /** What the carrier's words mean, in the reader's own language. */
  readonly meaning?: string;
  /** The raw code, `P1 / NS`; or who reported it, for our own entries. */
  readonly code?: string | null;
  readonly status?: ShownStatus | null;
  /** What it means for the shipment: a new date, a cause, a delay that ended. */
  readonly note?: ReactNode;
  readonly noteTone?: 'care' | 'plain';
};
