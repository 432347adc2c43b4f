import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { CountryCard, CountryCosts, CountryGuide } from '@/content/country';
import { months } from '@/lib/dates';
import { costs, guide, planning } from '@/test/guide';
import { formatAmount, formatUsd } from './amounts';
import { followContents } from './follow-contents';
import { Guide } from './guide-body';
import { intakeYear } from './intakes';
import { placesOf } from './places';

const destination: CountryCard = {
  position: 1,
  name: 'Testland',
  flag: 'gb',
  description: 'A country.',
  institutions: '12+',
  students: '3K+',
  highlights: ['One', 'Two', 'Three'],
};

const show = (changed: Partial<CountryGuide> = {}) =>
  render(
    <MemoryRouter>
      <Guide destination={destination} guide={{ ...guide, ...changed }} planning={planning} costs={costs} />
    </MemoryRouter>,
  );
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));

const allTitles = [
  'Quick Facts',
  'Why Study In Testland',
  'Education System',
  'Top Universities',
  'Popular Courses',
  'Cost of Study & Living',
  'Standardized Tests',
  'Work Authorization Details',
  'Document Requirements',
  'Work Opportunities',
  'Application Requirements',
  'Master’s Degrees, by University',
  'Intake Periods',
  'Available Scholarships',
  'Visa Process',
  'When a Visa Is Refused',
  'Sources',
];

test('every section stands in its order, and the contents lead to each', () => {
  show();
  expect(titles()).toEqual(allTitles);
  for (const navigation of screen.getAllByRole('list', { name: '' }).slice(0, 2)) {
    const links = within(navigation).getAllByRole('link');
    expect(links).toHaveLength(allTitles.length);
    for (const [index, link] of links.entries()) {
      const id = link.getAttribute('href')!.slice(2);
      expect(link).toHaveTextContent(allTitles[index]!);
      expect(document.getElementById(id)).toBe(screen.getByRole('region', { name: allTitles[index] }));
    }
  }
});

test('sections without data are left out', () => {
  show({
    quickFacts: undefined,
    educationSystem: undefined,
    detailedCosts: undefined,
    standardizedTests: undefined,
    workAuthorization: undefined,
    documentRequirements: undefined,
    applicationRequirements: undefined,
    scholarships: undefined,
    visaProcess: undefined,
  });
  expect(titles()).toEqual([
    'Why Study In Testland',
    'Top Universities',
    'Popular Courses',
    'Cost of Study & Living',
    'Work Opportunities',
    'Master’s Degrees, by University',
    'Intake Periods',
    'When a Visa Is Refused',
    'Sources',
  ]);
  const amounts = section(/^Cost/).getAllByRole('term');
  expect(amounts.map(({ textContent }) => textContent)).toEqual(['Tuition', 'Accommodation', 'Living']);
  expect(section(/^Cost/).getByText('£6,000')).toBeVisible();
  expect(section(/^Cost/).queryByRole('table')).toBeNull();
});

test('missing data is replaced by what the specification says', () => {
  show({
    standardizedTests: { english: [] },
    documentRequirements: { academic: ['Mark sheets'] },
    workAuthorization: { ...guide.workAuthorization!, details: [] },
  });
  expect(section('Quick Facts').getByText('N/A')).toBeVisible();
  expect(section(/Tests/).getAllByText('Contact us for requirements')).toHaveLength(3);
  expect(section(/Documents|Document/).getAllByText('Contact for details')).toHaveLength(3);
  expect(section(/Authorization/).getByText('Contact us for detailed information')).toHaveAttribute(
    'href',
    '/#contact',
  );
});

test('every figure carries the number of its source, counted by first use', () => {
  const { container } = show();
  const marks = [...container.querySelectorAll('sup a')];
  const numbers = marks.map((mark) => Number(mark.textContent));
  const firstUses = numbers.filter((number, index) => numbers.indexOf(number) === index);
  expect(firstUses).toEqual(firstUses.map((_, index) => index + 1));
  // Each statement and amount of the fixture with a source has its mark.
  const shown = JSON.stringify({ ...guide, sources: 0, planning: planning.admissions });
  expect(marks).toHaveLength(shown.split('"source":').length - 1);

  const entries = section('Sources').getAllByRole('listitem');
  expect(entries).toHaveLength(Object.keys(guide.sources).length - 1 + Object.keys(planning.sources).length);
  for (const mark of marks) {
    const entry = document.getElementById(mark.getAttribute('href')!.split('#')[1]!)!;
    expect(entry).toHaveTextContent(mark.getAttribute('aria-label')!.split(': ')[1]!);
    expect(mark).toHaveAccessibleName(/^Source \d+: Page of \w+$/);
  }
  expect(entries[0]).toHaveTextContent('Page of population, checked on 5 October 2026');
  expect(screen.queryByText('Page of unused')).toBeNull();
});

