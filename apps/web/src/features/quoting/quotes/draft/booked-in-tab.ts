// The quote that this tab booked last. Its draft is over, and the steps that Back leads to show it as booked.
const key = 'wb_booked_quote';

/** Remembers that a person booked a quote in this tab. */
export function rememberBooked(userId: string, quoteId: string): void {
  sessionStorage.setItem(key, JSON.stringify([userId, quoteId]));
}

/** The id of the quote that a person booked last in this tab, or null. */
export function bookedInTab(userId: string): string | null {
  const [owner, quoteId]: unknown[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  return owner === userId && typeof quoteId === 'string' ? quoteId : null;
}
