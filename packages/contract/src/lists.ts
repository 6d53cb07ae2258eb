import { z } from 'zod';

/** Rows on a page that a list may be asked for. */
export const perPageChoices = [10, 20, 50, 100] as const;

/** Query of every list with page numbers. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
};

/** The largest total that is counted exactly; past it a list says so. */
export const countedUpTo = 10_000;

/** A page of rows with the links and figures that clients page by. */
export function pageOf<R extends z.ZodType>(row: R) {
  return z.object({
    data: z.array(row),
    links: z.object({
      first: z.string().nullable(),
      last: z.string().nullable(),
      prev: z.string().nullable(),
      next: z.string().nullable(),
    }),
    meta: z.object({
      current_page: z.int(),
      from: z.int().nullable(),
      last_page: z.int(),
      links: z.array(z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() })),
      path: z.string(),
      per_page: z.int(),
      to: z.int().nullable(),
      total: z.int(),
      total_is_exact: z.boolean(),
    }),
  });
}
