import type { LoanExample } from '@/content/service';

/**
 * The monthly instalment that pays off a loan at a fixed rate.
 * @param rate percent a year, charged monthly
 */
export function instalment(principal: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  return monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months);
}

/** The cost of a repayment plan in whole rupees. Until the first instalment interest is simple, not compound. */
export function costOfPlan(
  { principal, rate, moratoriumMonths }: LoanExample,
  { years, interestPaidWhileStudying }: LoanExample['plans'][number],
) {
  const interestUntilStart = (principal * rate * moratoriumMonths) / 1200;
  const balance = interestPaidWhileStudying ? principal : principal + interestUntilStart;
  const monthly = instalment(balance, rate, years * 12);
  const total = monthly * years * 12 + (interestPaidWhileStudying ? interestUntilStart : 0);
  return {
    whileStudying: interestPaidWhileStudying ? Math.round(interestUntilStart / moratoriumMonths) : 0,
    balance: Math.round(balance),
    instalment: Math.round(monthly),
    total: Math.round(total),
    interest: Math.round(total - principal),
  };
}
