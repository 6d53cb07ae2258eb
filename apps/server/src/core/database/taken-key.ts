/** Name of the unique constraint that a failed write violated; null if it failed otherwise. */
export function takenKey(error: unknown): string | null {
  const { code, constraint } = (error ?? {}) as { readonly code?: string; readonly constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}
