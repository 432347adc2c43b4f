import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Link } from 'react-router-dom';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import type { PostedForm } from '@/lib/posted-form';
import { toastStore } from '@/lib/toasts';
import { fakeApi, pending, problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { http } from './http';
import { useForm } from './use-form';

interface Person {
  name: string;
  email: string;
}

function Example({ posted }: { posted?: PostedForm }) {
  const form = useForm({
    posted,
    check: ({ name }) => (name === 'nobody' ? { name: 'Enter a name.' } : undefined),
    send: (data: Person) => http('/api/people', { method: 'POST', body: JSON.stringify(data) }),
    done: (_, element) => element.reset(),
    failure: (_, { sentence = 'Try again.' }) => ({ title: 'Not sent', description: sentence }),
  });
  return (
    <Form {...form} noValidate>
      <Field name="name" label="Name">
        <Input />
      </Field>
      <Field name="email" label="Email">
        <Input />
      </Field>
      <SubmitButton busy="Sending...">Send</SubmitButton>
    </Form>
  );
}

const field = (name: string) => screen.getByLabelText(name);
const button = () => screen.getByRole('button');
const refused = problem(400, 'Check the fields.', [{ field: 'email', message: 'Enter an address.' }]);

test('sends what was typed, once, however often it is pressed or Enter is', async () => {
  const answer = pending<Answer>();
  const calls = fakeApi(() => answer.promise);
  renderFeature(<Example />);
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Email'), 'asha@example.com');
  act(() => {
    button().click();
    button().click();
  });
  await userEvent.type(field('Email'), '{Enter}');
  expect(button()).toHaveTextContent('Sending...');
  expect(button()).toBeDisabled();
  answer.resolve({ status: 201 });
  await waitFor(() => expect(button()).toBeEnabled());
  expect(calls.map(({ body }) => body)).toEqual([{ name: 'Asha', email: 'asha@example.com' }]);
  expect(field('Name')).toHaveValue('');
});

test('a refusal stands beside its field, which then has the keyboard; the text stays, and the rest is told', async () => {
  const answers = [refused, problem(503, 'Away.')];
  fakeApi(() => answers.shift()!);
  renderFeature(<Example />);
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.click(button());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('Enter an address.'));
  expect(field('Email')).toHaveFocus();
  expect(field('Name')).toHaveValue('Asha');
  await userEvent.click(button());
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Not sent', description: 'Away.' }));
  expect(field('Email')).toBeValid();
  expect(field('Name')).toHaveValue('Asha');
});

test('what is wrong before is not sent', async () => {
  const calls = fakeApi(() => ({ status: 201 }));
  renderFeature(<Example />);
  await userEvent.type(field('Name'), 'nobody{Enter}');
  expect(field('Name')).toHaveAccessibleDescription('Enter a name.');
  expect(field('Name')).toHaveFocus();
  expect(calls).toHaveLength(0);
});

test('shows what was posted without scripts, and what was wrong with it', () => {
  const posted = {
    status: 400,
    values: { name: 'Asha', email: 'a' },
    errors: { email: 'Enter an address.' },
  };
  renderFeature(<Example posted={posted} />);
  expect(field('Name')).toHaveValue('Asha');
  expect(field('Email')).toHaveValue('a');
  expect(field('Email')).toHaveAccessibleDescription('Enter an address.');
  expect(field('Email')).toHaveFocus();
});

test('what was typed before the page came alive stays', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Example />);
  container.querySelector('input')!.value = 'Asha';
  const root = await act(async () => hydrateRoot(container, <Example />));
  expect(field('Name')).toHaveValue('Asha');
  act(() => root.unmount());
  container.remove();
});

test('a link is followed while the server has not answered', async () => {
  fakeApi(() => pending<Answer>().promise);
  renderFeature(
    <>
      <Example />
      <Link to="/elsewhere">Elsewhere</Link>
    </>,
  );
  await userEvent.click(button());
  expect(button()).toHaveTextContent('Sending...');
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByTestId('address')).toHaveTextContent('/elsewhere');
});
