/** The unique key that a failed write would have held a second time; null when it failed for another reason. */
export function takenKey(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { readonly code?: string; readonly constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}
