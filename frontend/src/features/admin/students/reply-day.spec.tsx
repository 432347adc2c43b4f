import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SharedTask, StudentApplication } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { toastStore } from '@/lib/toasts';
import { setDay } from '@/test/applications';
import { deskServer, studentDetails, TOKEN } from '@/test/desk';
import { problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

const STUDENT = '/api/admin/students/7';
const [shared] = studentDetails.applications as [StudentApplication];
const reply: SharedTask = {
  ...shared.tasks[0]!,
  id: 9,
  rule: 'accept',
  beforeStage: 'accepted',
  title: 'Accept an offer',
  dueOn: '2027-06-23',
  version: 4,
};

beforeEach(() => {
  sessionStorage.setItem('admin-token', TOKEN);
  setDay('2026-11-27');
});
afterEach(() => jest.restoreAllMocks());

function show(tasks: SharedTask[], answer: () => Answer = () => problem(500, 'Not expected.')) {
  const application = { ...shared, stage: 'offer' as const, nextStages: [], tasks };
  const calls = deskServer({
    others: {
      [`${STUDENT}/applications/1/tasks/9/reply-day`]: answer,
      [STUDENT]: () => ({ body: { ...studentDetails, applications: [application] } }),
    },
  });
  renderFeature(<AdminPage />, '/admin?view=students&student=7', '/admin');
  return () => calls.filter(({ url }) => url.endsWith('/reply-day'));
}
const form = async () => within(await screen.findByRole('form', { name: 'By when to answer the offer' }));
const field = async () => (await form()).getByLabelText('Answer by, as the offer says');

test('the day by which an offer is to be answered is entered at the desk, of the version that was seen', async () => {
  const dueAt = '2026-12-05T18:30:00.000Z';
  const tasks = [reply];
  const sent = show(tasks, () => {
    tasks[0] = { ...reply, dueOn: '2026-12-05', dueAt, pinned: true, version: 5 };
    return { body: tasks[0] };
  });
  await userEvent.type(await field(), '2026-11-20');
  await userEvent.click((await form()).getByRole('button', { name: 'Save the day' }));
  expect(await screen.findByText(/^This day has gone by,/)).toBeVisible();
  expect(sent()).toEqual([]);
  await userEvent.clear(await field());
  await userEvent.type(await field(), '2026-12-05');
  await userEvent.click((await form()).getByRole('button', { name: 'Save the day' }));
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('5 December 2026, in 8 days'));
  expect(sent().map(({ method, headers, body }) => [method, headers.get('if-match'), body])).toEqual([
    ['PATCH', '"4"', { dueOn: '2026-12-05' }],
  ]);
  expect((await form()).getByRole('button', { name: 'Change the day' })).toBeVisible();
  expect(screen.getByText('The task to answer it has 5 December 2026, for the student, too.')).toBeVisible();
});

test('what the student has changed meanwhile is told', async () => {
  const changed =
    'This task was changed elsewhere: it is due on 2027-01-02. Nothing was changed: look at it again.';
  const tasks = [reply];
  show(tasks, () => {
    tasks[0] = { ...reply, dueOn: '2027-01-02', pinned: true, version: 5 };
    return problem(409, changed);
  });
  await userEvent.type(await field(), '2026-12-05');
  await userEvent.click((await form()).getByRole('button', { name: 'Save the day' }));
  await waitFor(() => expect(toastStore.get()).toMatchObject({ description: changed }));
  // What was typed stays beside the other day.
  expect(
    await screen.findByText('The task to answer it has 2 January 2027, for the student, too.'),
  ).toBeVisible();
  expect(await field()).toHaveValue('2026-12-05');
  expect(await field()).toHaveAccessibleDescription('5 December 2026, not saved yet');
});

test('where the student has planned no task for it, that is said', async () => {
  show([]);
  expect(await screen.findByText(/^The student has planned no task to answer it/)).toBeVisible();
});
