import type { Page } from '@playwright/test';
import { ADMIN_TOKEN, expect, newEmail, test } from './fixtures';

test.use({ reducedMotion: 'reduce' });

const form = (page: Page) => page.getByRole('form', { name: 'Free consultation' });
const send = (page: Page) => form(page).getByRole('button', { name: /Request Free Consultation|Submitting/ });
const toast = (page: Page, title: string) => page.getByText(title, { exact: true });

async function fill(page: Page, email: string) {
  await form(page).getByLabel('Full name').fill('Asha Rao');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Phone').fill('+91 98765 43210');
}

test('a country guide leads to the form with its country chosen', async ({ page }) => {
  await page.goto('/country/new-zealand');
  await page.getByRole('main').getByRole('link', { name: 'Book Free Consultation' }).first().click();
  await expect(form(page)).toBeInViewport();
  await expect(form(page).getByLabel('Preferred country')).toHaveValue('New Zealand');
});

test('a link chooses country and course', async ({ page }) => {
  await page.goto('/?country=canada&course=law#contact');
  await expect(form(page).getByLabel('Preferred country')).toHaveValue('Canada');
  await expect(form(page).getByLabel('Course of interest')).toHaveValue('Law');
});

test.describe('offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('what was typed survives, also a reload, and is sent once the line is back', async ({
    page,
    context,
  }) => {
    const email = newEmail();
    await page.goto('/#contact', { waitUntil: 'networkidle' });
    await fill(page, email);
    await context.setOffline(true);
    await send(page).click();
    await expect(toast(page, 'Submission Failed')).toBeVisible();
    await expect(toast(page, 'There was an error submitting your request. Please try again.')).toBeVisible();
    await expect(form(page).getByLabel('Email')).toHaveValue(email);

    await context.setOffline(false);
    await page.reload();
    await expect(form(page).getByLabel('Email')).toHaveValue(email);
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });
});

test('a slow answer: the button says so and sends once', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/consultation-requests', async (route) => {
    calls++;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/#contact');
  await fill(page, newEmail());
  await send(page).dblclick();
  await expect(send(page)).toHaveText('Submitting...');
  await expect(send(page)).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  expect(calls).toBe(1);
});

test('on a phone the thanks stand below the header, in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#contact');
  await fill(page, newEmail());
  await send(page).click();
  const thanks = page.getByRole('heading', { name: 'Thank You' });
  await expect(thanks).toBeInViewport({ ratio: 1 });
  const header = (await page.getByRole('banner').boundingBox())!;
  const mark = (await thanks.locator('xpath=preceding-sibling::*').boundingBox())!;
  expect(mark.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is said beside its field, which has the focus', async ({ page }) => {
    await page.goto('/#contact');
    await fill(page, newEmail());
    await form(page).getByLabel('Phone').fill('call me');
    await send(page).click();
    await expect(toast(page, 'Submission Failed')).toBeVisible();
    await expect(form(page).getByLabel('Phone')).toBeFocused();
    await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/phone/i);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 400/] });

  test('the form is a plain form: shown again with what is wrong, then stored', async ({ page, request }) => {
    const email = newEmail();
    await page.goto('/');
    await fill(page, email);
    await form(page).getByLabel('Phone').fill('12-34');
    await form(page).getByLabel('Preferred country').selectOption('Ireland');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Your request was not sent' })).toBeVisible();
    await expect(page).toHaveTitle(/^Your request was not sent/);
    await page
      .getByRole('alert')
      .getByRole('link', { name: /phone number/i })
      .click();
    await expect(form(page).getByLabel('Phone')).toBeInViewport();
    await expect(form(page).getByLabel('Phone')).toHaveAccessibleDescription(/phone number/i);
    await expect(form(page).getByLabel('Email')).toHaveValue(email);
    await expect(form(page).getByLabel('Preferred country')).toHaveValue('Ireland');
    await form(page).getByLabel('Phone').fill('+91 98765 43210');
    await send(page).click();
    await expect(page).toHaveURL('/contact/thank-you');
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    const list = await request.get('/api/admin/consultation-requests', {
      headers: { 'admin-token': ADMIN_TOKEN },
      params: { search: email },
    });
    expect(await list.json()).toMatchObject([{ name: 'Asha Rao', country: 'Ireland', status: 'new' }]);
  });
});

test.describe('posted before the script came', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('and refused, the form comes alive with what was typed', async ({ page }) => {
    const email = newEmail();
    await page.goto('/contact');
    await fill(page, email);
    await form(page).getByLabel('Phone').fill('12-34');
    await form(page).getByLabel('Message').fill('In winter.');
    await form(page).evaluate((element: HTMLFormElement) => element.submit());
    await expect(page.getByRole('heading', { name: 'Your request was not sent' })).toBeVisible();
    await expect(form(page).getByLabel('Phone')).toBeFocused();
    await expect(form(page).getByLabel('Message')).toHaveValue('In winter.');
    await form(page).getByLabel('Phone').fill('+91 98765 43210');
    await send(page).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  });
});

test.describe('the newsletter', () => {
  test.use({ expectedErrors: [/status of 409|ERR_INTERNET_DISCONNECTED/] });

  test('says what is missing, wrong, known already or failed', async ({ page, context }) => {
    const email = newEmail();
    await page.goto('/services', { waitUntil: 'networkidle' });
    const footer = page.getByRole('contentinfo');
    const subscribe = footer.getByRole('button', { name: 'Subscribe' });
    const field = footer.getByRole('textbox', { name: 'Email address' });

    await subscribe.click();
    await expect(toast(page, 'Email Required')).toBeVisible();
    await expect(toast(page, 'Please enter your email address to subscribe.')).toBeVisible();
    await field.fill('asha@example');
    await subscribe.click();
    await expect(toast(page, 'Invalid Email')).toBeVisible();
    await expect(toast(page, 'Please enter a valid email address.')).toBeVisible();
    await field.fill(email);
    await subscribe.click();
    await expect(toast(page, 'Successfully Subscribed!')).toBeVisible();
    await field.fill(email);
    await subscribe.click();
    await expect(toast(page, 'This email is already subscribed to our newsletter.')).toBeVisible();
    await context.setOffline(true);
    await field.fill(newEmail());
    await subscribe.click();
    await expect(toast(page, 'Something went wrong. Please try again.')).toBeVisible();
  });
});
