/** What something that scrolls needs so that it is reached and scrolled by keys; it has to have a name of its own. */
export const scrolledByKeys = { role: 'region', tabIndex: 0 } as const;
