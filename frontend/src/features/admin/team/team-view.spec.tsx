import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamMember } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { deskServer, TOKEN } from '@/test/desk';
import { problem, type Answer } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('admin-token', TOKEN);
});

const member = (id: number, change: Partial<TeamMember> = {}): TeamMember => ({
  id,
  name: `Person ${id}`,
  email: null,
  role: 'counselor',
  active: true,
  open: 0,
  waiting: 0,
  waitingSince: null,
  answered: 0,
  medianMinutes: null,
  ...change,
});
const open = (path = '/admin?view=team') => renderFeature(<AdminPage />, path, '/admin');
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('what is on everybody’s side, as the server orders them', async () => {
  const since = new Date(Date.now() - 5.1 * 3_600_000).toISOString();
  const ravi = member(3, {
    name: 'Ravi Iyer',
    email: 'ravi@example.com',
    open: 1200,
    waiting: 2,
    waitingSince: since,
    answered: 12,
    medianMinutes: 214.5,
  });
  deskServer({
    others: { '/api/admin/team': () => ({ body: [member(2, { name: 'Mei', active: false }), ravi] }) },
  });
  open();
  const table = await screen.findByRole('table', { name: 'The team and their requests' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['MeiDeactivated', 'Ravi Iyerravi@example.com']);
  expect(cells('Mei')).toEqual(['0', '0', 'Nobody waits', '0', 'None yet']);
  expect(cells('Ravi')).toEqual([
    '1,200',
    '2',
    expect.stringMatching(/^5 h, since .*\d\d:\d\d$/),
    '12',
    '3 h 35 min',
  ]);
  await userEvent.click(screen.getByRole('link', { name: '2 waiting for Ravi Iyer, show them' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin?due=waiting&assignee=3&sort=waiting');
});

test('a counselor reads why it stays closed, and has no tab for it', async () => {
  deskServer({
    others: {
      '/api/admin/me': () => ({ body: { id: 1, name: 'Priya', role: 'counselor' } }),
      '/api/admin/team': () => problem(403, 'Only leads and owners may see this. Ask one of them.'),
    },
  });
  const { unmount } = open();
  expect(await screen.findByText('Only leads and owners may see this. Ask one of them.')).toBeVisible();
  unmount();
  open('/admin');
  await screen.findByText('Priya');
  expect(screen.queryByRole('link', { name: 'Team' })).toBeNull();
});

test('who has downloaded which list is told', async () => {
  let exported: Answer = problem(503, 'The database is away.');
  deskServer({
    others: { '/api/admin/team': () => ({ body: [member(2)] }), '/api/admin/exports': () => exported },
  });
  open();
  expect(await screen.findByText('The record could not be loaded')).toBeVisible();
  const record = { id: 2, list: 'consultation-requests', staffName: 'Ravi Iyer', rows: 1042 };
  const createdAt = '2026-11-20T09:30:00.000Z';
  exported = {
    body: [
      { ...record, createdAt, finishedAt: createdAt },
      { ...record, list: 'newsletter-subscriptions', createdAt, finishedAt: null },
    ],
  };
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  const table = within(await screen.findByRole('table', { name: 'Downloaded lists, the newest first' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'WhenWhoListRows',
    '20 Nov 2026, 15:00 ISTRavi IyerRequests1,042',
    '20 Nov 2026, 15:00 ISTRavi IyerNewsletter1,042, not ended',
  ]);
});

test('no list was downloaded yet', async () => {
  deskServer({ others: { '/api/admin/team': () => ({ body: [] }) } });
  open();
  expect(await screen.findByText('None yet.')).toBeVisible();
});

test('a list that was downloaded meanwhile stands there when the view is opened again', async () => {
  let exported: object[] = [];
  deskServer({
    others: {
      '/api/admin/team': () => ({ body: [member(2)] }),
      '/api/admin/exports': () => ({ body: exported }),
    },
  });
  open();
  expect(await screen.findByText('None yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Students' }));
  const createdAt = '2026-11-20T09:30:00.000Z';
  exported = [
    {
      id: 1,
      list: 'consultation-requests',
      staffName: 'Mei Chen',
      rows: 3,
      createdAt,
      finishedAt: createdAt,
    },
  ];
  await screen.findByRole('searchbox', { name: 'Search' });
  await userEvent.click(screen.getByRole('link', { name: 'Team' }));
  expect(await screen.findByText('Mei Chen')).toBeVisible();
});
