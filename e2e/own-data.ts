import type { Page } from '@playwright/test';

/** Sends a write of the person who is signed in on a page. @throws when it is refused */
export async function post(page: Page, path: string, data: object): Promise<void> {
  const cookies = await page.context().cookies();
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '');
  const answer = await page.request.post(path, {
    data,
    headers: { 'x-xsrf-token': token, accept: 'application/json' },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}

const contact = {
  phone: '(603) 555-0118',
  opens_at: '08:00',
  closes_at: '17:00',
  country: 'US',
  site_type: 'business',
};

/** Two addresses with everything a carrier asks for, and a product, in the books of whoever is signed in. */
export async function addBooks(page: Page): Promise<void> {
  await post(page, '/api/addresses', {
    ...contact,
    company: 'Zephyr Kiln Works',
    contact_first_name: 'Dana',
    contact_last_name: 'Whitfield',
    email: 'dock@zephyr.example',
    street_lines: ['1180 Candia Road'],
    city: 'Manchester',
    state: 'NH',
    postal_code: '03109',
  });
  await post(page, '/api/addresses', {
    ...contact,
    company: 'Quill Street Renovation',
    contact_first_name: 'Sam',
    contact_last_name: 'Ortega',
    email: 'site@quill.example',
    street_lines: ['2600 Milwaukee Avenue'],
    city: 'Chicago',
    state: 'IL',
    postal_code: '60647',
  });
  await post(page, '/api/products', {
    description: 'Xylem wall tiles, boxed',
    product_number: `XY-${Date.now()}`,
    package_type: 'pallets',
    length: { value: 48, unit: 'in' },
    width: { value: 40, unit: 'in' },
    height: { value: 48, unit: 'in' },
    weight: { value: 620, unit: 'lb' },
  });
}
