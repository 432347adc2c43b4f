import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PrerenderedQueryContext } from '@/lib/use-address-query';
import { SiteSettingsContext } from '@/lib/site-settings';
import { fakeApi, offline, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { settings } from '@/test/settings';
import { Component as ConfirmPage } from './confirm-page';
import { Component as UnsubscribePage } from './unsubscribe-page';

const button = (name: string) => screen.getByRole('button', { name });

test('opening the link changes nothing; its button confirms, once', async () => {
  const answer = pending<Answer>();
  const calls = fakeApi(() => answer.promise);
  renderFeature(<ConfirmPage />, '/newsletter/confirm?token=abc');
  expect(calls).toHaveLength(0);
  act(() => {
    button('Confirm subscription').click();
    button('Confirm subscription').click();
  });
  answer.resolve({ status: 200, body: { email: 'asha@example.com' } });
  expect(await screen.findByText('Thank you. The newsletter will come to asha@example.com.')).toBeVisible();
  expect(calls).toMatchObject([{ url: '/api/newsletter-subscription/confirm', body: { token: 'abc' } }]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Your subscription is confirmed' })).toHaveFocus();
});

test('its button unsubscribes', async () => {
  const calls = fakeApi(() => ({ status: 200, body: { email: 'asha@example.com' } }));
  renderFeature(<UnsubscribePage />, '/newsletter/unsubscribe?token=abc');
  await userEvent.click(button('Unsubscribe'));
  expect(
    await screen.findByText(/^Done\. No further newsletter will come to asha@example\.com\./),
  ).toBeVisible();
  expect(calls).toMatchObject([{ url: '/api/newsletter-subscription/unsubscribe', body: { token: 'abc' } }]);
});

test('a used link says so, and a lost connection lets one try again', async () => {
  const sentence = 'This link has been used already.';
  let answer: () => Answer | Promise<Answer> = offline;
  fakeApi(() => answer());
  renderFeature(<ConfirmPage />, '/newsletter/confirm?token=abc');
  await userEvent.click(button('Confirm subscription'));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
  answer = () => problem(404, sentence);
  await userEvent.click(button('Confirm subscription'));
  expect(await screen.findByText(new RegExp(`^${sentence} If the newsletter does not come`))).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This link does not work any more' })).toHaveFocus();
  // There is nothing to press once more.
  expect(screen.queryByRole('button')).toBeNull();
});

test('without scripts the button posts to the address of the page', () => {
  const html = renderToString(
    <MemoryRouter initialEntries={['/newsletter/confirm?token=any']}>
      <SiteSettingsContext value={settings}>
        <PrerenderedQueryContext value="?token=any">
          <ConfirmPage />
        </PrerenderedQueryContext>
      </SiteSettingsContext>
    </MemoryRouter>,
  );
  expect(html).toMatch(/<form [^>]*method="post">.*<button type="submit"/);
  expect(html).not.toContain('action=');
});

test('a link without its token says so, and has nothing to press', () => {
  renderFeature(<ConfirmPage />, '/newsletter/confirm');
  expect(screen.getByText(/^This link is not complete: a part of it is missing\./)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
