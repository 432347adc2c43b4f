import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { fakeApi, offline, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { NewsletterForm } from './newsletter-form';

const lastToast = () => {
  const { title, description, variant } = toastStore.get() ?? {};
  return [title, description, variant];
};
const field = () => screen.getByLabelText('Email address');
const button = () => screen.getByRole('button');

test.each([
  ['', 'Email Required', 'Please enter your email address to subscribe.'],
  ['asha', 'Invalid Email', 'Please enter a valid email address.'],
  ['asha@example', 'Invalid Email', 'Please enter a valid email address.'],
  ['asha @example.com', 'Invalid Email', 'Please enter a valid email address.'],
])('"%s" is not sent: %s', async (email, title, description) => {
  const calls = fakeApi(() => ({ status: 201 }));
  renderFeature(<NewsletterForm />);
  if (email) await userEvent.type(field(), email);
  await userEvent.click(button());
  expect(lastToast()).toEqual([title, description, 'destructive']);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/^Enter (your|a valid) e-mail address\.$/);
  expect(calls).toHaveLength(0);
});

test('subscribes once, however often the button is pressed', async () => {
  const answer = pending<Answer>();
  const calls = fakeApi(() => answer.promise);
  renderFeature(<NewsletterForm />);
  await userEvent.type(field(), 'asha@example.com');
  act(() => {
    button().click();
    button().click();
  });
  expect(button()).toBeDisabled();
  answer.resolve({ status: 201, body: { email: 'asha@example.com' } });
  await waitFor(() => expect(button()).toBeEnabled());
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/api/newsletter-subscription',
    credentials: 'include',
    body: { email: 'asha@example.com' },
  });
  expect(lastToast()).toEqual([
    'Successfully Subscribed!',
    'Thank you for subscribing! Check your email for confirmation.',
    undefined,
  ]);
  expect(field()).toHaveValue('');
});

test.each([
  [
    'somebody who subscribed before',
    problem(409, 'This address is already subscribed.'),
    'This email is already subscribed to our newsletter.',
  ],
  ['a failure of the server', problem(500, 'Something broke.'), 'Something went wrong. Please try again.'],
  ['a lost connection', offline, 'Something went wrong. Please try again.'],
])('%s is told, and the address is kept', async (_, answer, description) => {
  fakeApi(() => (typeof answer === 'function' ? answer() : answer));
  renderFeature(<NewsletterForm />);
  await userEvent.type(field(), 'asha@example.com');
  await userEvent.click(button());
  await waitFor(() => expect(lastToast()).toEqual(['Subscription Failed', description, 'destructive']));
  expect(field()).toHaveValue('asha@example.com');
});

test('the stricter check of the server is explained beside the field', async () => {
  fakeApi(() =>
    problem(400, 'Check the fields.', [{ field: 'email', message: 'Enter a valid e-mail address.' }]),
  );
  renderFeature(<NewsletterForm />);
  await userEvent.type(field(), 'a@b..c');
  await userEvent.click(button());
  expect(await screen.findByText('Enter a valid e-mail address.')).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Enter a valid e-mail address.');
  expect(field()).toHaveFocus();
});
