import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { watchConsole } from './console.ts';
import { openAs } from './people.ts';
import { test } from './test.ts';
import { words } from './words.ts';

const t = words('en');

const message = (page: Page) => page.getByRole('textbox', { name: t('chats.message') });

async function say(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press('Enter');
}

test('a customer and the staff chat side by side, and the conversation is kept [CHAT-01, CHAT-03, UI-02]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const question = `Where is it? ${crypto.randomUUID()}`;
  const customer = await openAs(browser, 'desk@example.com');
  await customer.goto('/track');
  await customer.getByRole('button', { name: /^Chat with support/ }).click();
  const panel = customer.getByRole('dialog', { name: t('chats.title') });
  const another = panel.getByRole('button', { name: t('chats.new') });
  await expect(another.or(panel.getByRole('button', { name: t('chats.start') }))).toBeVisible();
  if (await another.isVisible()) await another.click();
  await panel.getByRole('button', { name: t('chats.start') }).click();
  await expect(panel.getByText('Please select an issue category')).toBeVisible();
  await expectAccessible(customer);
  await panel.getByLabel(t('chats.category')).selectOption('shipping');
  await panel.getByLabel(t('chats.number')).fill('WB00000000');
  await panel.getByLabel(t('chats.first_message')).fill(question);
  await panel.getByRole('button', { name: t('chats.start') }).click();
  await expect(panel.getByText(t('fields.unknown_bol_or_invoice'))).toBeVisible();
  // From here on nothing is refused any more.
  const quiet = watchConsole(customer);
  await panel.getByLabel(t('chats.number')).fill('');
  await panel.getByRole('button', { name: t('chats.start') }).click();
  await expect(panel.getByRole('log').getByText(question)).toBeVisible();

  const staff = await openAs(browser, 'fpg.ops@waybill.example');
  await staff.goto('/admin/chats');
  await staff.getByRole('link', { name: question }).click();
  // Somebody who writes goes on for a while; a word of it that comes too early for the other side is not kept.
  await expect(async () => {
    await message(staff).pressSequentially('It is ');
    await expect(panel.getByText(t('chats.typing'))).toBeVisible({ timeout: 2500 });
  }).toPass();
  await say(staff, 'It is out for delivery.');
  await expect(panel.getByText('It is out for delivery.')).toBeVisible();
  await expect(staff.getByText(t('chats.read'), { exact: true })).toBeVisible();
  await say(customer, 'Thank you!');
  await expect(staff.getByRole('log').getByText('Thank you!')).toBeVisible();

  await staff.getByText(t('staff_chats.note'), { exact: true }).click();
  await staff.getByRole('textbox', { name: t('staff_chats.note') }).fill('Be kind to them');
  await staff.getByRole('button', { name: t('staff_chats.add_note') }).click();
  await expect(staff.getByRole('log').getByText('Be kind to them')).toBeVisible();
  await expectAccessible(staff);
  await expectAccessible(customer);

  await customer.reload();
  await customer.getByRole('button', { name: /^Chat with support/ }).click();
  await panel.getByRole('button', { name: /Thank you!/ }).click();
  await expect(panel.getByRole('log').getByText(question)).toBeVisible();
  await expect(panel.getByText('Be kind to them')).toHaveCount(0);

  await staff.getByRole('button', { name: t('staff_chats.close') }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: t('staff_chats.close') })
    .click();
  await expect(panel.getByText(t('chats.closed_hint'))).toBeVisible();
  await say(customer, 'One more thing');
  await expect(panel.getByText(t('chats.closed_hint'))).toHaveCount(0);
  await customer.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(customer.getByRole('button', { name: /^Chat with support/ })).toBeFocused();
  quiet.check();
});

test('what is written while the server is out of reach is sent once it is back', async ({ browser }) => {
  const customer = await openAs(browser, 'viewer@example.com');
  await customer.goto('/track');
  await customer.getByRole('button', { name: /^Chat with support/ }).click();
  const panel = customer.getByRole('dialog', { name: t('chats.title') });
  const another = panel.getByRole('button', { name: t('chats.new') });
  await expect(another.or(panel.getByRole('button', { name: t('chats.start') }))).toBeVisible();
  if (await another.isVisible()) await another.click();
  await panel.getByLabel(t('chats.category')).selectOption('other');
  await panel.getByLabel(t('chats.first_message')).fill('Hello');
  await panel.getByRole('button', { name: t('chats.start') }).click();
  await expect(panel.getByText(t('chats.sent'), { exact: true })).toBeVisible();
  await customer.context().setOffline(true);
  await say(customer, 'Written in a tunnel');
  await expect(panel.getByText(t('chats.sending'))).toBeVisible();
  await customer.context().setOffline(false);
  await expect(panel.getByText(t('chats.sending'))).toHaveCount(0, { timeout: 20_000 });
  await expect(panel.getByText('Written in a tunnel')).toHaveCount(1);
});
