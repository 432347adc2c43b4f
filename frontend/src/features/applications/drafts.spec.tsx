import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toastStore } from '@/lib/toasts';
import { application, applicationDocument, applicationTask } from '@/test/application';
import { failure, heading, open, PAGE, press, setDay, submitted, visit } from '@/test/applications';
import { offline, problem } from '@/test/fake-api';

const UNSAVED = 'What you typed here before is not saved yet.';
const NOTES = 'PATCH /api/applications/7';
const ONE = 'GET /api/applications/7';
const notes = () => screen.getByRole('textbox', { name: 'Notes' });

beforeEach(() => setDay('2026-11-26'));
afterEach(() => jest.restoreAllMocks());

/** Leaves the page and comes back. */
async function comeBack() {
  cleanup();
  visit(`${PAGE}?open=application-7`);
  await heading('University 1');
}

test('notes that were saved although no answer came are not called unsaved', async () => {
  let stored = submitted();
  await open(stored, {
    [ONE]: () => ({ body: stored }),
    [NOTES]: ({ body }) => {
      stored = { ...stored, ...(body as object), version: stored.version + 1 };
      return offline();
    },
  });
  await userEvent.type(notes(), 'Reference 4711');
  await comeBack();
  expect(notes()).toHaveValue('Reference 4711');
  expect(screen.getByText(UNSAVED)).toBeVisible();
  await press('Save notes');
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject(failure(expect.stringMatching(/^No answer came/) as string)),
  );
  await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
  await userEvent.type(notes(), ' II');
  expect(screen.getByText(UNSAVED)).toBeVisible();
});

test.each([
  ['the day and the note of a task', 'Change: Task 1', { Day: '2027-02-03', Note: 'Ring first' }],
  ['a task of one’s own', 'New task', { 'What there is to do': 'Ring the bank', By: '2027-02-03' }],
  ['a note on a document', 'Note: Document 1', { 'Your note': 'Renewed' }],
  ['the name of a document', 'New document', { 'Another document': 'Birth certificate' }],
])(
  '%s stand there again after the page was left, with a word that they are not saved',
  async (_, name, fields) => {
    await open(application(7), {
      'GET /api/applications/7/tasks': { body: [applicationTask(1)] },
      'GET /api/applications/7/documents': { body: [applicationDocument(1)] },
    });
    const form = async () => within(await screen.findByRole('form', { name, hidden: true }));
    for (const [label, value] of Object.entries(fields)) {
      const field = (await form()).getByLabelText(label);
      await userEvent.clear(field);
      await userEvent.type(field, value);
    }
    expect((await form()).queryByText(UNSAVED)).toBeNull();
    await comeBack();
    for (const [label, value] of Object.entries(fields))
      expect((await form()).getByLabelText(label)).toHaveValue(value);
    expect((await form()).getByText(UNSAVED)).toBeInTheDocument();
  },
);

test('a form that is empty after what came back was added stays so', async () => {
  const calls = await open(application(7), {
    'POST /api/applications/7/documents': { body: [applicationDocument(1)] },
  });
  const field = () => screen.findByLabelText('Another document');
  await userEvent.type(await field(), 'Birth certificate');
  await comeBack();
  expect(await field()).toHaveValue('Birth certificate');
  await press('Add');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(screen.queryByText(UNSAVED)).toBeNull();
});

test('without a connection nothing was saved, which is said; a sentence of the server stands as it is', async () => {
  const answers = [offline, () => problem(503, 'The service is away for a moment. Please try again.')];
  await open(submitted(), { [NOTES]: () => answers.shift()!() });
  await userEvent.type(notes(), 'Reference 4711');
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await press('Save notes');
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject(
      failure('You are offline, so nothing was saved. Try again once you are connected.'),
    ),
  );
  connection.mockReturnValue(true);
  await press('Save notes');
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject(failure('The service is away for a moment. Please try again.')),
  );
});
