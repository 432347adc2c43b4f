import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UniversityDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Component as PortalPage } from '@/features/portal/portal-page';
import { pending, problem, type Answer } from '@/test/fake-api';
import { account, entry, listOf, ME, portalServer, setWidth, SHORTLIST } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';

const visit = (path: string) => renderFeature(<PortalPage />, path, '/student-portal/*');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => {
  const title = screen.getByRole('heading', { level: 2, name });
  return within(title.closest<HTMLElement>('[data-slot="card"]')!);
};
const details = (change: Partial<UniversityDetails> = {}): UniversityDetails => ({
  ...university(1, { name: 'Trinity College Dublin', country: 'Ireland', ...change }),
  references: [
    { facts: ['identity', 'website'], title: 'Research Organization Registry, 2026', url: 'https://ror.org' },
    { facts: ['students'], title: 'Times Higher Education, 2025', url: null },
  ],
});
const server = (routes: Parameters<typeof portalServer>[0] = {}) =>
  portalServer({
    'GET /api/universities': listOf([details()]),
    'GET /api/universities/1': { body: details() },
    ...routes,
  });

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('student-user', ME);
  setWidth('desktop');
});

test('a card opens what is known of its university under an address of its own; the way back leads to the card', async () => {
  const answer = pending<Answer>();
  server({ 'GET /api/universities/1': () => answer.promise });
  visit('/student-portal/search?country=Ireland');
  await userEvent.click(await screen.findByRole('link', { name: 'Trinity College Dublin' }));
  // What the list knew is there at once, the sources when they come.
  await heading('Trinity College Dublin');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByTestId('address')).toHaveTextContent('/student-portal/search?country=Ireland&open=1');
  expect(section('Sources').queryByRole('link')).toBeNull();
  answer.resolve({ body: details() });
  expect(await screen.findByRole('link', { name: 'Research Organization Registry, 2026' })).toHaveAttribute(
    'href',
    'https://ror.org',
  );
  expect(document.title).toBe('Trinity College Dublin - Student Portal | Meridian');

  await userEvent.click(screen.getByRole('link', { name: 'Back to the list' }));
  await heading('University Search');
  expect(screen.getByRole('link', { name: 'Trinity College Dublin' })).toHaveFocus();
  expect(document.title).toBe('University Search - Student Portal | Meridian');
});

test('its address alone shows it, with everything and its sources', async () => {
  server();
  visit('/student-portal/shortlist?open=1');
  await heading('Trinity College Dublin');
  const glance = section('At a glance');
  for (const [name, value] of [
    ['World rank', '#19QS World University Rankings 2026'],
    ['Country rank', '#1in Ireland, QS World University Rankings 2026'],
    ['Established', '1853'],
    ['Students', '50,303Times Higher Education, 2025'],
    ['Sector', 'Public'],
  ])
    expect(glance.getByText(name!).nextSibling).toHaveTextContent(value!);
  expect(section('Fields of study').getAllByRole('listitem')).toHaveLength(5);
  expect(section('Sources').getByText('Name and place, Website')).toBeVisible();
  expect(section('Sources').getByText('Times Higher Education, 2025')).toBeVisible();
  expect(screen.getByRole('link', { name: /Website of Trinity/ })).toHaveAttribute(
    'href',
    'https://university.test',
  );
  expect(screen.getByRole('link', { name: 'My Shortlist' })).toHaveAttribute('aria-current', 'page');
});

test('the cost of a year has tuition and living in dollars and rupees, with the day of the rate', async () => {
  server();
  visit('/student-portal/search?open=1');
  await heading('Trinity College Dublin');
  const cost = section('Cost of a year');
  expect(cost.getByText('$22,000 – $38,000')).toBeVisible();
  expect(cost.getByText('₹21.2 lakh – ₹36.6 lakh')).toBeVisible();
  // EUR 11,000 at 1.1204, and EUR 19,200 in all.
  expect(cost.getByText('Accommodation').nextSibling).toHaveTextContent('€11,000$12,324');
  expect(cost.getByText('Living costs').nextSibling).toHaveTextContent('₹20.7 lakh$21,512');
  expect(cost.getByText('$43,512 – $59,512')).toBeVisible();
  expect(cost.getByText(/Rupees at ₹96\.30 to the US dollar/)).toHaveTextContent('5 October 2026');
  expect(cost.getByRole('img', { name: 'Tuition from $22,000 to $38,000 a year' })).toBeVisible();
});

