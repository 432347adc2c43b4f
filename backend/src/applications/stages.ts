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

/**
 * What universities and embassies decide. Staff with whom a student shares an application record this and nothing else: the
 * rest is the student's own act. Students set every stage, since most letters reach them first, and many share nothing.
 */
const DECIDED_BY_OTHERS: readonly Stage[] = ['offer', 'rejected', 'enrolled', 'refused'];

/** The stages that staff, or else the student, may set after this one. */
export const openTo = (isStaff: boolean, stage: Stage): Stage[] =>
  NEXT[stage].filter((next) => !isStaff || DECIDED_BY_OTHERS.includes(next));

/** After which something may follow. */
export const OPEN_STAGES = STAGES.filter((stage) => NEXT[stage].length > 0);

/** The stages before which tasks belong. */
export const TASK_STAGES = ['submitted', 'accepted', 'visa'] as const;
export type TaskStage = (typeof TASK_STAGES)[number];

/** The open stages that an application may have when it has reached each of these. */
const FROM: Readonly<Record<TaskStage, readonly Stage[]>> = {
  submitted: ['submitted', 'offer', 'accepted', 'visa'],
  accepted: ['accepted', 'visa'],
  visa: ['visa'],
};

/** Whether a task belongs before a stage that its application has reached. */
export const isBehind = (stage: Stage, before: TaskStage | null): boolean =>
  before !== null && FROM[before].includes(stage);

/** The same as SQL, of application_tasks t and its applications a. */
export const IS_BEHIND = `coalesce((t."beforeStage", a.stage) IN (${TASK_STAGES.flatMap((before) =>
  FROM[before].map((stage) => `('${before}', '${stage}')`),
).join(', ')}), false)`;

/** It is neither sent nor closed. */
export const isToSend = (stage: Stage): boolean =>
  OPEN_STAGES.includes(stage) && !isBehind(stage, 'submitted');

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** Why staff, or else the student, cannot set a stage after another one, and which they can. */
export function closedTransition(isStaff: boolean, from: Stage, to: Stage): string {
  const open = either.format(openTo(isStaff, from).map((stage) => `“${stage}”`));
  if (NEXT[from].length === 0) return `This application is “${from}”, and no other stage follows that.`;
  if (!isStaff) return `After “${from}” comes ${open}, not “${to}”.`;
  return open
    ? `After “${from}” staff can set ${open}, not “${to}”.`
    : `What follows “${from}” is the student's own act, not for staff to set.`;
}
