import type { Page } from '@playwright/test';
import { ADMIN_TOKEN, expect, newEmail, test } from './fixtures';
import { mailedLink } from './inbox';
import { expectSound } from './sound';

test.use({ reducedMotion: 'reduce' });

const status = (page: Page) => page.getByRole('main').getByRole('status');

test.describe('the newsletter', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('from the form to the mail, confirmed, left by a mail, and begun again', async ({ page }) => {
    const email = newEmail();
    const subscribe = async () => {
      await page.goto('/services', { waitUntil: 'networkidle' });
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: 'Email address' }).fill(email);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByText('Successfully Subscribed!', { exact: true })).toBeVisible();
    };
    await subscribe();
    const confirm = await mailedLink(page, email, 'Please confirm', '/newsletter/confirm');

    // Opening the link, as mail scanners do, changes nothing.
    await page.goto(confirm);
    await page.reload();
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(status(page)).toHaveText(`Thank you. The newsletter will come to ${email}.`);
    await page.reload();
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(status(page)).toContainText('This link has been used already.');

    const unsubscribe = await mailedLink(page, email, 'Welcome to the', '/newsletter/unsubscribe');
    await page.goto(unsubscribe);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(status(page)).toContainText(`Done. No further newsletter will come to ${email}.`);

    await subscribe();
    const again = await mailedLink(page, email, 'Please confirm', '/newsletter/confirm');
    expect(again).not.toBe(confirm);
    await page.goto('/newsletter/unsubscribe?token=unknown');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(status(page)).toContainText('This link is not valid, or not any more.');
  });

  test('it is confirmed and left without JavaScript, too', async ({ page, request, browser, baseURL }) => {
    const email = newEmail();
    await request.post('/api/newsletter-subscription', { data: { email } });
    const confirm = await mailedLink(page, email, 'Please confirm', '/newsletter/confirm');
    const without = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const plain = await without.newPage();
    await plain.goto(confirm);
    await plain.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(plain.getByText(`Thank you. The newsletter will come to ${email}.`)).toBeVisible();
    await plain.goto(await mailedLink(page, email, 'Welcome to the', '/newsletter/unsubscribe'));
    await plain.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(plain.getByText(`Done. No further newsletter will come to ${email}.`)).toBeVisible();
    await without.close();
  });

  test('a mail program ends the subscription by itself', async ({ page, request }) => {
    const email = newEmail();
    await request.post('/api/newsletter-subscription', { data: { email } });
    const address = await mailedLink(page, email, 'Please confirm', '/newsletter/unsubscribe');
    const reply = await request.post(address, { form: { 'List-Unsubscribe': 'One-Click' } });
    expect(reply.status()).toBe(200);
    expect((await request.post('/api/newsletter-subscription', { data: { email } })).status()).toBe(201);
  });
});

test.describe('a consultation request', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('from the form to the mail, to the private page, to its erasure', async ({ page, request }) => {
    const email = newEmail();
    await page.goto('/#contact');
    const form = page.getByRole('form', { name: 'Free consultation' });
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Phone').fill('+91 98765 43210');
    await form.getByLabel('Message').fill('I would like to start in 2027.');
    await form.getByRole('button', { name: 'Request Free Consultation' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();

    const address = await mailedLink(page, email, 'We have received', '/requests/');
    const response = await page.goto(address);
    expect(response!.headers()['referrer-policy']).toBe('no-referrer');
    expect(response!.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.getByText(/^Answer due by \w+day, .* IST\./)).toBeVisible();
    await expect(page.getByText('I would like to start in 2027.')).toBeVisible();
    await expectSound(page, page.url());

    await page.getByLabel('Write to us').fill('Please call after six.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Please call after six.' })).toBeVisible();
    await expect(page.getByLabel('Write to us')).toHaveValue('');
    await page.getByRole('button', { name: 'Correct the phone number' }).click();
    await page.getByLabel('Phone', { exact: true }).fill('+91 90000 00001');
    await page.keyboard.press('Enter');
    await expect(page.getByText('+91 90000 00001')).toBeVisible();

    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click();
    await expect(page.getByText(/You withdrew this request on/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where it stands' })).toBeFocused();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeInViewport();
    await page.reload();
    await expect(page.getByText(/You withdrew this request on/)).toBeVisible();
    await expectSound(page, page.url());

    const headers = { 'admin-token': ADMIN_TOKEN };
    const list = await request.get('/api/admin/consultation-requests', {
      headers,
      params: { search: email },
    });
    const [{ id }] = (await list.json()) as [{ id: number }];
    const history = await request.get(`/api/admin/consultation-requests/${id}/history`, { headers });
    expect(await history.json()).toMatchObject([
      { actor: 'visitor', action: 'phone', detail: { from: '+91 98765 43210', to: '+91 90000 00001' } },
      { actor: 'visitor', action: 'withdrawn' },
    ]);

    await page.getByRole('button', { name: 'Erase request' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByRole('heading', { name: 'Your request is erased' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Your request is erased' })).toBeInViewport();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
    expect((await request.get(`/api/admin/consultation-requests/${id}/history`, { headers })).status()).toBe(
      404,
    );
    await page.goto('/api/dev/inbox');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
  });
});

test.describe('a forgotten password', () => {
  test.use({ expectedErrors: [/status of 401 .*\/api\/users\/me\)$|status of 404/] });

  test('from the log-in screen to the mail, to a new one; every session ends', async ({
    page,
    browser,
    baseURL,
  }) => {
    const username = newEmail();
    const elsewhere = await browser.newContext({ baseURL });
    const registered = await elsewhere.request.post('/api/users/register', {
      data: { username, password: 'the old password' },
    });
    expect(registered.status()).toBe(201);

    await page.goto('/student-portal');
    await page.getByLabel('Username').fill(username);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue(username);
    await page.getByLabel('Username').press('Enter');
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused();

    const address = await mailedLink(page, username, 'Choose a new password', '/reset-password');
    expect((await page.goto(address))!.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByLabel('New password').fill('the new password');
    await expectSound(page, page.url());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect((await elsewhere.request.get('/api/users/me')).status()).toBe(401);
    await elsewhere.close();

    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Student Login' })).toBeVisible();
    await page.getByLabel('Username').fill(username);
    await page.getByRole('textbox', { name: 'Password' }).fill('the new password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible();

    await page.goto(address);
    await page.getByLabel('New password').fill('a third password');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  });
});
