import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComparisonDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Component as PortalPage } from '@/features/portal/portal-page';
import { toastStore } from '@/lib/toasts';
import { offline, pending, problem, type Answer } from '@/test/fake-api';
import { account, listOf, ME, portalServer, setWidth } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';
import { Component as SharedComparisonPage } from './shared-comparison-page';

const five = [
  university(1, { name: 'Aachen', country: 'Germany', tuitionMinUSD: 0, tuitionMaxUSD: 0 }),
  university(2, { name: 'Bath' }),
  university(3, {
    name: 'Cork',
    worldRank: null,
    programs: ['Law & Legal Studies'],
    programsComplete: false,
  }),
  university(4, { name: 'Dubbo' }),
  university(5, { name: 'Essen' }),
];
const shared = (id: number, universityIds: number[]): ComparisonDto => ({
  id,
  token: `token-${id}`,
  universityIds,
  createdAt: '2026-11-19T09:30:00.000Z',
});
const server = (routes: Parameters<typeof portalServer>[0] = {}) =>
  portalServer({ 'GET /api/universities': listOf(five), ...routes });
const visit = (path: string) => renderFeature(<PortalPage />, path, '/student-portal/*');
const address = () => screen.getByTestId('address').textContent;
const tick = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name: `Compare: ${name}` }));
const table = () => within(screen.getByRole('table', { name: 'Universities side by side' }));
const row = (name: string) =>
  table()
    .getByRole('rowheader', { name: new RegExp(`^${name.replace(', ', ' ?, ')}$`) })
    .closest('tr')!;
const cells = (name: string) =>
  within(row(name))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('student-user', ME);
  setWidth('desktop');
});

