import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { confirmPassword, signIn } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

test('an owner makes a program, it calls with its token, and is refused once it is revoked [UI-04, ADMIN-12]', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Scale house ${Date.now()}`;
  await signIn(page, 'owner@example.com');
  await page.goto('/settings/integrations');
  await expect(
    page
      .getByRole('list', { name: t('api_clients.clients') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('api_clients.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('api_clients.add') });
  await dialog.getByRole('textbox', { name: t('api_clients.name') }).fill(name);
  await dialog.getByRole('checkbox', { name: t('api_clients.scope_words.shipment.read') }).check();
  await dialog.getByRole('button', { name: t('api_clients.create') }).click();
  await confirmPassword(page, 'en');
  const id = (await page.getByTestId('client_id').textContent()) ?? '';
  const secret = (await page.getByTestId('client_secret').textContent()) ?? '';
  await page.getByRole('button', { name: t('api_clients.kept') }).click();

  // A program: no cookies, no page.
  const { request: program } = await browser.newContext({ baseURL: baseURL ?? '' });
  const granted = await program.post('/oauth/token', {
    form: { grant_type: 'client_credentials', client_id: id, client_secret: secret },
  });
  const { access_token: token } = (await granted.json()) as { readonly access_token: string };
  const call = async (path: string) =>
    (await program.get(path, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } })).status();
  expect([await call('/api/shipments'), await call('/api/quotes')]).toEqual([200, 403]);

  await page.getByRole('link', { name }).click();
  await expect(page.getByText(`${baseURL}/oauth/token`)).toBeVisible();
  await page.getByRole('button', { name: t('api_clients.revoke') }).click();
  const asking = page.getByRole('dialog', { name: t('api_clients.revoke_title', { name }) });
  await asking.getByRole('textbox', { name: t('api_clients.reason') }).fill('Only for this test');
  await asking.getByRole('button', { name: t('api_clients.revoke_send') }).click();
  await expect(page.getByText(t('api_clients.was_revoked', { name }))).toBeVisible();
  await expect(asking).toHaveCount(0);
  await expect(page.getByText('Only for this test')).toBeVisible();
  expect(await call('/api/shipments')).toBe(401);

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(desk, 'super.admin@waybill.example');
  await desk.goto(`/admin/oauth?state=revoked&search=${encodeURIComponent(name)}`);
  await expect(desk.getByRole('row', { name: new RegExp(name) })).toBeVisible();
});
