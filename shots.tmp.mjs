import { chromium } from '@playwright/test';
const [,, what='import', lang='en', theme='light', width='1440'] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: Number(width), height: 1000 }, colorScheme: theme, acceptDownloads: true });
const errors=[]; page.on('console', m => { if (m.type()==='error') errors.push(m.text()); }); page.on('pageerror', e => errors.push(String(e)));
const base = 'http://localhost:4717';
await page.goto(base + '/login');
await page.fill('input[type=email]', 'desk@example.com');
await page.fill('input[type=password]', 'Waybill-Demo-1!');
await page.keyboard.press('Enter');
await page.waitForURL((u) => !u.pathname.startsWith('/login'));
await page.waitForTimeout(500);
if (lang === 'es') { await page.evaluate(() => document.querySelector('button[lang=es]')?.click()); await page.waitForTimeout(700); }
const shot = async (name, full = true) => page.screenshot({ path: `/tmp/csv-shots/${name}-${lang}-${theme}-${width}.png`, fullPage: full });
const run = (await import(`/tmp/csv-shots/${what}.mjs`)).default;
try { await run({ page, base, shot }); } catch (e) { console.log(String(e)); await shot('failed'); }
if (lang === 'es') await page.evaluate(() => document.querySelector('button[lang=en]')?.click()); await page.waitForTimeout(300);
console.log(errors.slice(0,5));
await browser.close();
