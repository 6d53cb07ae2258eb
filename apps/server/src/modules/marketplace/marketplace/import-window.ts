import type { OrdersPage } from '@waybill/marketplaces';

/** How far a window is: the place to ask from next, and how many orders it held when last asked. */
export type Progress = { readonly offset: number; readonly total: number | null };

/**
 * Where to ask from after a page. Pages are counted from the beginning of a list that shrinks while it is read: an order
 * that changes leaves the window, and those behind it move forward, past the place that is asked from next. So whenever
 * the list got shorter, so many places are asked again.
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
