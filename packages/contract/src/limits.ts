/** As many drafts as are kept for a person; one more takes the place of the oldest. */
export const mostQuoteDrafts = 12;

/** Signs of a draft: fifty lines with everything filled in are a third of it. */
export const longestQuoteDraft = 120_000;

/** As many notices as the bell counts; above it says so. */
export const countedUnread = 99;
