import { ebay } from './ebay/adapter.ts';
import type { MarketplaceAdapter } from './kit/adapter.ts';

/** Every marketplace that is called, by its code. Order files are read and not called: `readOrderFile`. */
export const marketplaceAdapters: Readonly<Record<string, MarketplaceAdapter>> = { ebay };
