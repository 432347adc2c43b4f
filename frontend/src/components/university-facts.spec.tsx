import { render, screen } from '@testing-library/react';
import { countryRankSource, place, tuitionBasis } from '@/lib/university-facts';
import { university } from '@/test/university';
import { TuitionSource } from './tuition-source';
import { ProgramChips } from './program-chips';

test.each([
  [{ city: 'Dubai', region: null, country: 'Dubai' }, 'Dubai'],
  [{ city: 'New York', region: 'New York', country: 'United States' }, 'New York, United States'],
  [{ city: 'Troy', region: 'New York', country: 'United States' }, 'Troy, New York, United States'],
] as const)('the place of %j is %s', (where, text) => {
  expect(place(university(1, where))).toBe(text);
});

test.each([
  ['British Council: typical international undergraduate range (GBP 11,400 a year)', true],
  ["Study with New Zealand: typical range of international bachelor's degrees", true],
  ['Service-Public.fr: state-set licence fee for students from outside the EU', true],
  ['Service-Public.fr: state-set fees for students from outside the EU, licence to master', false],
  [
    "Service-Public.fr: state-set fees, a licence (bachelor's degree) at the bottom, a master's at the top",
    false,
  ],
  ['Education: fees, https://www.educationinireland.com/undergraduate-tuition-fees', false],
  ['Campus France: usual range of private institutions', false],
  ["A fee page: EUR 800 a semester for bachelor's students, 1,200 for master's", false],
])('%s: an undergraduate fee? %s', (tuitionSource, expected) => {
  expect(tuitionBasis(university(1, { tuitionSource }))).toBe(
    `${expected ? 'undergraduate fee, ' : ''}indicative, 2026`,
  );
});

test('a rank in Dubai counts within the Emirates', () => {
  const dubai = university(1, { country: 'Dubai' });
  expect(countryRankSource(dubai)).toBe('in the United Arab Emirates, QS World University Rankings 2026');
  expect(countryRankSource({ ...dubai, countryRank: null })).toBe('');
});

const sourceOf = (tuitionSource: string, tuitionYear: string) => {
  const { container } = render(<TuitionSource university={university(1, { tuitionSource, tuitionYear })} />);
  return container.textContent;
};

test('two addresses of a source are two links, named by their hosts', () => {
  expect(
    sourceOf(
      'Two universities: lowest and highest fee (AED 45,600–77,500 a year), https://aue.ae/cost-of-attendance and https://www.murdochuniversitydubai.com/fees',
      'year not stated',
    ),
  ).toBe(
    'Two universities: lowest and highest fee (AED 45,600–77,500 a year), year not stated: aue.ae and murdochuniversitydubai.com',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://aue.ae/cost-of-attendance',
    'https://www.murdochuniversitydubai.com/fees',
  ]);
});

test('one address is behind the words; a year that they name is not repeated', () => {
  expect(sourceOf('IPEDS 2023-24: tuition, https://nces.ed.gov/ipeds/', '2023-24')).toBe(
    'IPEDS 2023-24: tuition',
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://nces.ed.gov/ipeds/');
  expect(sourceOf('Ontario universities', '2025')).toBe('Ontario universities, 2025');
});

test('what is looked for or saved comes first among the programs', () => {
  render(
    <ProgramChips programs={['Arts', 'Education', 'Law']} limit={2} first={['Law', 'General Interest']} />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Law', 'Arts']);
});
