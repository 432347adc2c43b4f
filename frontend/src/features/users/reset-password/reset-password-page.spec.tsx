import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { fakeApi, offline, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as ResetPasswordPage } from './reset-password-page';

const visit = (query = '') => renderFeature(<ResetPasswordPage />, `/reset-password${query}`);
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

test('asks for the address and promises nothing about the account', async () => {
  const calls = fakeApi(() => ({ body: { requested: true } }));
  visit();
  await userEvent.type(field('Username'), ' asha@example.com {Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your mail' })).toHaveFocus();
  expect(screen.getByText(/^If there is an account for/)).toBeVisible();
  expect(calls).toMatchObject([
    { method: 'POST', url: '/api/users/password-reset', body: { username: 'asha@example.com' } },
  ]);
  expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/student-portal');
  await userEvent.click(button('Use another address'));
  expect(field('Username')).toHaveValue('asha@example.com');
});

test('says what is wrong with the address beside it, and keeps it when the line is down', async () => {
  let answer: () => Answer | Promise<Answer> = () =>
    problem(400, 'Enter a valid e-mail address.', [
      { field: 'username', message: 'Enter a valid e-mail address.' },
    ]);
  fakeApi(() => answer());
  visit();
  await userEvent.type(field('Username'), 'asha{Enter}');
  expect(await screen.findByText('Enter a valid e-mail address.')).toBeVisible();
  expect(field('Username')).toHaveFocus();
  answer = offline;
  await userEvent.click(button('Send the link'));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ variant: 'destructive' }));
  expect(field('Username')).toHaveValue('asha');
  answer = () => problem(429, 'Too many attempts. Please try again in 5 minutes.');
  await userEvent.click(button('Send the link'));
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({
      description: 'Too many attempts. Please try again in 5 minutes.',
    }),
  );
});

test('the mailed link lets a password be chosen, once', async () => {
  const answer = pending<Answer>();
  const calls = fakeApi(() => answer.promise);
  visit('?token=abc');
  await userEvent.type(field('New password'), '12345{Enter}');
  expect(screen.getByText('Password must be at least 6 characters long')).toBeVisible();
  expect(calls).toHaveLength(0);
  await userEvent.type(field('New password'), '6');
  act(() => {
    button('Save password').click();
    button('Save password').click();
  });
  answer.resolve({ body: { username: 'asha@example.com' } });
  expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toHaveFocus();
  expect(screen.getByText('asha@example.com')).toBeVisible();
  expect(calls).toMatchObject([
    { url: '/api/users/password-reset/confirm', body: { token: 'abc', password: '123456' } },
  ]);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/student-portal');
});

test.each([
  ['#asha%40example.com', 'asha@example.com'],
  ['', ''],
  ['#%', ''],
])('tells password managers that a link that ends with "%s" is for "%s"', (hash, username) => {
  visit(`?token=abc${hash}`);
  const input = document.querySelector('input[autocomplete="username"]');
  expect(input).toHaveValue(username);
  expect(input).toHaveAttribute('tabindex', '-1');
});

test('a used link says so and leads to a new one', async () => {
  fakeApi(() => problem(404, 'This link does not work any more.'));
  visit('?token=abc');
  await userEvent.type(field('New password'), 'secret password{Enter}');
  expect(await screen.findByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a lost connection keeps the password, to be sent again', async () => {
  let answer: () => Answer | Promise<Answer> = offline;
  fakeApi(() => answer());
  visit('?token=abc');
  await userEvent.type(field('New password'), 'secret password{Enter}');
  await waitFor(() => expect(toastStore.get()).toMatchObject({ variant: 'destructive' }));
  expect(field('New password')).toHaveValue('secret password');
  answer = () =>
    problem(400, 'Too long.', [
      { field: 'password', message: 'The password may have at most 128 characters.' },
    ]);
  await userEvent.click(button('Save password'));
  expect(await screen.findByText('The password may have at most 128 characters.')).toBeVisible();
});
