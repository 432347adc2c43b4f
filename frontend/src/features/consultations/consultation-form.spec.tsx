import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { fakeApi, offline, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { chosenByLink } from './chosen-by-link';
import { ConsultationForm } from './consultation-form';

const stored: Answer = { status: 201, body: { id: 1, status: 'new' } };
const failed = {
  title: 'Submission Failed',
  description: 'There was an error submitting your request. Please try again.',
  variant: 'destructive',
};
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole('button', { name: /Request Free Consultation|Submitting/ });
const keyOf = ({ headers }: { headers: Headers }) => headers.get('Idempotency-Key');

async function fill(user: UserEvent) {
  await user.type(field(/Full name/), 'Asha Rao');
  await user.type(field(/Email/), 'asha@example.com');
  await user.type(field(/Phone/), '+91 98765 43210');
}

beforeEach(() => sessionStorage.clear());

test('has the fields and choices of the form, each with its kind of keyboard', () => {
  renderFeature(<ConsultationForm />);
  const attributes = ['type', 'name', 'autocomplete'] as const;
  const of = (name: RegExp) => attributes.map((attribute) => field(name).getAttribute(attribute));
  expect(of(/Full name/)).toEqual([null, 'name', 'name']);
  expect(of(/Email/)).toEqual(['email', 'email', 'email']);
  expect(of(/Phone/)).toEqual(['tel', 'phone', 'tel']);
  const options = (name: RegExp) =>
    Array.from(screen.getByLabelText<HTMLSelectElement>(name).options, ({ value }) => value);
  expect(options(/country/)).toEqual([
    '',
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
    'Germany',
    'Ireland',
    'New Zealand',
    'France',
    'Slovakia',
    'Dubai',
  ]);
  expect(options(/Course/)).toEqual([
    '',
    'Engineering',
    'Computer Science',
    'Business & Management',
    'Medicine & Healthcare',
    'Arts & Design',
    'Law',
    'Other',
  ]);
  expect(field(/Message/)).toHaveAttribute('rows', '4');
});

test('the browser asks for what is required before anything is sent', async () => {
  const calls = fakeApi(() => stored);
  renderFeature(<ConsultationForm />);
  await userEvent.type(field(/Full name/), 'Asha Rao');
  await userEvent.type(field(/Email/), 'not an address');
  await userEvent.click(button());
  expect(field(/Email/)).toBeInvalid();
  expect(field(/Phone/)).toBeInvalid();
  expect(calls).toHaveLength(0);
});

test('two presses send once; the thanks stand for 3 seconds, then the form is back and empty', async () => {
  const user = userEvent.setup();
  const answer = pending<Answer>();
  const calls = fakeApi(() => answer.promise);
  renderFeature(<ConsultationForm />);
  await fill(user);
  await user.selectOptions(field(/country/), 'Canada');
  await user.type(field(/Message/), 'Hello{Enter}there');

  await act(async () => {
    button().click();
    button().click();
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(button()).toHaveTextContent('Submitting...');
  expect(button()).toBeDisabled();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    method: 'POST',
    url: '/api/consultation-requests',
    credentials: 'include',
    body: {
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '+91 98765 43210',
      country: 'Canada',
      course: '',
      message: 'Hello\nthere',
    },
  });
  expect(calls[0]!.headers.get('Content-Type')).toBe('application/json');
  expect(keyOf(calls[0]!)).toMatch(/^[0-9a-f]{32}$/);

  answer.resolve(stored);
  expect(await screen.findByRole('heading', { name: 'Thank You' })).toBeInTheDocument();
  expect(toastStore.get()).toMatchObject({
    title: 'Consultation Request Submitted!',
    description: 'Our team will contact you within 24 hours.',
  });
  const thanked = performance.now();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Thank You' })).toBeNull(), {
    timeout: 3_500,
  });
  expect(performance.now() - thanked).toBeGreaterThan(2_800);
  expect(screen.getByRole('form')).toHaveFocus();
  expect(field(/Full name/)).toHaveValue('');
  expect(field(/Message/)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
  // What stays when the thanks are gone: a wrong address can be seen.
  expect(screen.getByText('Sent. A mail to asha@example.com links to your request.')).toBeInTheDocument();
});

test.each([
  ['the server fails', () => problem(503, 'The database is away.')],
  ['there is no connection', offline],
])('when %s the form is kept, and only the same text goes out under the same key', async (_, failure) => {
  const answers = [failure, failure, failure, () => stored, () => stored];
  const calls = fakeApi(() => answers.shift()!());
  const first = renderFeature(<ConsultationForm />);
  await fill(userEvent.setup());
  await userEvent.click(button());
  await waitFor(() => expect(toastStore.get()).toMatchObject(failed));
  expect(screen.getByText('Not sent. Your text is kept.')).toBeInTheDocument();
  expect(field(/Full name/)).toHaveValue('Asha Rao');
  expect(button()).toBeEnabled();

  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(keyOf(calls[1]!)).toBe(keyOf(calls[0]!));

  // A reload forgets neither the text nor its key.
  await waitFor(() => expect(button()).toBeEnabled());
  first.unmount();
  renderFeature(<ConsultationForm />);
  expect(field(/Phone/)).toHaveValue('+91 98765 43210');
  await userEvent.click(button());
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(keyOf(calls[2]!)).toBe(keyOf(calls[0]!));

  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.type(field(/Message/), 'One more thing');
  await userEvent.click(button());
  await screen.findByRole('heading', { name: 'Thank You' });
  expect(keyOf(calls[3]!)).not.toBe(keyOf(calls[0]!));
});

