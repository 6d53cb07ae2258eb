/** Marketplaces: what each can do, and how each is spoken to. Pure functions on plain data; nothing here calls out. */
export { marketplaceAdapters } from './adapters.ts';
export {
  consentEnded,
  type Granted,
  type MarketplaceAdapter,
  type MarketplaceApp,
  type MarketplaceCredentials,
  type MarketplaceInput,
  type MarketplaceOperation,
  type MarketplaceResult,
  type OrdersPage,
  type Seller,
  type Fulfillment,
} from './kit/adapter.ts';
export type { OrderCurrency, OrderLineRead, OrderMoney, OrderRead, OrderShipTo } from './kit/order.ts';
export { orderFileColumns, type OrderFileColumn } from './file/columns.ts';
export {
  byPlace,
  readOrderFile,
  type OrderFileProblem,
  type OrderFileReading,
  type OrderFileRow,
} from './file/read.ts';