test('the fit is told rule by rule, with the student’s own figures on the bars', async () => {
  server({
    'GET /api/users/me': {
      body: account({ gpa: 3.2, budgetUSD: 40000, fieldOfStudy: 'Law & Legal Studies' }),
    },
  });
  visit('/student-portal/search?open=1&level=masters');
  await heading('Trinity College Dublin');
  const fit = section('How it fits you');
  await waitFor(() =>
    expect(fit.getByText('Masters GPA')).toHaveTextContent('Masters GPAClose to our estimate'),
  );
  expect(fit.getByText('Tuition budget')).toHaveTextContent('Tuition budgetMeets');
  expect(fit.getByText('Field of study')).toHaveTextContent('Field of studyBelow');
  expect(screen.getByRole('img', { name: 'Masters GPA from 3.3 to 3.9, yours is 3.2' })).toBeVisible();
  expect(screen.getByRole('img', { name: /, your budget is \$40,000$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
    'href',
    '/?country=ireland&university=Trinity+College+Dublin&course=law#contact',
  );
});

test('without a profile the filters tell; what nobody told is unknown', async () => {
  server();
  visit('/student-portal/search?open=1&gpa=3.5');
  await heading('Trinity College Dublin');
  const fit = section('How it fits you');
  expect(fit.getByText('Masters GPA')).toHaveTextContent('Masters GPAReaches our estimate');
  expect(fit.getByText('Tuition budget')).toHaveTextContent('Tuition budgetUnknown');
  expect(screen.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute(
    'href',
    '/?country=ireland&university=Trinity+College+Dublin#contact',
  );
});

test('what the source says of undergraduates is called an undergraduate fee', async () => {
  server({
    'GET /api/universities/1': {
      body: details({
        tuitionMinUSD: 30000,
        tuitionMaxUSD: 30000,
        tuitionBasis: 'published',
        tuitionSource: 'Trinity, fee page: international undergraduate fee (EUR 26,775 a year)',
      }),
    },
    'GET /api/users/me': { body: account({ budgetUSD: 40000 }) },
  });
  visit('/student-portal/search?open=1');
  await heading('Trinity College Dublin');
  expect(await screen.findByText('Tuition, undergraduate fee, 2026')).toBeVisible();
  expect(await screen.findByText(/covers the highest undergraduate fee, \$30,000\./)).toHaveTextContent(
    'A masters fee may be higher or lower: ask the university.',
  );
  expect(section('How it fits you').getByText('Tuition budget')).toHaveTextContent(/^Tuition budgetMeets$/);
  expect(screen.getByRole('img', { name: 'Tuition $30,000 a year, your budget is $40,000' })).toBeVisible();
});

test('the figures of living costs say their age and where their sources are', async () => {
  server();
  visit('/student-portal/search?open=1');
  await heading('Trinity College Dublin');
  const note = section('Cost of a year').getByText(/^Living costs are the planning figures/);
  expect(note).toHaveTextContent('Their sources, and the year of each, are in the guide');
  expect(within(note).getByRole('link', { name: 'Ireland' })).toHaveAttribute('href', '/country/ireland');
});

test('what is not known is said, not left out', async () => {
  server({
    'GET /api/universities/1': {
      body: details({
        worldRank: null,
        countryRank: null,
        establishedYear: null,
        studentPopulation: null,
        sector: null,
        website: null,
        undergraduateGpaMin: null,
        undergraduateGpaMax: null,
        graduateGpaMin: null,
        graduateGpaMax: null,
        distance: true,
        programs: [],
        programsComplete: false,
        tuitionMinUSD: 0,
        tuitionMaxUSD: 0,
      }),
    },
  });
  visit('/student-portal/search?open=1');
  await heading('Trinity College Dublin');
  const glance = section('At a glance');
  expect(glance.getAllByText('Not available')).toHaveLength(5);
  expect(section('Fields of study').getByText('Not available')).toBeVisible();
  expect(section('GPA for entry').getByText(/^No GPA band is known/)).toBeVisible();
  expect(section('How it fits you').getByText('Masters GPA')).toHaveTextContent(/^Masters GPAUnknown$/);
  expect(screen.getByText(/^Distance university: it rarely sponsors a student visa/)).toBeVisible();
  expect(screen.getByText('Website: Not available')).toBeVisible();
  expect(section('Cost of a year').getByText('No tuition fee')).toBeVisible();
  expect(section('Cost of a year').getByText('None abroad: you study from home.')).toBeVisible();
  expect(section('Cost of a year').queryByText('Tuition and living together')).toBeNull();
});

test('a university for graduates shows their GPA band and says why there is no other', async () => {
  const noBand = { undergraduateGpaMin: null, undergraduateGpaMax: null };
  server({ 'GET /api/universities/1': { body: details(noBand) } });
  visit('/student-portal/search?open=1');
  await heading('Trinity College Dublin');
  const entry = section('GPA for entry');
  expect(entry.getByText('Masters, our estimate')).toBeVisible();
  expect(entry.queryByText('Undergraduate, our estimate')).toBeNull();
  expect(entry.getByText(/^It takes nobody, or hardly anybody, straight after school/)).toBeVisible();
});

test('it can be saved from its page, under the field of the filter', async () => {
  const calls = server({
    [SHORTLIST]: { body: [entry(1, 'Education')] },
    'POST /api/shortlist': { status: 201, body: entry(1, 'Engineering') },
  });
  visit('/student-portal/search?open=1&fieldOfStudy=Engineering');
  const heart = await screen.findByRole('button', { name: 'Favorite: Trinity College Dublin, Engineering' });
  expect(await screen.findByText('Saved under Education')).toBeVisible();
  await userEvent.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(calls.at(-1)!.body).toEqual({ userId: ME, universityId: 1, fieldOfStudy: 'Engineering' });
});

test('a filter that is changed leads back to the list', async () => {
  server();
  visit('/student-portal/search?open=1');
  await heading('Trinity College Dublin');
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Ireland');
  await heading('University Search');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/student-portal/search?country=Ireland'),
  );
});

test('an unknown one is told; a lost answer can be asked for again', async () => {
  server({ 'GET /api/universities/9': problem(404, 'There is no such university.') });
  const first = visit('/student-portal/search?open=9');
  await heading('This university is not listed');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  first.unmount();

  const answers = [problem(503, 'Away.'), { body: details() }];
  server({ 'GET /api/universities/1': () => answers.shift()! });
  visit('/student-portal/search?open=1');
  await heading('Failed to fetch the university');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await heading('Trinity College Dublin');
});

test.each(['open=nothing', 'open=0', 'open=-1', 'open=1e3'])('%s opens nothing', async (query) => {
  server();
  visit(`/student-portal/search?${query}`);
  await heading('University Search');
});