test('a source that the guide lacks leaves no mark', () => {
  show({ highlights: [{ text: 'Highlight.', source: 'nowhere' }] });
  expect(screen.getByText('Highlight.').querySelector('sup')).toBeNull();
});

test('each top university leads to its page, and to the list and the search of the whole country', () => {
  show();
  const top = section('Top Universities');
  expect(top.getByRole('link', { name: 'Easton College' })).toHaveAttribute(
    'href',
    '/universities/easton-college',
  );
  expect(top.getByRole('link', { name: /^All universities in Testland/ })).toHaveAttribute(
    'href',
    '/country/testland/universities',
  );
  expect(top.getByRole('link', { name: /^Search them .*with a free account$/ })).toHaveAttribute(
    'href',
    '/student-portal?country=Testland',
  );
  expect(top.getByText('#101-110')).toBeVisible();
  expect(top.getByText('not ranked')).toBeVisible();
});

test('the list beside the map numbers the cities, then the other towns with their universities', () => {
  show();
  const [...places] = within(section('Top Universities').getAllByRole('list')[1]!).getAllByRole('listitem');
  expect(places.map(({ textContent }) => textContent)).toEqual([
    '1NorthportRain and cheap rooms.',
    '2SouthgateDear and lively.',
    '3EastonEaston College, Easton School of Art',
  ]);
  expect(placesOf(guide)[0]!.universities).toHaveLength(1);
});

test('a town that is part of a city shares its dot', () => {
  const [northport, ...others] = guide.studyCities;
  const studyCities = [{ ...northport!, towns: ['Easton'] }, ...others];
  expect(placesOf({ ...guide, studyCities }).map(({ name }) => name)).toEqual(['Northport', 'Southgate']);
  show({ studyCities });
  expect(section('Top Universities').getByText(', with Easton')).toBeVisible();
});

test('costs stand in the local currency and in dollars', () => {
  show();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/^Usual range/).getByRole('cell')).toHaveTextContent('£0–30,000$0–39,700');
  expect(row(/^Transport/).getByRole('cell')).toHaveTextContent('No fee');
  expect(row(/^Health insurance/).getByRole('cell')).toHaveTextContent('£776$1,030');
  expect(screen.getByText(/of 5 October 2026/)).toBeVisible();
  expect(screen.getByText('£34,000, about ₹43.3 lakh')).toBeVisible();
});

test('other fees stand below, those in rupees and those without a figure, too', () => {
  const fees: CountryCosts['fees'] = [
    { name: 'Card', yearly: true, amount: { from: 100, to: 200, source: 'visa' } },
    { name: 'Certificate', inRupees: true, amount: { from: 18000, note: 'April', source: 'visa' } },
    { name: 'Test' },
  ];
  show({ detailedCosts: { ...guide.detailedCosts!, fees } });
  const rows = section('Cost of Study & Living').getAllByRole('row');
  const told = rows.map(({ textContent }) => textContent);
  expect(told.slice(told.indexOf('Other fees') + 1)).toEqual([
    expect.stringMatching(/^Card, a year\d+£100–200\$130–260$/),
    expect.stringMatching(/^CertificateApril\d+₹18,000\$190$/),
    'TestNot known',
  ]);
});

test('amounts: one, a range, nothing; dollars rounded', () => {
  expect(formatAmount('CAD', { from: 1500, to: 2000 })).toBe('CAD 1,500–2,000');
  expect(formatAmount('€', { from: 28.5 })).toBe('€28.50');
  expect(formatAmount('€', { from: 5, to: 5 })).toBe('€5');
  expect(formatAmount('€', { from: 0 })).toBe('No fee');
  const euros = { symbol: '€', currency: 'EUR' } as const;
  expect(formatUsd(euros, { from: 5, source: '' })).toBe('$6');
  expect(formatUsd(euros, { from: 77, to: 30000, source: '' })).toBe('$90–33,600');
});

