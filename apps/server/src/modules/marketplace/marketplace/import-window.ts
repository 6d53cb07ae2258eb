import type { OrdersPage } from '@waybill/marketplaces';

/** Progress in a window: the next offset, and the last known total. */
export type Progress = { readonly offset: number; readonly total: number | null };

/**
 * The next offset after a page. The list shrinks while it is read: a changed order leaves the window, and later orders
 * move forward past the next offset. So the offset goes back by as many places as the list got shorter.
 */
export function afterPage(
  { offset, total: before }: Progress,
  { orders, total }: OrdersPage,
): Progress & { readonly over: boolean } {
  const gone = before === null ? 0 : Math.max(0, before - total);
  if (gone > 0 && offset > 0) return { offset: Math.max(0, offset - gone), total, over: false };
  const next = offset + orders.length;
  return { offset: next, total, over: orders.length === 0 || next >= total };
}
