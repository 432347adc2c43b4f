import { university } from '@/test/university';
import { metaOf } from './describe';

const metaFor = (name: string, city = 'Toronto') =>
  metaOf({
    ...university(1, { name, city, country: 'Canada', worldRank: null }),
    references: [],
    similar: [],
  });

test('title and description keep to what search engines show, however long the name', () => {
  expect(metaFor('York University').title).toBe('York University, Toronto: fees, rank and entry');
  expect(metaFor('Toronto Metropolitan University').title).toBe(
    'Toronto Metropolitan University: fees, rank and entry',
  );
  const long = metaFor('Institute of Applied Sciences, Engineering and Commerce');
  expect(long.title).toBe('Institute of Applied Sciences, Engineering and Commerce: fees');
  for (const { description } of [long, metaFor('York University')])
    expect(description.length).toBeLessThanOrEqual(160);
});

test('the fee of a whole degree is called none of a year', () => {
  const { description } = metaOf({
    ...university(1, { tuitionSource: 'INSEAD, fee page: whole degrees (EUR 57,870–109,860 in all)' }),
    references: [],
    similar: [],
  });
  expect(description).toMatch(/\$[\d,]+ in all, /);
  expect(description).not.toContain('a year');
});
