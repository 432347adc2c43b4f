import { guideCostsOf } from './guide-costs';

test('a year is told in rupees at the rates that the site names', () => {
  expect(guideCostsOf('united-kingdom')).toMatchObject({ currency: 'GBP' });
  const { tuition, accommodation, food, transport, personal, yearInRupees } = guideCostsOf('united-kingdom');
  const lakh = ((tuition + accommodation + food + transport + personal) * 127.35) / 100_000;
  expect(yearInRupees).toBe(`₹${lakh.toFixed(1)} lakh`);
});
