import type { LoanExample } from '@/content/service';
import { costOfPlan, instalment } from './loan';

const example: LoanExample = {
  principal: 3_000_000,
  rate: 10,
  moratoriumMonths: 36,
  plans: [],
  assumptions: [],
};

test('instalments pay the loan off to the last rupee', () => {
  for (const [principal, rate, months] of [
    [3_900_000, 10, 120],
    [1_000_000, 8.65, 180],
    [500_000, 14, 7],
  ] as const) {
    const monthly = instalment(principal, rate, months);
    let owed = principal;
    for (let month = 0; month < months; month++) owed += (owed * rate) / 1200 - monthly;
    expect(owed).toBeCloseTo(0, 4);
  }
  expect(instalment(120_000, 0, 12)).toBe(10_000);
});

test('interest until the first instalment is simple, and added to the loan unless it is paid', () => {
  const later = costOfPlan(example, { name: '', years: 10, interestPaidWhileStudying: false });
  expect(later).toMatchObject({ whileStudying: 0, balance: 3_900_000, instalment: 51_539 });
  expect(later.total).toBe(Math.round(instalment(3_900_000, 10, 120) * 120));
  expect(later.interest).toBe(later.total - 3_000_000);

  const meanwhile = costOfPlan(example, { name: '', years: 10, interestPaidWhileStudying: true });
  expect(meanwhile).toMatchObject({ whileStudying: 25_000, balance: 3_000_000, instalment: 39_645 });
  expect(meanwhile.total).toBe(Math.round(instalment(3_000_000, 10, 120) * 120 + 900_000));
});
