import type { RouteRow } from './row.ts';

const customer = { shell: 'customer', access: 'verified' } as const;
const quoting = { ...customer, title: 'quote', ability: 'quote.create' } as const;
const quotes = { ...customer, ability: 'quote.read' } as const;
const billed = { ...customer, ability: 'invoice.read' } as const;
const shipping = { ...customer, ability: 'shipment.read' } as const;

/** Customer pages: every path of the specification. The word `return` swaps pickup and delivery. */
export const customerRoutes = {
  quote: { path: '/{clientrefnum?}', ...quoting },
  'quote.reference': { path: '/{clientrefnum}/q', ...quoting },
  'quote.new': { path: '/quote', ...quoting },
  'quote.again': { path: '/quote/{id}/{return?}', ...quoting },
  'quote.ship': { path: '/quote-shipment', ...quoting },
  'quote.ship-again': { path: '/quote-shipment/{id}/{return?}', ...quoting },
  'quote.confirmation': { path: '/shipment-confirmation/{id}', ...shipping, title: 'shipment_confirmation' },
  'quote.paid': { path: '/booking/{id}', ...shipping, title: 'payment' },
  'ebay.quote': { path: '/ebay-quote/{ebayId}', ...quoting },
  'ebay.ship': { path: '/quote-ebay-shipment/{ebayId}', ...quoting },
  'ebay.orders': { path: '/orders/ebay', ...shipping, title: 'ebay_orders' },
  'ebay.orders.detail': { path: '/orders/ebay/{ebayId}', ...shipping, title: 'ebay_orders' },
  'ebay.orders.batches': { path: '/orders/ebay/batches', ...shipping, title: 'ebay_orders' },
  'ebay.orders.batch': { path: '/orders/ebay/batches/{id}', ...shipping, title: 'ebay_orders' },
  truckload: { path: '/truckload', ...quoting, title: 'truckload' },
  'truckload.again': { path: '/truckload/{id}/{return?}', ...quoting, title: 'truckload' },
  'quote.history': { path: '/quote-history', ...quotes, title: 'quote_history' },
  'quote.detail': { path: '/quote-history/{id}', ...quotes, title: 'quote_history' },
  'quote.saved': { path: '/saved-quotes', ...quotes, title: 'saved_quotes' },
  'quote.requests': { path: '/quote-requests', ...quotes, title: 'quote_requests' },
  'quote.requests.detail': { path: '/quote-requests/{id}', ...quotes, title: 'quote_requests' },
  chat: { path: '/chat/{id}', ...customer, title: 'support_chat', ability: 'chat.use' },
  tracking: { path: '/track', ...shipping, title: 'tracking' },
  'tracking.detail': { path: '/track/detail/{loadId}', ...shipping, title: 'tracking' },
  'tracking.customs': { path: '/track/detail/{loadId}/customs', ...shipping, title: 'customs_papers' },
  shipments: { path: '/my-shipments', ...shipping, title: 'shipment_history' },
  addresses: { path: '/address-book', ...customer, ability: 'address.read', title: 'addresses' },
  'addresses.upload': {
    path: '/address-book/upload/{upload?}',
    ...customer,
    ability: 'address.write',
    title: 'upload_addresses',
  },
  products: { path: '/product-catalog', ...customer, ability: 'product.read', title: 'product_catalog' },
  'products.upload': {
    path: '/product-catalog/upload/{upload?}',
    ...customer,
    ability: 'product.write',
    title: 'upload_products',
  },
  invoices: { path: '/my-invoices', ...billed, title: 'invoices' },
  'invoices.history': { path: '/my-invoices/history', ...billed, title: 'invoice_history' },
  'invoices.statement': { path: '/my-invoices/statement', ...billed, title: 'statement' },
  'invoices.payment': { path: '/my-invoices/payments/{id}', ...billed, title: 'payment' },
  'invoices.detail': { path: '/invoice-detail/{id}', ...billed, title: 'invoices' },
  tutorials: { path: '/video-tutorials', ...customer, title: 'tutorials' },
  settings: { path: '/settings', ...customer, title: 'settings' },
  'settings.account': { path: '/settings/account', ...customer, ability: 'account.read', title: 'account_settings' },
  'settings.integrations': {
    path: '/settings/integrations',
    ...customer,
    ability: 'account.api',
    title: 'own_integrations',
  },
  'settings.integrations.client': {
    path: '/settings/integrations/{id}',
    ...customer,
    ability: 'account.api',
    title: 'own_integrations',
  },
  profile: { path: '/profile', shell: 'customer', access: 'signed_in', title: 'profile' },
} as const satisfies Readonly<Record<string, RouteRow>>;
