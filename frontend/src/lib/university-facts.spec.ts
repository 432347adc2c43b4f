import { feeBasis } from '@/features/universities/public/describe';
import { university } from '@/test/university';
import { localTuition, tuitionBasis, tuitionCaution, tuitionDegrees, tuitionName } from './university-facts';

const indicative = (tuitionSource: string) => university(1, { tuitionBasis: 'indicative', tuitionSource });

test('a range taken from other universities says so', () => {
  const melbourne = indicative(
    "Southern Cross University and the University of Sydney: lowest and highest international bachelor's fee of a public university among the Australian fee pages used here, dentistry aside (AUD 26,000–69,200 a year), https://a.test and https://b.test",
  );
  expect(tuitionCaution(melbourne)).toMatch(/not this university’s own fee/);
  expect(tuitionCaution(melbourne)).not.toMatch(/of this kind/);
  expect(tuitionBasis(melbourne)).toMatch(/, the range of the fee pages used, not its own fee$/);
  expect(localTuition(melbourne)).toBe('AUD 26,000 – 69,200');
});

test('a source without the fees of medicine says so', () => {
  const surgeons = indicative(
    'Education in Ireland: undergraduates from outside the EU, medicine and health excluded (EUR 10,300–29,000 a year), https://a.test',
  );
  expect(tuitionCaution(surgeons)).toMatch(
    /of this kind.*Fees for medicine and health are not in the source/,
  );
  expect(tuitionBasis(surgeons)).toMatch(/, without medicine and health$/);
});

test('a published fee needs no caution; dollars are not told twice', () => {
  const own = university(1, {
    tuitionBasis: 'published',
    tuitionSource: 'IPEDS: tuition (USD 42,380 a year), https://a.test',
  });
  expect([tuitionCaution(own), localTuition(own)]).toEqual(['', '']);
});

test('a figure of the press or a portal is called reported, not published', () => {
  const tuition = (publisher: string, tuitionYear: string) =>
    university(1, {
      tuitionBasis: 'published',
      tuitionYear,
      tuitionSource: `${publisher}: as a portal lists it (EUR 11,000 a year), https://a.test`,
    });
  const reported = tuition('Reported', '2025');
  expect(tuitionBasis(reported)).toBe('as reported, 2025');
  expect(feeBasis(reported)).toBe('as reported, 2025');
  expect(tuitionCaution(reported)).toMatch(/^This tuition is as others report it.*ask for it there\.$/);
  const own = tuition('A, fee page', '2025');
  expect([tuitionBasis(own), feeBasis(own), tuitionCaution(own)]).toEqual(['2025', 'published, 2025', '']);
});

test('the fee of a whole degree is shown as that, in the currency of its source', () => {
  const school = university(1, {
    tuitionBasis: 'published',
    tuitionYear: '2026',
    tuitionSource: 'INSEAD, fee page: whole degrees (EUR 57,870–109,860 in all), https://a.test',
  });
  expect(localTuition(school)).toBe('EUR 57,870 – 109,860');
  expect(tuitionBasis(school)).toBe('for a whole degree, not a year, 2026');
  expect([tuitionName(school), tuitionName(university(1))]).toEqual([
    'Tuition, whole degree',
    'Tuition a year',
  ]);
});

test('a range of bachelor’s degrees is not called the fee of a university for graduates only', () => {
  const art = indicative(
    'British Council: typical international undergraduate range, though this one teaches graduates only (GBP 11,400–38,000 a year), https://a.test',
  );
  expect(tuitionBasis(art)).toBe(
    'bachelor’s degrees elsewhere, though it teaches graduates only, indicative, 2026',
  );
  expect(tuitionDegrees(art)).toMatch(/elsewhere; this university teaches graduates only: ask/);
});

test('every figure says that the fee of a course may be another', () => {
  const own = (tuitionSource: string, tuitionMaxUSD = 30000) =>
    tuitionDegrees(university(1, { tuitionBasis: 'published', tuitionSource, tuitionMaxUSD }));
  expect(own('A, fee page: bachelor’s degrees (USD 30,000 a year), https://a.test')).toMatch(
    /^The figure is for international undergraduates; .*a full load of credits often cost more/,
  );
  expect(own('A, fee page: tuition (USD 30,000 a year), https://a.test')).toMatch(
    /^Master’s degrees often have fees of their own\. .*ask for the fee of your course and year\.$/,
  );
  expect(own("A, fee page: a year of its master's degrees (USD 30,000 a year), https://a.test")).toMatch(
    /^Other degrees often have fees of their own\./,
  );
  expect(own('A, fee page: no tuition, https://a.test', 0)).toMatch(/^Some degrees, most of them master’s/);
});