test('up to four are chosen, kept in the address, and opened side by side', async () => {
  server();
  visit('/student-portal/search');
  await tick('Aachen');
  const tray = within(screen.getByRole('region', { name: 'Comparison' }));
  expect(tray.getByRole('status')).toHaveTextContent('1 of 4 to compare');
  expect(tray.queryByRole('link', { name: 'Compare' })).toBeNull();
  await tick('Bath');
  await tick('Cork');
  await tick('Dubbo');
  await waitFor(() => expect(address()).toBe('/student-portal/search?compare=1-2-3-4'));
  const fifth = screen.getByRole('checkbox', { name: '4 chosen: Essen' });
  expect(fifth).toHaveAttribute('aria-disabled', 'true');
  expect(fifth).toHaveAccessibleDescription(/^4 universities are chosen already\. Take one away/);
  await userEvent.click(fifth);
  expect(fifth).not.toBeChecked();
  await waitFor(() => expect(address()).toBe('/student-portal/search?compare=1-2-3-4'));
  expect(toastStore.get()?.description).toMatch(/^4 universities are chosen already/);
  await userEvent.click(tray.getByRole('button', { name: 'Do not compare Cork' }));
  expect(screen.getByRole('checkbox', { name: 'Compare: Essen' })).not.toHaveAttribute('aria-disabled');

  await userEvent.click(tray.getByRole('link', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare universities' })).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/student-portal/search?compare=1-2-4&open=compare'));
  expect(
    (await screen.findAllByRole('columnheader')).map(
      (header) => within(header).getAllByRole('link')[0]!.textContent,
    ),
  ).toEqual(['Aachen', 'Bath', 'Dubbo']);
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull();

  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await screen.findByRole('heading', { level: 1, name: 'University Search' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(address()).toBe('/student-portal/search'));
});

test('what differs is marked, and what is the same can be left out', async () => {
  server();
  visit('/student-portal/search?open=compare&compare=1-2-3');
  await screen.findByRole('table');
  expect(cells('Tuition, differs')).toEqual(
    [
      'AachenNo tuition feeindicative, 2026',
      'Bath$22,000 – $38,000₹21.2 lakh – ₹36.6 lakhindicative, 2026',
      'Cork$22,000 – $38,000₹21.2 lakh – ₹36.6 lakhindicative, 2026',
    ].map((text, i) => 'ABC'[i] + text),
  );
  expect(cells('Law & Legal Studies, differs').map((text) => text!.slice(1))).toEqual([
    'Not reported',
    'Not reported',
    'Yes',
  ]);
  // Not known for all is not different.
  expect(cells('Education, not known for all').map((text) => text!.slice(1))).toEqual([
    'Yes',
    'Yes',
    'Not listed',
  ]);
  expect(within(row('Established')).queryByText(/differs/)).toBeNull();
  // A field that nobody offers is no row.
  expect(table().queryByRole('rowheader', { name: /Mathematics/ })).toBeNull();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Show only what differs' }));
  expect(table().queryByRole('rowheader', { name: /^Established/ })).toBeNull();
  expect(table().queryByRole('rowheader', { name: /^(Education|World rank)/ })).toBeNull();
  expect(row('Tuition, differs')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Do not compare Bath' }));
  await userEvent.click(screen.getByRole('button', { name: 'Do not compare Cork' }));
  expect(await screen.findByText('Choose at least two universities')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/student-portal/search?open=compare&compare=1'));
});

test('a distance university is told apart, where there is one', async () => {
  server();
  const first = visit('/student-portal/search?open=compare&compare=1-2');
  await screen.findByRole('table');
  expect(table().queryByRole('rowheader', { name: /^Distance university/ })).toBeNull();
  first.unmount();
  server({ 'GET /api/universities': listOf([university(1, { distance: true }), university(2)]) });
  visit('/student-portal/search?open=compare&compare=1-2');
  await screen.findByRole('table');
  const [far, near] = cells('Distance university, differs');
  expect(far).toContain('it rarely sponsors a student visa');
  expect(near).toMatch(/No$/);
  // Nobody moves abroad for it, so that the year costs the tuition and nothing to live on.
  expect(cells('Living costs, differs')[0]).toMatch(/None abroad ?you study from home$/);
  const [farTotal, nearTotal] = cells('Tuition and living, differs');
  const [amounts] = /\$[\d,]+ – \$[\d,]+/.exec(cells('Tuition')[0]!)!;
  expect(farTotal).toContain(amounts);
  expect(farTotal).toMatch(/tuition only$/);
  expect(nearTotal).not.toContain(amounts);
});

test('the student’s own fit is part of it', async () => {
  server({ 'GET /api/users/me': { body: account({ gpa: 3.1, budgetUSD: 10000 }) } });
  visit('/student-portal/search?open=compare&compare=1-2');
  await screen.findByRole('table');
  await waitFor(() =>
    expect(cells('Your tuition budget, differs')).toEqual(['AMeets· indicative', 'BBelow· indicative']),
  );
  expect(cells('Your Masters GPA')).toEqual(['AClose to our estimate', 'BClose to our estimate']);
  expect(cells('Your field of study, not known for all')).toEqual(['AUnknown', 'BUnknown']);
  const hint = screen.getByText(/^Where your fit is unknown/);
  expect(within(hint).getByRole('link', { name: 'My Profile' })).toHaveAttribute(
    'href',
    '/student-portal/profile',
  );
  expect(screen.getByText(/^Living costs are the planning figures/)).toHaveTextContent(
    /Australia asks you to show AUD 29,710 for living .* guide to Germany, Australia\.$/,
  );
  expect(screen.getByText(/GPA is our estimate, a rule of thumb by world rank/)).toBeVisible();
});

test('an address may name anything: at most four different ids count', async () => {
  const calls = server();
  visit('/student-portal/search?open=compare&compare=2-2-x-0-1-3-4-5');
  await screen.findByRole('table');
  expect(calls.map(({ url }) => url)).toContain('/api/universities?ids=1%2C2%2C3%2C4');
});

test('universities that cannot be fetched are told and can be retried', async () => {
  const answers = [problem(503, 'Away.'), { body: five.slice(0, 2) }];
  server({ 'GET /api/universities': () => answers.shift()! });
  visit('/student-portal/search?open=compare&compare=1-2');
  expect(await screen.findByText('Failed to fetch universities')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('table');
});

describe('sharing', () => {
  test('makes a link once, copies it, and takes it back', async () => {
    const answer = pending<Answer>();
    const calls = server({
      'POST /api/comparisons': () => answer.promise,
      'DELETE /api/comparisons/7': { body: { removed: true } },
    });
    visit('/student-portal/search?open=compare&compare=2-1');
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link to share' }));
    expect(await screen.findByRole('button', { name: 'Making the link...' })).toBeDisabled();
    expect(calls.at(-1)).toMatchObject({ url: '/api/comparisons', body: { universityIds: [2, 1] } });
    answer.resolve({ status: 201, body: shared(7, [2, 1]) });
    const field = await screen.findByLabelText('Link to 2 universities, made on 19 November 2026');
    expect(field).toHaveValue('http://localhost/compare/token-7');

    const copy = jest.fn(async () => undefined as void);
    Object.assign(navigator, { clipboard: { writeText: copy } });
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledWith('http://localhost/compare/token-7');
    expect(await screen.findByText('Copied.')).toBeVisible();
    copy.mockRejectedValueOnce(new Error('No HTTPS.'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/The address is marked/)).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByRole('button', { name: 'Make a link to share' })).toBeEnabled();
    expect(toastStore.get()).toMatchObject({ title: 'Link revoked' });
  });

  test('shows the link that there is, and the others', async () => {
    server({ 'GET /api/comparisons': { body: [shared(8, [3, 4, 5]), shared(7, [2, 1])] } });
    visit('/student-portal/search?open=compare&compare=1-2');
    expect(await screen.findByDisplayValue('http://localhost/compare/token-7')).toBeVisible();
    expect(screen.getByText('Other links you share (1)')).toBeVisible();
    expect(screen.getByDisplayValue('http://localhost/compare/token-8')).toBeInTheDocument();
  });

  test.each([
    [
      'POST /api/comparisons',
      problem(409, 'You share 20 comparisons already.'),
      'You share 20 comparisons already.',
    ],
    ['POST /api/comparisons', offline, 'The link could not be made. Please try again.'],
  ])('a refused link is told', async (route, answer, description) => {
    server({ [route]: answer });
    visit('/student-portal/search?open=compare&compare=1-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link to share' }));
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({ title: 'Error', description, variant: 'destructive' }),
    );
  });

  test('a link that cannot be revoked stays', async () => {
    server({
      'GET /api/comparisons': { body: [shared(7, [1, 2])] },
      'DELETE /api/comparisons/7': problem(503, 'Away.'),
    });
    visit('/student-portal/search?open=compare&compare=1-2');
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({
        description: 'The link could not be revoked. Please try again.',
      }),
    );
    expect(screen.getByRole('button', { name: 'Revoke' })).toBeEnabled();
  });

  test('links that cannot be fetched are told and can be retried', async () => {
    const answers = [problem(503, 'Away.'), { body: [] }];
    server({ 'GET /api/comparisons': () => answers.shift()! });
    visit('/student-portal/search?open=compare&compare=1-2');
    expect(await screen.findByText('Failed to fetch your links')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Make a link to share' })).toBeEnabled();
  });
});

