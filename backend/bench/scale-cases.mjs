import { LIST, STUDENTS } from './calls.mjs';

const list = (parameters) => `${LIST}?${new URLSearchParams({ limit: 50, ...parameters })}`;
const searches = (words, also = {}) => words.map((search) => list({ search, ...also }));

/** The staff desk's. Each takes its paths in turn, so that no answer is asked for twice in a row. */
export const DESK_CASES = {
  'first page of 50': () => [list()],
  'first page of 500': () => [LIST],
  'page in the middle': ({ middle }) => [list({ cursor: middle })],
  status: () => ['new', 'contacted', 'scheduled', 'completed'].map((status) => list({ status })),
  destination: () => ['United States', 'Dubai', 'Slovakia', 'none'].map((country) => list({ country })),
  'status and destination': () => [
    list({ status: 'contacted', country: 'Slovakia' }),
    list({ status: 'new', country: 'Canada' }),
  ],
  'one day': ({ day }) => [list({ from: day, to: day })],
  'a month, oldest first': ({ day, month }) => [list({ from: month, to: day, sort: 'oldest' })],
  overdue: () => [list({ due: 'overdue' }), list({ due: 'overdue', sort: 'oldest' })],
  'due today': () => [list({ due: 'today' })],
  'those who wait, the longest first': () => [list({ sort: 'waiting' })],
  'search: common names': () => searches(['kumar', 'singh', 'asha', 'gmail', 'Sharma']),
  'search: names of one in a hundred': () => searches(['dhillon', 'xerxes', 'zutshi', 'usha', 'trivedi']),
  'search: first and last name': () =>
    searches(['ravi kumar', 'xerxes zutshi', 'asha rao', 'zoya sodhi', 'n kumar']),
  'search: e-mail': ({ people }) => searches(people.map(({ email }) => email)),
  'search: phone': ({ people }) =>
    searches(people.flatMap(({ phone }) => [phone, phone.slice(4), phone.slice(4, 9), phone.slice(4, 13)])),
  'search: nothing found': () => searches(['zzzzz', 'quixotic', 'nobody@example.com']),
  'search: one letter or two': () => searches(['a', 'z', 'ku', 'qx', '9', '77', 'x ', '@', 'é']),
  'search and status': () =>
    ['new', 'contacted', 'completed'].flatMap((status) =>
      searches(['kumar', 'zutshi', 'dave', 'qx'], { status }),
    ),
  'search and destination': () => searches(['kumar', 'zutshi', 'qx'], { country: 'Slovakia' }),
  'search among the overdue': () => searches(['kumar', 'zutshi', 'qx'], { due: 'overdue' }),
  'next page of a search': ({ middle }) => searches(['kumar', 'zutshi', 'qx'], { cursor: middle }),
  summary: () => [`${LIST}/summary`],
  statistics: () => [`${LIST}/statistics`],
  'one request': ({ people }) => people.map(({ id }) => `${LIST}/${id}`),
};

/** The desk's, and the public figure, where everybody waits. */
export const WAITING_CASES = {
  ...Object.fromEntries(
    ['those who wait, the longest first', 'overdue', 'due today', 'search among the overdue', 'summary'].map(
      (name) => [name, DESK_CASES[name]],
    ),
  ),
  'overdue, the longest first': () => [list({ due: 'overdue', sort: 'waiting' })],
  'page in the middle, the longest wait first': ({ middle }) => [list({ sort: 'waiting', cursor: middle })],
  'waiting of a destination, the longest first': () => [list({ sort: 'waiting', country: 'Slovakia' })],
  team: () => ['/api/admin/team'],
  'response time': () => ['/api/response-time'],
};

/** The same desk for a counselor, who sees the own requests and those of nobody. */
export const COUNSELOR_CASES = {
  'counselor: first page of 50': () => [list()],
  'counselor: mine, waiting longest': () => [list({ assignee: 'me', sort: 'waiting' })],
  'counselor: summary': () => [`${LIST}/summary`],
};

