import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Component as PortalPage } from '@/features/portal/portal-page';
import { application } from './application';
import type { Call } from './fake-api';
import { listOf, ME, portalServer, setWidth } from './portal';
import { renderFeature } from './render-feature';
import { university } from './university';

/* For tests of the portal's applications: two universities are listed, and the student is logged in at a desktop. */

export const PAGE = '/student-portal/applications';
export const LIST = 'GET /api/applications';

export type Routes = Parameters<typeof portalServer>[0];
export const server = (routes: Routes = {}) =>
  portalServer({ 'GET /api/universities': listOf([university(1), university(2)]), ...routes });
export const visit = (path = PAGE) => renderFeature(<PortalPage />, path, '/student-portal/*');
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const failure = (description: string) => ({ title: 'Error', description, variant: 'destructive' });

/** Makes it that day for the tests that follow: the records from which plans are made are of 2027 and 2028. */
export function setDay(day: string): void {
  jest.restoreAllMocks();
  const ahead = Date.parse(`${day}T06:00Z`) - Date.now();
  const real = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => real() + ahead);
}

/** Shows an application to "University 1". */
export async function open(stored: ApplicationDetails, routes: Routes = {}): Promise<Call[]> {
  const one = `/api/applications/${stored.id}`;
  const calls = server({ [LIST]: { body: [stored] }, [`GET ${one}`]: { body: stored }, ...routes });
  visit(`${PAGE}?open=application-${stored.id}`);
  await heading('University 1');
  return calls;
}

export const submitted = (change: Partial<ApplicationDetails> = {}) =>
  application(7, {
    stage: 'submitted',
    stageSince: '2026-03-05',
    nextStages: ['offer', 'rejected', 'withdrawn'],
    version: 3,
    ...change,
  });

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem('student-user', ME);
  setWidth('desktop');
});
