import type {
  Account,
  PlanSettingsDto,
  ShortlistEntryDto,
  UniversityDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { fakeApi, type Answer, type Call } from './fake-api';

export const ME = 'asha@example.com';
export const SHORTLIST = `GET /api/users/${encodeURIComponent(ME)}/shortlist`;

/** An account that tells nothing of the student. */
export const account = (change: Partial<Account> = {}): Account => ({
  username: ME,
  createdAt: '2026-01-05T09:30:00.000Z',
  savedUniversities: 0,
  gpa: null,
  cgpa: null,
  percentage: null,
  programLevel: null,
  fieldOfStudy: null,
  budgetUSD: null,
  destinations: [],
  ...change,
});

/** One saved pair; each later id is saved a minute later. */
export const entry = (universityId: number, fieldOfStudy: string): ShortlistEntryDto => ({
  userId: ME,
  universityId,
  fieldOfStudy: fieldOfStudy as ShortlistEntryDto['fieldOfStudy'],
  createdAt: new Date(Date.UTC(2026, 10, 20, 9, universityId)).toISOString(),
});

type Route = Answer | ((call: Call) => Answer | Promise<Answer>);

export const planSettings = (change: Partial<PlanSettingsDto> = {}): PlanSettingsDto => ({
  reminders: true,
  emailConfirmed: true,
  timeZone: 'Asia/Kolkata',
  calendarToken: null,
  familyToken: null,
  ...change,
});

/** The default answers of the routes that give no list. */
const own: Record<string, object> = {
  'GET /api/users/me': account(),
  'GET /api/applications/plan-settings': planSettings(),
};

/** Answers by "METHOD /path", whatever the query; lists are empty and the account without a profile unless told. */
export function portalServer(routes: Record<string, Route> = {}): Call[] {
  return fakeApi((call) => {
    const key = `${call.method} ${call.url.split('?')[0]}`;
    const route = routes[key] ?? { body: own[key] ?? [] };
    return typeof route === 'function' ? route(call) : route;
  });
}

/** The list as the server would answer: of these, by `ids` or in pages. */
export const listOf =
  (universities: readonly UniversityDto[]) =>
  ({ url }: Call): Answer => {
    const query = new URL(url, 'http://localhost').searchParams;
    const ids = query.get('ids')?.split(',').map(Number);
    const matches = universities.filter(({ id }) => !ids || ids.includes(id));
    const from = matches.findIndex(({ id }) => id === Number(query.get('cursor'))) + 1;
    const page = matches.slice(from, from + (Number(query.get('limit')) || Infinity));
    const more = from + page.length < matches.length;
    return {
      headers: {
        'X-Total-Count': String(matches.length),
        ...(more && { Link: `</api/universities?cursor=${page.at(-1)!.id}>; rel="next"` }),
      },
      body: page,
    };
  };

/** Questions for the first page of the list, decoded and without its length. */
export const asked = (calls: readonly Call[]) =>
  calls
    .filter(({ url }) => /^\/api\/universities(\?|$)/.test(url))
    .map(({ url }) => decodeURIComponent(url).replace(/[?&]limit=24$/, ''));

/** A window of 1440 pixels, or a phone. */
export function setWidth(kind: 'desktop' | 'phone') {
  window.matchMedia = (media) =>
    ({
      media,
      matches: kind === 'phone' && media.includes('768px'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}
