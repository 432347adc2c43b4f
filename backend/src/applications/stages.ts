export const STAGES = [
  'planned',
  'preparing',
  'submitted',
  'offer',
  'rejected',
  'accepted',
  'declined',
  'visa',
  'enrolled',
  'refused',
  'withdrawn',
] as const;
export type Stage = (typeof STAGES)[number];

/** Which stages may follow each. Where none may, the application is closed. */
export const NEXT: Readonly<Record<Stage, readonly Stage[]>> = {
  planned: ['preparing', 'withdrawn'],
  preparing: ['submitted', 'withdrawn'],
  submitted: ['offer', 'rejected', 'withdrawn'],
  offer: ['accepted', 'declined', 'withdrawn'],
  rejected: [],
  accepted: ['visa', 'withdrawn'],
  declined: [],
  visa: ['enrolled', 'refused', 'withdrawn'],
  enrolled: [],
  refused: [],
  withdrawn: [],
};

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why an application cannot go from one stage to another, and where it can go. */
export function closedTransition(from: Stage, to: Stage): string {
  const open = NEXT[from].map((stage) => `“${stage}”`);
  return open.length > 0
    ? `After “${from}” comes ${either.format(open)}, not “${to}”.`
    : `This application is “${from}”, and no other stage follows that.`;
}
