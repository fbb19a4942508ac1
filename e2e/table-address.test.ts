import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, signIn } from './browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let admin: Page;
let errors: string[];

beforeAll(async () => {
  product = await startProduct();
  browser = await openBrowser();
  ({ page: admin, errors } = await openPage(await browser.newContext({ viewport: { width: 1280, height: 900 } })));
  await signIn(admin, product.url, 'admin');
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

test('two changes of a list in one moment both count', async () => {
  await admin.goto(`${product.url}/list-users`);
  const size = admin.getByLabel('Per page');
  await size.waitFor();
  await admin.getByRole('columnheader', { name: 'Email' }).getByRole('button').waitFor();
  // as a test of the screen alone can't: the second before the first is drawn
  await admin.evaluate(() => {
    const choose = (label: string, value: string) => {
      const box = document.querySelector<HTMLSelectElement>(`select[aria-label="${label}"]`);
      if (!box) throw new Error(`there is no ${label}`);
      box.value = value;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    };
    choose('Role', 'admin');
    choose('Per page', '50');
  });
  await expect.poll(() => new URL(admin.url()).searchParams.get('role')).toBe('admin');
  await expect.poll(() => new URL(admin.url()).searchParams.get('size')).toBe('50');
  await admin.getByRole('status').getByText('1 user', { exact: true }).waitFor();
  await expect.poll(() => size.inputValue()).toBe('50');
  expect(errors).toEqual([]);
});