describe('a shared comparison', () => {
  const open = (path = '/compare/token-7') =>
    renderFeature(<SharedComparisonPage />, path, '/compare/:token?');

  test('shows the universities in their order and nothing about the student', async () => {
    const calls = server({ 'GET /api/comparisons/shared/token-7': { body: [five[1], five[0]] } });
    open();
    await screen.findByRole('table');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Universities side by side');
    expect(cells('Tuition, differs')[1]).toMatch(/^BAachenNo tuition fee/);
    expect(table().queryByText('How it fits you')).toBeNull();
    expect(screen.queryByRole('button', { name: /Do not compare|Revoke|Make a link/ })).toBeNull();
    expect(calls.map(({ url }) => url)).toEqual(['/api/comparisons/shared/token-7']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test.each(['/compare/token-7', '/compare'])('%s that leads nowhere says so', async (path) => {
    server({ 'GET /api/comparisons/shared/token-7': problem(404, 'Not shared.') });
    open(path);
    expect(await screen.findByText('This comparison is not shared')).toBeVisible();
  });

  test('that cannot be loaded can be retried', async () => {
    const answers = [problem(503, 'Away.'), { body: five.slice(0, 2) }];
    server({ 'GET /api/comparisons/shared/token-7': () => answers.shift()! });
    open();
    expect(await screen.findByText('The comparison could not be loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('table');
  });
});