describe('the next intakes', () => {
  const rows = () => section('Intake Periods').getAllByRole('row').slice(1);
  afterEach(() => jest.useRealTimers());

  test('have their months and official days; what is over says so, and what has begun is left out', () => {
    jest.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
    show();
    expect(rows()).toHaveLength(1);
    const [row] = rows();
    expect(row).toHaveTextContent('September 2027Undergraduate and Masters');
    expect(row).toHaveTextContent('October 2026 to January 2027First come, first served.');
    expect(row).toHaveTextContent('June to August 2027');
    expect(row).toHaveTextContent('Northport: 15 October 2026, 18:00 London time (over)');
    expect(row).toHaveTextContent(/Southgate: 13 January 2027(?! \(over)/);
    // Not “Now”, which would promise that there is time enough.
    expect(row).toHaveTextContent('Due since March 2026');
  });

  test('never show a day that has passed as one to come', () => {
    jest.useFakeTimers({ now: new Date('2027-02-01T00:00:00Z') });
    show();
    expect(rows()[0]).toHaveTextContent(/Southgate: 13 January 2027 \(over\)/);
    expect(rows()[0]).toHaveTextContent(/October 2026 to January 2027 \(over\)/);
    jest.setSystemTime(new Date('2027-10-01T00:00:00Z'));
    show();
    expect(screen.getAllByRole('region', { name: 'Intake Periods' }).at(-1)).not.toHaveTextContent(
      'September 2027',
    );
  });
});

test('refusals: the share, its time and its source, and the reasons', () => {
  show();
  const refused = section('When a Visa Is Refused');
  expect(refused.getByText('Refused, 2025').nextSibling).toHaveTextContent(/^7% of the applications/);
  expect(refused.getByText('No money in the account')).toBeVisible();
  expect(refused.getByText(/A reason without a source .* nobody has counted/)).toBeVisible();
});

test('master’s degrees: what a page did not say stays open', () => {
  show();
  const row = section('Master’s Degrees, by University').getAllByRole('row')[1];
  expect(row).toHaveTextContent(/IELTS 7\.031 March$/);
});

test('the year strip marks the months that the intakes name', () => {
  const year = intakeYear(guide.intakeDetails);
  const marked = months.filter((_, index) => year[index]);
  expect(marked).toEqual(['January', 'May', 'September', 'October']);
  expect(year[8]).toBe('primary');
  expect(year[0]).toBe('secondary');
  expect(year[4]).toBe('limited');
});

describe('the table of contents', () => {
  const scroll = () =>
    act(async () => {
      window.dispatchEvent(new Event('scroll'));
      await new Promise((done) => requestAnimationFrame(done));
    });
  const current = () =>
    screen.getAllByRole('link', { current: 'location' }).map((link) => link.getAttribute('href'));

  test('marks the section being read wherever the reader jumps to, and ends', async () => {
    const { container } = show();
    const sections = [...container.querySelectorAll('section[id]')];
    let top = 0;
    // Each section is 1000 px high, below 800 px of hero.
    sections.forEach((section, index) => {
      section.getBoundingClientRect = () => ({ top: 800 + index * 1000 - top }) as DOMRect;
    });
    const end = followContents(container);
    const at = async (position: number) => {
      top = position;
      await scroll();
      return current();
    };
    expect(current()).toEqual(['/#facts', '/#facts']);
    expect(await at(sections.length * 1000 + 2000)).toEqual(['/#sources', '/#sources']);
    expect(container.querySelector('summary')).toHaveTextContent('On this pageSources');
    expect(await at(5800)).toEqual(['/#costs', '/#costs']);
    expect(await at(0)).toEqual(['/#facts', '/#facts']);
    end();
    expect(await at(5800)).toEqual(['/#facts', '/#facts']);
  });

  test('closes on a choice, on Escape and when the keyboard leaves it', async () => {
    const user = userEvent.setup();
    const { container } = show();
    followContents(container);
    const bar = container.querySelector('details')!;
    const link = (name: string) => within(bar).getByRole('link', { name });
    bar.open = true;
    await user.click(link('Visa Process'));
    expect(bar.open).toBe(false);

    bar.open = true;
    link('Visa Process').focus();
    await user.keyboard('{Escape}');
    expect(bar.open).toBe(false);
    expect(bar.querySelector('summary')).toHaveFocus();

    bar.open = true;
    link('Sources').focus();
    expect(bar.open).toBe(true);
    await user.tab();
    expect(bar.open).toBe(false);
  });
});
