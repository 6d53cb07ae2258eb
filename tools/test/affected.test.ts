import { describe, expect, it } from 'vitest';
import { affectedTests, featureOf } from './affected.ts';
import { featuresOfPages, featuresVisited } from './visits.ts';

const parts = 'apps/server/src/modules/catalog/parts';
const web = 'apps/web/src/features';
const graph = new Map([
  [`${parts}/change-part.ts`, []],
  [`${parts}/parts.http.test.ts`, ['apps/server/src/testing/server.ts']],
  ['apps/server/src/modules/messaging/mail/mail.http.test.ts', ['apps/server/src/testing/server.ts']],
  ['apps/server/src/testing/server.ts', ['apps/server/src/registry.ts']],
  ['apps/server/src/registry.ts', [`${parts}/change-part.ts`]],
  [`${web}/catalog/parts/parts-page.tsx`, []],
  [`${web}/catalog/parts/parts.test.tsx`, [`${web}/catalog/parts/parts-page.tsx`]],
  [`${web}/marketplace/orders/orders.test.tsx`, [`${web}/marketplace/orders/order.tsx`]],
  [`${web}/marketplace/orders/order.tsx`, ['apps/web/src/ui/field.tsx']],
  ['e2e/desk.spec.ts', []],
  ['e2e/other.spec.ts', []],
]);
const visits = new Map([['e2e/desk.spec.ts', ['parts']]]);
const affected = (...changed: string[]) => affectedTests(changed, graph, visits);

describe('the tests that a change affects', () => {
  it('are those of the feature in every room, and not all that run the whole server', () => {
    expect(affected(`${parts}/change-part.ts`)).toEqual([
      `${parts}/parts.http.test.ts`,
      `${web}/catalog/parts/parts.test.tsx`,
      'e2e/desk.spec.ts',
    ]);
    expect(affected('packages/phrases/src/es/catalog/parts.ts')).toEqual(affected(`${parts}/change-part.ts`));
  });

  it('are those that import the changed file, over any number of files', () => {
    expect(affected('apps/web/src/ui/field.tsx')).toEqual([`${web}/marketplace/orders/orders.test.tsx`]);
  });

  it('are a test alone when it is all that changed', () => {
    expect(affected(`${web}/catalog/parts/parts.test.tsx`)).toEqual([`${web}/catalog/parts/parts.test.tsx`]);
  });

  it('are all tests when a shared file changed', () => {
    expect(affected('apps/server/migrations/0001_frame.sql')).toBe('all');
  });
});

it('takes the feature of a file from its room', () => {
  expect(featureOf('packages/contract/src/billing/carrier-bills.test.ts')).toBe('carrier-bills');
  expect(featureOf('packages/phrases/src/en/billing/carrier_bills.ts')).toBe('carrier-bills');
  expect(featureOf('apps/web/src/ui/field.tsx')).toBeNull();
});

describe('the pages that a journey visits', () => {
  const features = featuresOfPages(
    [
      "const detail: Page = () => import('../features/shipments/tracking/detail-page.tsx').then((page) => page);",
      "  'admin.parts': () =>\n    import('../features/catalog/parts/parts-page.tsx').then((page) => page),",
      "  'tracking.detail': detail,",
    ].join('\n'),
  );

  it('are known by the addresses in its text', () => {
    expect([...features]).toEqual([
      ['admin.parts', 'parts'],
      ['tracking.detail', 'tracking'],
    ]);
    expect(featuresVisited("await page.goto('/admin/part-catalog?page=2')", features)).toEqual(['parts']);
    expect(featuresVisited('await page.goto(`/track/detail/${id}`)', features)).toEqual(['tracking']);
    expect(featuresVisited("await page.goto('/login')", features)).toEqual([]);
  });
});
