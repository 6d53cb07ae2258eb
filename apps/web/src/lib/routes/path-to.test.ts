import { describe, expect, it } from 'vitest';
import { pathOf, pathTo } from './path-to.ts';
import { isRouteName, routeRow, type PlainRouteName } from './table.ts';

describe('pathTo', () => {
  it('fills parameters, encoded', () => {
    expect(pathTo('tracking.detail', { loadId: 'WB 2041/8618' })).toBe('/track/detail/WB%202041%2F8618');
    expect(pathTo('quote.reference', { clientrefnum: 'PO-1' })).toBe('/PO-1/q');
  });

  it('leaves optional parameters out', () => {
    expect(pathTo('quote')).toBe('/');
    expect(pathTo('quote', { clientrefnum: 'PO-1' })).toBe('/PO-1');
    expect(pathTo('quote.again', { id: '7' })).toBe('/quote/7');
    expect(pathTo('quote.again', { id: '7', return: 'return' })).toBe('/quote/7/return');
  });

  it('throws for an unknown name and for a missing parameter [AUTH-20]', () => {
    expect(() => pathTo('shipment-labels' as PlainRouteName)).toThrow('There is no page named "shipment-labels"');
    expect(() => pathTo('toString' as PlainRouteName)).toThrow('There is no page named');
    expect(() => pathTo('tracking.detail', {} as { loadId: string })).toThrow('needs "loadId"');
  });

  it('takes a page with its parameters in one', () => {
    expect(pathOf({ to: 'admin.shipments.detail', params: { id: '9' } })).toBe('/admin/shipments/9');
    expect(pathOf({ to: 'tracking' })).toBe('/track');
  });
});

describe('the route table', () => {
  it('knows its names', () => {
    expect(isRouteName('tracking')).toBe(true);
    expect(isRouteName('constructor')).toBe(false);
    expect(routeRow('admin.aliases')).toMatchObject({ path: '/admin/scac-aliases', access: 'not_accounting' });
  });

  // Section 2 of the specification, path by path.
  it.each([
    ['quote', '/{clientrefnum?}'],
    ['quote.reference', '/{clientrefnum}/q'],
    ['quote.new', '/quote'],
    ['quote.again', '/quote/{id}/{return?}'],
    ['quote.ship', '/quote-shipment'],
    ['quote.ship-again', '/quote-shipment/{id}/{return?}'],
    ['ebay.quote', '/ebay-quote/{ebayId}'],
    ['ebay.ship', '/quote-ebay-shipment/{ebayId}'],
    ['ebay.orders', '/orders/ebay'],
    ['products', '/product-catalog'],
    ['settings', '/settings'],
    ['settings.account', '/settings/account'],
    ['truckload', '/truckload'],
    ['truckload.again', '/truckload/{id}/{return?}'],
    ['quote.history', '/quote-history'],
    ['quote.saved', '/saved-quotes'],
    ['tracking', '/track'],
    ['tracking.detail', '/track/detail/{loadId}'],
    ['shipments', '/my-shipments'],
    ['addresses', '/address-book'],
    ['invoices', '/my-invoices'],
    ['invoices.history', '/my-invoices/history'],
    ['invoices.detail', '/invoice-detail/{id}'],
    ['login', '/login'],
  ])('has %s at %s', (name, path) => {
    expect(routeRow(name).path).toBe(path);
  });
});
