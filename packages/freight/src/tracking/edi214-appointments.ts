/** What an appointment code (AT7-03) sets. */
export type AppointmentRule = {
  readonly at: 'pickup' | 'delivery';
  readonly means: 'appointment' | 'estimate' | 'not_before' | 'not_after' | 'secured';
};

/** X12 214 appointment codes. They never change the status, and never stand beside a status code. */
export const edi214Appointments = {
  AA: { at: 'pickup', means: 'appointment' },
  AB: { at: 'delivery', means: 'appointment' },
  AC: { at: 'delivery', means: 'estimate' },
  ED: { at: 'delivery', means: 'not_before' },
  EP: { at: 'pickup', means: 'not_before' },
  LD: { at: 'delivery', means: 'not_after' },
  LP: { at: 'pickup', means: 'not_after' },
  X9: { at: 'delivery', means: 'secured' },
  XA: { at: 'pickup', means: 'secured' },
} as const satisfies Readonly<Record<string, AppointmentRule>>;