const studentsBy = (parameters) => `${STUDENTS}?${new URLSearchParams({ limit: 50, ...parameters })}`;

const found = (...words) => words.map((search) => studentsBy({ search, limit: 5 }));

/** Of the students who share their applications. */
export const STUDENT_CASES = {
  'first page of 50': () => [studentsBy()],
  'first page of 100': () => [STUDENTS],
  'page in the middle': ({ cursor }) => [studentsBy({ cursor })],
  'by the next due day': () => [studentsBy({ sort: 'due' })],
  'by the next due day, in the middle': ({ dueCursor }) => [studentsBy({ sort: 'due', cursor: dueCursor })],
  // Few enough that both sizes fill the page, from here on.
  'unassigned, 20': () => [studentsBy({ assignee: 'none', limit: 20 })],
  'search: common names': () => found('kumar', 'singh', 'asha'),
  'search: names of one in a hundred': () => found('dhillon', 'zutshi', 'trivedi'),
  'search: nothing found': () => found('zzzzz', 'quixotic'),
  'one student': ({ applications }) => applications.map(({ userId }) => `${STUDENTS}/${userId}`),
};

/** No index serves it: every name is read. */
export const SHORT_STUDENT_SEARCH = ['a', 'ku', 'qx'].map((search) => studentsBy({ search, limit: 5 }));

/** The same for a counselor. */
export const STUDENTS_OF_COUNSELOR_CASES = {
  'counselor: first page of 20': () => [studentsBy({ limit: 20 })],
  'counselor: mine, 20': () => [studentsBy({ assignee: 'me', limit: 20 })],
  'counselor: by the next due day, 20': () => [studentsBy({ sort: 'due', limit: 20 })],
};

/** Ever another limit or bound, so that none is kept from the call before. */
const universities = (parameters) => (i) =>
  `/api/universities?${new URLSearchParams({ limit: 24, ...parameters(i) })}`;
const odd = (i) => ({ maxTuitionUSD: 90_000 + i });

/** The public lists'. */
export const UNIVERSITY_PAGES = {
  'first page by rank': universities(odd),
  'by tuition': universities((i) => ({ sort: 'tuition', ...odd(i) })),
  'by name': universities((i) => ({ sort: 'name', ...odd(i) })),
  country: universities((i) => ({ country: ['Canada', 'Germany', 'Ireland', 'Slovakia'][i % 4], ...odd(i) })),
  'field of study': universities((i) => ({ fieldOfStudy: 'Engineering', ...odd(i) })),
  'three filters': universities((i) => ({
    country: 'United States',
    fieldOfStudy: 'Engineering',
    minGraduateGpa: 3.2,
    maxTuitionUSD: 30_000 + i,
  })),
  'filter that keeps few': universities((i) => ({ country: 'Slovakia', minGraduateGpa: 2.9, ...odd(i) })),
  'filter that keeps none': universities((i) => ({ maxTuitionUSD: i / 1000, country: 'United States' })),
  'search: a frequent word': universities((i) => ({ search: 'university', ...odd(i) })),
  'search: a city': universities((i) => ({
    search: ['toronto', 'munich', 'boston', 'dublin'][i % 4],
    ...odd(i),
  })),
  'search: two words': universities((i) => ({ search: 'technology berlin', ...odd(i) })),
  'search: nothing found': universities((i) => ({ search: `zzz${i}` })),
  'a low GPA, met by the unranked': universities((i) => ({ minUndergraduateGpa: 2.4, ...odd(i) })),
  'a GPA that nobody asks for': universities((i) => ({ minGraduateGpa: 2.1, ...odd(i) })),
  'search and filter': universities((i) => ({ search: 'college', country: 'Canada', ...odd(i) })),
};

export const UNIVERSITY_POINTS = {
  'points on the map': (i) => `/api/universities/points?${new URLSearchParams(odd(i))}`,
  'points of a country': (i) =>
    `/api/universities/points?${new URLSearchParams({ country: 'France', ...odd(i) })}`,
};
