import type { AmountKey } from './cost-plan';

export const amountLabels: Record<AmountKey, string> = {
  tuition: 'Tuition',
  accommodation: 'Accommodation',
  food: 'Food',
  transport: 'Transport',
  personal: 'Personal expenses',
  insurance: 'Health insurance',
  application: 'Application fee',
  visa: 'Visa fee',
  flight: 'Flight ticket',
  fees: 'Other fees of the first year',
  scholarship: 'Scholarship',
};
