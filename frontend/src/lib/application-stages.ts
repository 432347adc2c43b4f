import type { ApplicationStage, OpenTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

interface StageWords {
  name: string;
  /** What the button that sets it says; none for the first. */
  act?: string;
  /** What its student does next; none once it is closed. */
  next?: string;
  badge: 'plain' | 'new' | 'contacted' | 'scheduled' | 'completed' | 'other';
  /** Others decide, so it makes sense to ask them. */
  waits?: true;
}

/** In the order in which they are reached. */
const words: Record<ApplicationStage, StageWords> = {
  planned: {
    name: 'Planned',
    next: 'Read on the university’s page what it asks for, and begin with your documents.',
    badge: 'plain',
  },
  preparing: {
    name: 'Preparing',
    act: 'Start preparing',
    next: 'Finish your documents and send the application.',
    badge: 'new',
  },
  submitted: {
    name: 'Submitted',
    act: 'It is submitted',
    next: 'Wait for the decision. If you hear nothing, ask the university and note the day here.',
    badge: 'contacted',
    waits: true,
  },
  offer: {
    name: 'Offer received',
    act: 'I have an offer',
    next: 'Read the conditions and until when the offer stands, then accept or decline it.',
    badge: 'scheduled',
  },
  rejected: { name: 'Rejected', act: 'I was rejected', badge: 'other' },
  accepted: {
    name: 'Offer accepted',
    act: 'I accept the offer',
    next: 'Pay what the university asks for to keep your place, and prepare the visa application.',
    badge: 'scheduled',
    waits: true,
  },
  declined: { name: 'Offer declined', act: 'I decline the offer', badge: 'other' },
  visa: {
    name: 'Visa under way',
    act: 'I have applied for the visa',
    next: 'Wait for the visa before you book what cannot be returned.',
    badge: 'scheduled',
    waits: true,
  },
  enrolled: { name: 'Enrolled', act: 'I am enrolled', badge: 'completed' },
  refused: { name: 'Visa refused', act: 'The visa was refused', badge: 'other' },
  withdrawn: { name: 'Withdrawn', act: 'Withdraw the application', badge: 'other' },
};

/** A server that is newer may know more stages. */
export const stageWords = (stage: ApplicationStage | null | undefined): StageWords =>
  (stage && words[stage]) || { name: stage ?? 'Stage not known', badge: 'other' };

export type TaskStage = NonNullable<OpenTask['beforeStage']>;

/** The open stages that an application may have when it has reached each of these. */
const FROM: Record<TaskStage, readonly ApplicationStage[]> = {
  submitted: ['submitted', 'offer', 'accepted', 'visa'],
  accepted: ['accepted', 'visa'],
  visa: ['visa'],
};

export const hasReached = (stage: ApplicationStage, before: TaskStage | null): boolean =>
  before !== null && FROM[before].includes(stage);

/** Whether a task belongs before a stage that its application has reached. A server before the field sends none. */
export const isBehind = (
  { stage }: { stage: ApplicationStage },
  { beforeStage }: Partial<Pick<OpenTask, 'beforeStage'>>,
): boolean => hasReached(stage, beforeStage ?? null);
