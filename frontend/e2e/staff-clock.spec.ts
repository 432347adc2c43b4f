import { card, open, searchFor, toast } from './desk';
import { expect, newEmail, test } from './fixtures';
import { mailedLink } from './inbox';

test('only an answer stops the clock: from the question to the private page, and back by undo', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newEmail();
  const visitors = await (await browser.newContext({ baseURL })).newPage();
  await visitors.goto('/#contact');
  const form = visitors.getByRole('form', { name: 'Free consultation' });
  await form.getByLabel('Full name').fill('Waits For Answer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('+91 98765 43210');
  await form.getByRole('button', { name: 'Request Free Consultation' }).click();
  await expect(visitors.getByRole('heading', { name: 'Thank You' })).toBeVisible();
  await visitors.goto(await mailedLink(visitors, email, 'We have received', '/requests/'));
  await expect(visitors.getByText(/^Answer due by \w+day, .* IST\./)).toBeVisible();
  await expect(visitors.getByText(/^Our office: (Open|Closed) /)).toBeVisible();

  await open(page, searchFor(email, '&due=waiting&sort=waiting'));
  const request = card(page, 'Waits For Answer');
  const press = (name: string) => request.getByRole('button', { name }).press('Enter');
  const waiting = request.getByText(/^Waiting since .+, answer due by .+ IST$/);
  await expect(waiting).toBeVisible();

  await press('Call, no answer: Waits For Answer');
  await expect(toast(page, 'Attempt recorded')).toBeVisible();
  await expect(request.getByText(/^Called by Office at \d\d:\d\d, no answer$/)).toBeVisible();
  await expect(waiting).toBeVisible();
  await visitors.reload();
  await expect(visitors.getByText(/^We called you on .+ and did not reach you\.$/)).toBeVisible();
  await expect(visitors.getByText(/^We have tried to reach you and will go on trying\./)).toBeVisible();

  await press('WhatsApp, reached: Waits For Answer');
  await expect(toast(page, 'Answer recorded')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(request.getByLabel(/^Status/)).toHaveValue('contacted');
  await expect(request.getByText(/^WhatsApp by Office at \d\d:\d\d, reached$/)).toBeVisible();
  await expect(request.getByText('No longer in this view')).toBeVisible();
  await expect(request.getByRole('button', { name: 'WhatsApp, reached: Waits For Answer' })).toBeFocused();
  await visitors.reload();
  await expect(visitors.getByText(/^We wrote to you on WhatsApp on .+, and you answered\.$/)).toBeVisible();
  await expect(visitors.getByText(/^We have answered you, first on /)).toBeVisible();
  await expect(visitors.getByText(/^Answer due by/)).toHaveCount(0);

  await page.keyboard.press('u');
  await expect(toast(page, 'Attempt taken back')).toBeVisible();
  await expect(waiting).toBeVisible();
  await expect(request.getByLabel(/^Status/)).toHaveValue('new');
  await visitors.reload();
  await expect(visitors.getByText(/^Answer due by \w+day, .* IST\./)).toBeVisible();
  await expect(visitors.getByText(/WhatsApp/)).toHaveCount(0);
  await visitors.context().close();
});
