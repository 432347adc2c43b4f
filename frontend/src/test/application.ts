import type {
  ApplicationDetails,
  ApplicationDocumentDto,
  ApplicationEventDto,
  ApplicationTaskDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** An application to "University 1", planned on 20 November 2026. */
export const application = (id: number, change: Partial<ApplicationDetails> = {}): ApplicationDetails => ({
  id,
  university: {
    id: 1,
    name: 'University 1',
    city: 'Cork',
    region: 'Munster',
    country: 'Ireland',
    sector: null,
  },
  programme: 'MSc Data Science',
  level: 'masters',
  intake: '2027-09',
  closesOn: null,
  stage: 'planned',
  stageSince: '2026-11-20',
  unchangedOn: null,
  nextStages: ['preparing', 'withdrawn'],
  undoUntil: null,
  version: 1,
  createdAt: '2026-11-20T09:30:00.000Z',
  notes: null,
  history: [],
  ...change,
});

export const applicationEvent = (
  id: number,
  change: Partial<ApplicationEventDto> = {},
): ApplicationEventDto => ({
  id,
  action: 'stage',
  actor: 'student',
  actorName: null,
  changes: [{ field: 'stage', from: 'planned', to: 'preparing' }],
  day: '2026-11-21',
  createdAt: '2026-11-21T09:30:00.000Z',
  undoneAt: null,
  ...change,
});

/** A task for 13 January 2027, in India. */
export const applicationTask = (
  id: number,
  change: Partial<ApplicationTaskDto> = {},
): ApplicationTaskDto => ({
  id,
  rule: null,
  owner: 'student',
  beforeStage: null,
  title: `Task ${id}`,
  note: null,
  dueOn: '2027-01-13',
  dueTime: null,
  zone: 'Asia/Kolkata',
  dueAt: '2027-01-13T18:30:00.000Z',
  pinned: false,
  outdated: false,
  doneAt: null,
  doneBy: null,
  doneByName: null,
  version: 1,
  ...change,
});

export const applicationDocument = (
  id: number,
  change: Partial<ApplicationDocumentDto> = {},
): ApplicationDocumentDto => ({
  id,
  name: `Document ${id}`,
  state: 'needed',
  note: null,
  comment: null,
  reviewedBy: null,
  reviewedAt: null,
  version: 1,
  ...change,
});
