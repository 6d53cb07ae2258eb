import type { CarrierBill, Invoice, Shipment } from '@waybill/contract';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

type Costed = Shipment & {
  readonly cost: { readonly total: { readonly amount: number }; readonly charges: Shipment['charges'] };
};

async function read<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(path, { headers: { accept: 'application/json' } });
  return ((await answer.json()) as { readonly data: T }).data;
}

/** A shipment on its way that is rated by one weight alone, with room below the next weight break. */
async function plainShipment(page: Page): Promise<Costed> {
  const rows = await read<Shipment[]>(page, '/api/admin/shipments?status=in_transit&per_page=50');
  for (const { id } of rows) {
    const shipment = await read<Costed>(page, `/api/admin/shipments/${id}`);
    const kinds = new Set(shipment.cost.charges.map(({ kind }) => kind));
    const plain = [...kinds].every((kind) =>
      ['item', 'gross', 'discount', 'freight', 'fuel', 'without_insurance'].includes(kind),
    );
    const { weight_lb: pounds } = shipment;
    if (plain && [500, 1000, 2000, 5000].every((at) => pounds * 1.1 < at || pounds >= at)) return shipment;
  }
  throw new Error('The demo has no such shipment');
}

/** The bill for a tenth more pounds: gross, discount and fuel are a tenth more as well. */
function billOf(shipment: Costed): string {
  const more = (kind: string): number =>
    shipment.cost.charges
      .filter((line) => line.kind === kind)
      .reduce((sum, { amount }) => sum + Math.round(amount.amount * 1.1), 0);
  const [gross, discount, fuel] = [more('item'), more('discount'), more('fuel')];
  const pounds = Math.round(shipment.weight_lb * 1.1);
  const segments = [
    `B3**E2E-${Date.now()}*${shipment.bol_number}*PP**20261120*${gross + discount + fuel}****${shipment.scac}`,
    `N9*CN*${shipment.pro_number ?? ''}`,
    'LX*1',
    `L0*1***${pounds}*G******L`,
    `L1*1***${gross}****400****FREIGHT`,
    `L1*2***${discount}****DSC****DISCOUNT`,
    `L1*3***${fuel}****FUE****FUEL SURCHARGE`,
    `L3*${pounds}*G***${gross + discount + fuel}`,
  ];
  const set = [`ST*210*0001`, ...segments, `SE*${segments.length + 2}*0001`];
  const header = `ISA*00*          *00*          *02*${shipment.scac.padEnd(15)}*ZZ*WAYBILL        *261120*1200*U*00401*000000001*0*P*>`;
  return [header, 'GS*IM*A*WAYBILL*20261120*1200*1*X*004010', ...set, 'GE*1*1', 'IEA*1*000000001']
    .map((segment) => `${segment}~`)
    .join('\n');
}

const cents = (text: string): number => Math.round(Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, '')) * 100);

/** The bars of the picture: the first and what each adds come to the last. */
async function expectBarsAddUp(page: Page): Promise<void> {
  const bars = await page
    .getByRole('list', { name: /quoted to/ })
    .locator('b')
    .allTextContents();
  const amounts = bars.map(cents);
  expect(amounts.length).toBeGreaterThan(2);
  expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
}

test('a carrier’s bill is uploaded, its reweigh is found and accepted, and the customer sees quoted against billed [INV-04, INV-08]', async ({
  page,
  browser,
}) => {
  await signIn(page, 'fpg.accounting@waybill.example');
  const shipment = await plainShipment(page);
  await page.goto('/admin/carrier-bills');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bills.210', mimeType: 'text/plain', buffer: Buffer.from(billOf(shipment)) });
  const taken = page.getByRole('alert').filter({ hasText: 'bills.210' });
  await expect(taken).toContainText(t('carrier_bills.state.review'));
  await expectAccessible(page);
  await taken.getByRole('link').click();
  await expect(page.getByRole('table', { name: t('carrier_bills.detail.lines') })).toContainText(
    t('adjustments.cause.reweigh'),
  );
  await expectBarsAddUp(page);
  await expectAccessible(page);
  const id = page.url().split('/').at(-1) ?? '';
  const bill = await read<CarrierBill>(page, `/api/admin/carrier-bills/${id}`);
  expect(bill.cause).toBe('reweigh');
  await page.getByRole('button', { name: t('carrier_bills.decide.accept'), exact: true }).click();
  await expect(page.getByText(t('carrier_bills.decide.none'))).toBeVisible();
  const { shipment: after } = await read<CarrierBill>(page, `/api/admin/carrier-bills/${id}`);

  const context = await browser.newContext();
  const other = await context.newPage();
  const owners = { 'Example Building Supply': 'owner@example.com' };
  await signIn(other, owners[bill.account?.name as keyof typeof owners]);
  await other.goto(`/invoice-detail/${after?.invoice?.id ?? ''}`);
  const invoice = await read<Invoice>(other, `/api/invoices/${after?.invoice?.id ?? ''}`);
  expect(invoice.total.amount).toBe(bill.customer?.corrected.amount);
  await expect(other.getByRole('heading', { name: /more than quoted/ })).toBeVisible();
  await expectBarsAddUp(other);
  const total = other
    .getByRole('table', { name: t('adjustments.table.title') })
    .getByRole('row')
    .last();
  const figures = (await total.getByRole('cell').allTextContents()).slice(0, 3).map(cents);
  expect(figures).toEqual([
    invoice.versions[0]?.total.amount,
    invoice.total.amount,
    invoice.total.amount - (invoice.versions[0]?.total.amount ?? 0),
  ]);
  await expectAccessible(other);
  await context.close();
});