test('what the server refuses is said beside the field, and the first one has the focus', async () => {
  fakeApi(() =>
    problem(400, 'Check the fields.', [
      { field: 'email', message: 'Enter a valid e-mail address.' },
      { field: 'phone', message: 'Enter a phone number.' },
    ]),
  );
  renderFeature(<ConsultationForm />);
  await fill(userEvent.setup());
  await userEvent.click(button());
  await waitFor(() => expect(field(/Email/)).toHaveAccessibleDescription('Enter a valid e-mail address.'));
  expect(field(/Phone/)).toHaveAccessibleDescription(/Enter a phone number\./);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
    'Enter a phone number.',
  );
  expect(field(/Email/)).toHaveFocus();
  expect(toastStore.get()).toMatchObject(failed);
});

test('a link chooses country and course; a reload keeps what was chosen since', async () => {
  const link = '/?country=canada&course=business-management#contact';
  const first = renderFeature(<ConsultationForm />, link);
  expect(field(/country/)).toHaveValue('Canada');
  expect(field(/Course/)).toHaveValue('Business & Management');
  await userEvent.selectOptions(field(/country/), 'Ireland');
  first.unmount();
  renderFeature(<ConsultationForm />, link);
  expect(field(/country/)).toHaveValue('Ireland');
});

test('a link with a step begins an empty message, and leaves a written one alone', async () => {
  const first = renderFeature(<ConsultationForm />, '/?step=visa-processing#contact');
  expect(field(/Message/)).toHaveValue('I would like to start with: Visa Processing.');
  await userEvent.clear(field(/Message/));
  await userEvent.type(field(/Message/), 'My own words');
  first.unmount();
  renderFeature(<ConsultationForm />, '/?step=test-preparation#contact');
  expect(field(/Message/)).toHaveValue('My own words');
});

test('a link with a university begins an empty message with its name', () => {
  renderFeature(
    <ConsultationForm />,
    `/?country=ireland&university=${encodeURIComponent('Trinity\n College  Dublin')}#contact`,
  );
  expect(field(/country/)).toHaveValue('Ireland');
  expect(field(/Message/)).toHaveValue('I would like to know more about Trinity College Dublin.');
});

test('every university that we list can be in a link', () => {
  const listed = JSON.parse(readFileSync('../backend/seed/universities.json', 'utf8')) as { name: string }[];
  const names = listed.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(1000);
  expect(
    names.filter((university) => !chosenByLink(`?${new URLSearchParams({ university })}`).message),
  ).toEqual([]);
});

test.each([
  'Oxford, see evil.example/x',
  'https://evil.example',
  '//evil',
  'a'.repeat(121),
  '<b>Oxford</b>',
  '7',
])('a link with "%s" in place of a university begins nothing', (university) =>
  expect(chosenByLink(`?${new URLSearchParams({ university })}`)).toEqual({}),
);

test('what a link chose does not come back by a reload once it is sent', async () => {
  fakeApi(() => stored);
  const link = '/?country=canada&university=University+of+Toronto#contact';
  const page = renderFeature(<ConsultationForm />, link);
  await fill(userEvent.setup());
  await userEvent.click(button());
  await screen.findByRole('heading', { name: 'Thank You' });
  page.unmount();
  renderFeature(<ConsultationForm />, link);
  expect(field(/Message/)).toHaveValue('');
  expect(field(/country/)).toHaveValue('');
});

test('the sentence of one link makes way for that of the next, words of one’s own do not', async () => {
  const oxford = '/?country=united-kingdom&university=University+of+Oxford#contact';
  const arrive = (link: string) => renderFeature(<ConsultationForm />, link);
  const message = (name: string) => `I would like to know more about ${name}.`;
  let page = arrive(oxford);
  page.unmount();
  page = arrive('/?country=canada&university=University+of+Toronto#contact');
  expect(field(/country/)).toHaveValue('Canada');
  expect(field(/Message/)).toHaveValue(message('University of Toronto'));
  page.unmount();
  page = arrive('/?country=ireland#contact');
  expect(field(/Message/)).toHaveValue('');
  page.unmount();
  page = arrive(oxford);
  await userEvent.type(field(/Message/), ' And fees?');
  page.unmount();
  arrive('/?country=canada&university=University+of+Toronto#contact');
  expect(field(/Message/)).toHaveValue(`${message('University of Oxford')} And fees?`);
});

test('a link that names nothing on the lists chooses nothing', () => {
  renderFeature(<ConsultationForm />, '/?country=atlantis&course=%22%3E&step=9');
  expect(field(/country/)).toHaveValue('');
  expect(field(/Course/)).toHaveValue('');
  expect(field(/Message/)).toHaveValue('');
});

test('without its script it is a plain form', () => {
  renderFeature(<ConsultationForm />);
  const form = screen.getByRole('form', { name: 'Free consultation' });
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '/contact');
});

test('storage that is blocked costs only the draft', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const answers = [problem(500, 'No.'), stored];
  const calls = fakeApi(() => answers.shift()!);
  renderFeature(<ConsultationForm />);
  await fill(userEvent.setup());
  await userEvent.click(button());
  await waitFor(() => expect(toastStore.get()).toMatchObject(failed));
  await userEvent.click(button());
  await screen.findByRole('heading', { name: 'Thank You' });
  expect(keyOf(calls[1]!)).toBe(keyOf(calls[0]!));
  jest.restoreAllMocks();
});
