import { ADMIN_TOKEN, expect, newEmail, test } from './fixtures';

test('a visitor sends a consultation request from the page, and staff get it', async ({ page, request }) => {
  const email = newEmail();
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Start Your Journey' })
    .or(page.getByRole('link', { name: 'Start Your Journey' }))
    .click();
  const form = page.getByRole('form', { name: 'Free consultation' });
  await expect(form).toBeInViewport();
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByLabel('Preferred country').selectOption('Canada');
  await form.getByLabel('Course of interest').selectOption('Computer Science');
  await form.getByLabel('Message').fill('I would like to start\nin September 2027.');
  await form.getByRole('button', { name: 'Request Free Consultation' }).click();

  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByText('Consultation Request Submitted!', { exact: true })).toBeVisible();
  await expect(page.getByText('Our team will contact you within 24 hours.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeHidden({ timeout: 4000 });
  await expect(form.getByLabel('Full name')).toHaveValue('');
  await expect(form.getByLabel('Message')).toHaveValue('');

  const list = await request.get('/api/admin/consultation-requests', {
    headers: { 'admin-token': ADMIN_TOKEN },
    params: { search: email },
  });
  expect(await list.json()).toMatchObject([
    {
      name: 'Asha Rao',
      email,
      phone: '+91 98765 43210',
      country: 'Canada',
      course: 'Computer Science',
      message: 'I would like to start\nin September 2027.',
      status: 'new',
    },
  ]);
});

test.describe('when the server cannot store it', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('the visitor is told, keeps the text, and can send it again', async ({ page, request }) => {
    const email = newEmail();
    const keys: (string | undefined)[] = [];
    await page.route('**/api/consultation-requests', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      return route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
    });
    await page.goto('/#contact');
    const form = page.getByRole('form', { name: 'Free consultation' });
    await form.getByLabel('Full name').fill('Asha Rao');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Phone').fill('+91 98765 43210');
    await form.getByRole('button', { name: 'Request Free Consultation' }).click();
    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue(email);

    await form.getByRole('button', { name: 'Request Free Consultation' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    const list = await request.get('/api/admin/consultation-requests', {
      headers: { 'admin-token': ADMIN_TOKEN },
      params: { search: email },
    });
    expect(await list.json()).toHaveLength(1);
  });
});

test('a visitor subscribes to the newsletter once', async ({ page, baseURL }) => {
  const email = newEmail();
  await page.goto(`${baseURL}/services`);
  const form = page.getByRole('contentinfo');
  await form.getByRole('textbox').fill(email);
  await form.getByRole('button', { name: /Subscribe/ }).click();
  await expect(page.getByText('Successfully Subscribed!', { exact: true })).toBeVisible();
});
