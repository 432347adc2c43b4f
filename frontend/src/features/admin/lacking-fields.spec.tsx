import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  deskRequest,
  deskServer,
  deskSummary,
  details,
  LIST,
  TOKEN,
  sharedStudent,
  studentDetails,
} from '@/test/desk';
import { expectAllBut, lacking } from '@/test/lacking';
import { setWidth } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from './admin-page';

const open = (query: string) => renderFeature(<AdminPage />, `/admin${query}`, '/admin');
beforeEach(() => {
  sessionStorage.setItem('admin-token', TOKEN);
  setWidth('desktop');
});

const request = (id: number) => deskRequest(id, { createdAt: '2026-11-20T10:00:00.000Z' });

test('requests that each lack a field stand in the list with their others', async () => {
  const cards = lacking(request(1), ['id']).map(({ field, answer }, i) => ({
    field,
    answer: { ...answer, id: i + 1 },
  }));
  deskServer({ list: () => ({ body: cards.map(({ answer }) => answer) }) });
  open('');
  const articles = await screen.findAllByRole('article');
  expect(articles).toHaveLength(cards.length);
  for (const [i, { field }] of cards.entries()) {
    expectAllBut(
      field,
      [
        ['Visitor 1', 'name'],
        ['visitor1@example.com', 'email'],
        ['+91 98765 43210', 'phone'],
        ['Canada', 'country'],
        ['20 Nov 2026', 'createdAt'],
      ],
      articles[i],
    );
  }
});

const event = {
  id: 1,
  actor: 'staff',
  actorName: 'Asha',
  action: 'note',
  detail: { text: 'Called.' },
  createdAt: new Date().toISOString(),
} as const;
const other = {
  id: 5,
  name: 'Visitor 5',
  status: 'new',
  createdAt: event.createdAt,
  sameEmail: true,
  samePhone: false,
} as const;
const whole = { ...details(1), history: [event], others: [other] };

test.each([
  ...lacking(whole, ['id']),
  ...lacking(event, ['id']).map(({ answer }) => ({
    field: 'history',
    answer: { ...whole, history: [answer] },
  })),
  ...lacking(other, ['id']).map(({ answer }) => ({
    field: 'others',
    answer: { ...whole, others: [answer] },
  })),
])('an open request that lacks a field: $field', async ({ field, answer }) => {
  deskServer({ details: () => ({ body: answer }), list: () => ({ body: [] }) });
  open('?request=1');
  await screen.findByRole('region', { name: 'History' });
  expectAllBut(
    field,
    [
      ['Visitor 1', 'name'],
      ['visitor1@example.com', 'email'],
      ['Called.', 'history'],
      ['Visitor 5', 'others'],
    ],
    screen.getByRole('complementary', { name: /^Request/ }),
  );
});

const statistics = {
  from: '2026-10-22',
  to: '2026-11-20',
  days: [{ day: '2026-11-20', requests: 29 }],
  statuses: { new: 5, contacted: 10, scheduled: 20, completed: 400 },
  countries: [{ country: 'Canada', requests: 300 }],
};
const newest = { username: 'asha@example.com', createdAt: '2026-11-20T10:00:00.000Z', saved: 3 };
const subscriber = { id: 1, email: 'reader@example.com', status: 'confirmed', createdAt: newest.createdAt };
const mail = {
  id: 1,
  kind: 'password-reset',
  recipient: 'lost@example.com',
  state: 'failed',
  attempts: 9,
  lastError: 'Refused.',
  requestId: null,
  createdAt: newest.createdAt,
};

test.each([
  [
    '?view=charts',
    `${LIST}/statistics`,
    lacking(statistics),
    [['By destination'], ['Canada', 'countries'], ['29 requests', 'days']],
  ],
  [
    '?view=charts',
    `${LIST}/statistics`,
    lacking(statistics.days[0]!).map(({ field, answer }) => ({
      field,
      answer: { ...statistics, days: [answer] },
    })),
    [['Canada']],
  ],
  [
    '?view=charts',
    `${LIST}/statistics`,
    lacking(statistics.countries[0]!).map(({ field, answer }) => ({
      field,
      answer: { ...statistics, countries: [answer] },
    })),
    [['29 requests']],
  ],
  [
    '?view=charts',
    `${LIST}/statistics`,
    lacking(statistics.statuses).map(({ field, answer }) => ({
      field,
      answer: { ...statistics, statuses: answer },
    })),
    [['29 requests'], ['Canada']],
  ],
  [
    '?view=accounts',
    '/api/admin/accounts',
    lacking({ total: 1, newest: [newest] }),
    [['student account'], ['asha@example.com', 'newest']],
  ],
  [
    '?view=accounts',
    '/api/admin/accounts',
    lacking(newest).map(({ field, answer }) => ({ field, answer: { total: 7, newest: [answer] } })),
    [['7 student accounts'], ['asha@example.com', 'username']],
  ],
  [
    '?view=students',
    '/api/admin/students',
    lacking(sharedStudent, ['id']).map(({ field, answer }) => ({ field, answer: [answer] })),
    [
      ['Asha Rao', 'name'],
      ['asha@example.com', 'email'],
      ['2 of 3', 'open', 'applications'],
      ['University 1', 'stalest'],
      ['Mei', 'assignee'],
    ],
  ],
  [
    '?view=students',
    '/api/admin/students',
    lacking(sharedStudent.stalest!).map(({ field, answer }) => ({
      field,
      answer: [{ ...sharedStudent, stalest: answer }],
    })),
    [
      ['Submitted', 'stage'],
      ['since 5 March 2026', 'stageSince'],
      ['University 1', 'university'],
    ],
  ],
  [
    '?view=students&student=7',
    '/api/admin/students',
    lacking(studentDetails, ['id', 'requestId']),
    [
      ['Asha Rao', 'name'],
      ['asha@example.com', 'email'],
      ['University 1', 'applications'],
      ['Request No. 12'],
    ],
  ],
  [
    '?view=students&student=7',
    '/api/admin/students',
    lacking(studentDetails.applications[0]!, ['id']).map(({ field, answer }) => ({
      field,
      answer: { ...studentDetails, applications: [answer] },
    })),
    [
      ['University 1', 'university'],
      ['Submitted', 'stage'],
      ['since 5 March 2026', 'stageSince'],
      ['Added as planned'],
    ],
  ],
  [
    '?view=newsletter',
    '/api/admin/newsletter',
    lacking(subscriber, ['id']).map(({ field, answer }) => ({ field, answer: [answer] })),
    [['reader@example.com', 'email']],
  ],
  [
    '',
    '/api/admin/mails',
    lacking(mail, ['id']).map(({ field, answer }) => ({ field, answer: [answer] })),
    [['Visitor 1'], ['lost@example.com', 'recipient'], ['One mail could not be sent']],
  ],
  ['', `${LIST}/summary`, lacking(deskSummary), [['Visitor 1'], ['1,234', 'total']]],
] as const)('what the desk shows at "%s" of %s', async (query, start, answers, told) => {
  for (const { field, answer } of answers) {
    deskServer({ others: { [start]: () => ({ body: answer }) } });
    open(query);
    await waitFor(() => expectAllBut(field, told));
    cleanup();
  }
});
