import type {
  Colleague,
  ConsultationRequestDetails,
  ConsultationStatus,
  DeskRequest,
  SharedDocument,
  SharedStudent,
  SharedTask,
  StudentDetails,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { application, applicationDocument, applicationTask } from './application';
import { fakeApi, pending, problem, type Answer, type Call } from './fake-api';

export const LIST = '/api/admin/consultation-requests';
export const TOKEN = 'a-good-admin-token';

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();

/** A consultation request of "Visitor 7" that came in six hours ago. */
export const deskRequest = (id: number, change: Partial<DeskRequest> = {}): DeskRequest => ({
  id,
  name: `Visitor ${id}`,
  email: `visitor${id}@example.com`,
  phone: '+91 98765 43210',
  country: 'Canada',
  course: 'Law',
  message: 'Hello\nthere',
  status: 'new',
  createdAt: hours(-5.9),
  withdrawnAt: null,
  waitingSince: hours(-5.9),
  dueAt: hours(18.1),
  firstAnsweredAt: null,
  lastContact: null,
  unseenMessages: 0,
  firstContactedAt: null,
  assignee: null,
  version: 1,
  ...change,
});

export const deskColleagues: Colleague[] = [
  { id: 2, name: 'Mei', email: null, role: 'counselor', languages: [], countries: [], open: 4 },
  { id: 1, name: 'Priya', email: null, role: 'owner', languages: [], countries: [], open: 2 },
];

type Respond = (call: Call) => Answer | Promise<Answer>;

interface Desk {
  list?: Respond;
  patch?: Respond;
  bulk?: Respond;
  details?: Respond;
  /** Any other call, by the start of its address. */
  others?: Record<string, Respond>;
}

export const deskSummary = {
  total: 1234,
  new: 600,
  contacted: 300,
  scheduled: 200,
  completed: 134,
  overdue: 7,
  dueToday: 3,
  waiting: 9,
  waitingMine: 4,
  waitingUnassigned: 2,
  medianFirstResponseMinutes: 95,
};

export const details = (
  id: number,
  change: Partial<ConsultationRequestDetails> = {},
): ConsultationRequestDetails => ({
  ...deskRequest(id),
  studentId: null,
  history: [],
  others: [],
  sameEmailCount: 0,
  samePhoneCount: 0,
  ...change,
});

/** A server of the staff desk with one request, or as told; lists every call. */
export const deskServer = ({ list, patch, bulk, details: one, others = {} }: Desk = {}): Call[] =>
  fakeApi((call) => {
    for (const [start, respond] of Object.entries(others))
      if (call.url.startsWith(start)) return respond(call);
    if (call.url === `${LIST}/summary`) return { body: deskSummary };
    if (call.url === '/api/admin/me') return { body: { id: 1, name: 'Priya', role: 'owner' } };
    if (call.url === '/api/admin/colleagues') return { body: deskColleagues };
    if (call.url.endsWith('/messages')) return { body: { messages: [], earlier: false } };
    // A stream that says nothing.
    if (call.url.endsWith('/messages/news')) return pending<Answer>().promise;
    if (call.url.startsWith('/api/admin/mails')) return { body: [] };
    if (call.url === '/api/admin/exports') return { body: [] };
    if (call.method === 'PATCH')
      return (
        patch?.(call) ?? {
          body: deskRequest(1, { status: (call.body as { status: ConsultationStatus }).status }),
        }
      );
    if (call.url === `${LIST}/status`) return bulk?.(call) ?? problem(404, 'No bulk answer is prepared.');
    if (new RegExp(`^${LIST}/\\d+$`).test(call.url)) {
      return one?.(call) ?? { body: details(Number(call.url.split('/').at(-1))) };
    }
    return list?.(call) ?? { body: [deskRequest(1)] };
  });

/** Calls for the list itself. */
export const listCalls = (calls: Call[]) => calls.filter(({ url }) => url.startsWith(`${LIST}?`));

/** "Asha Rao", who shares three applications through request 12. */
export const sharedStudent: SharedStudent = {
  id: 7,
  name: 'Asha Rao',
  email: 'asha@example.com',
  requestId: 12,
  assignee: { id: 2, name: 'Mei' },
  sharesPlan: true,
  sharedSince: '2026-11-20T09:30:00.000Z',
  applications: 3,
  open: 2,
  stalest: {
    id: 1,
    university: 'University 1',
    stage: 'submitted',
    stageSince: '2026-03-05',
    unchangedOn: null,
  },
  documentsReady: 1,
  outdatedPlans: 0,
  nextTask: {
    id: 5,
    applicationId: 1,
    university: 'University 1',
    title: 'Send the application',
    owner: 'student',
    dueOn: '2027-01-13',
    dueTime: null,
    zone: 'Asia/Kolkata',
    dueAt: '2027-01-13T18:30:00.000Z',
  },
  nextOffer: null,
  nextClosing: null,
};

const sharedTask = (id: number, change: Partial<SharedTask>): SharedTask => {
  const { note: _, ...task } = applicationTask(id, change);
  return task;
};
const sharedDocument = (id: number, change: Partial<SharedDocument>): SharedDocument => {
  const { note: _, ...document } = applicationDocument(id, change);
  return document;
};
const { notes: _, ...shared } = application(1, {
  stage: 'submitted',
  stageSince: '2026-03-05',
  nextStages: ['offer', 'rejected'],
  version: 3,
});
const {
  open: _open,
  stalest: _stalest,
  documentsReady: _ready,
  outdatedPlans: _older,
  nextTask: _next,
  nextOffer: _offer,
  nextClosing: _closing,
  ...student
} = sharedStudent;

/** The same with one of them. */
export const studentDetails: StudentDetails = {
  ...student,
  applications: [
    {
      ...shared,
      tasks: [
        sharedTask(5, { title: 'Send the application' }),
        sharedTask(6, { title: 'Check the statement', owner: 'counselor', dueOn: '2026-12-24' }),
        sharedTask(7, { title: 'Take the test', doneAt: '2026-11-20T09:30:00.000Z', doneBy: 'student' }),
      ],
      documents: [sharedDocument(3, { name: 'Passport', state: 'ready' })],
    },
  ],
};
