import { cleanup, screen, within } from '@testing-library/react';
import type { ApplicationDetails, FamilyTask } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { FamilyPage } from '@/features/plans/family-page';
import { momentOf } from '@/lib/zones';
import { application, applicationTask } from '@/test/application';
import { setDay } from '@/test/applications';
import { fakeApi } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { waterloo } from '@/test/university';

describe('the page for the family', () => {
  const task = (rule: string | null, title: string, dueOn: string, zone: string): FamilyTask => {
    const { owner, dueTime, doneAt, outdated, pinned } = applicationTask(1);
    const dueAt = new Date(momentOf({ date: dueOn, zone })).toISOString();
    return { rule, title, owner, dueOn, dueTime, zone, dueAt, outdated, pinned, doneAt };
  };
  const shared = (dueOn: string) => task('english-test', 'Take the English test', dueOn, 'Asia/Kolkata');

  test('says zones in words, and a task that applications have in common once, with their names', async () => {
    const name = (n: number) => ({ ...application(n).university, name: `University ${n}` });
    fakeApi(() => ({
      body: [
        {
          ...application(1),
          tasks: [
            shared('2099-03-02'),
            task('apply', 'Send the application', '2099-03-14', 'America/New_York'),
          ],
        },
        { ...application(2), university: name(2), tasks: [shared('2099-03-01')] },
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = (await screen.findByRole('heading', { name: 'For several applications' })).parentElement!;
    expect(within(card).getByRole('listitem')).toHaveTextContent(
      /^Take the English testthe first by 1 March 2099 in Kolkata .+University 2, by 1 March 2099 · University 1, by 2 March 2099$/,
    );
    expect(screen.getAllByText('Take the English test')).toHaveLength(1);
    expect(screen.getByText('Send the application').parentElement).toHaveTextContent(
      /by 14 March 2099 in New York \(until \d\d:59 on 15 March 2099 where you are\), in \d+ weeks$/,
    );
    expect(screen.queryByText('University 2', { selector: 'h2' })).toBeVisible();
  });

  test('begins with offers that wait for an answer', async () => {
    const of = (n: number, stage: ApplicationDetails['stage']) => ({
      ...application(n, { stage }),
      university: { ...application(n).university!, name: `University ${n}` },
      tasks: [shared(`2099-03-0${n}`)],
    });
    fakeApi(() => ({ body: [of(1, 'planned'), of(2, 'planned'), of(3, 'offer')] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    await screen.findByText('This offer waits for the student’s answer.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'University 3',
      'For several applications',
      'University 1',
      'University 2',
    ]);
  });

  test('stands in the order of Next: what is due by today, then what closes or waits within 14 days, then the rest', async () => {
    setDay('2026-11-27');
    const of = (n: number, change: object) => ({
      ...application(n, { intake: null }),
      university: { ...application(n).university!, name: `University ${n}` },
      ...change,
    });
    const answer = (day: string) => ({ ...task('accept', 'Answer', day, 'Asia/Kolkata'), pinned: true });
    fakeApi(() => ({
      body: [
        of(1, { stage: 'offer', tasks: [answer('2027-03-27')] }),
        of(2, { stage: 'offer', tasks: [answer('2026-12-05')] }),
        of(3, { closesOn: '2026-12-09', tasks: [shared('2026-11-27')] }),
        of(4, { closesOn: '2026-12-01', tasks: [shared('2026-11-27')] }),
        of(5, { tasks: [] }),
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    await screen.findByRole('heading', { name: 'For several applications' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'For several applications',
      ...[4, 2, 3, 1, 5].map((n) => `University ${n}`),
    ]);
    expect(screen.getByText(/^A student shares with you/)).toHaveTextContent(
      /What is due by today stands first, then offers .+ within 14 days, then the rest by its day\./,
    );
    const bare = screen.getByRole('heading', { name: 'University 5' }).parentElement!;
    expect(bare).toHaveTextContent('It has no plan yet.');
  });

  test('says of an offer’s day that nobody entered that the offer may name an earlier one', async () => {
    const answer = task('accept', 'Answer', '2099-03-27', 'Asia/Kolkata');
    const said = async (pinned: boolean) => {
      cleanup();
      fakeApi(() => ({ body: [{ ...application(1, { stage: 'offer' }), tasks: [{ ...answer, pinned }] }] }));
      renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
      return (await screen.findByText('Answer')).closest('li');
    };
    expect(await said(false)).toHaveTextContent(/weeks; the offer may name an earlier day$/);
    expect(await said(true)).toHaveTextContent(/weeks$/);
  });

  test('tells the guide’s closing day where the plan sends later', async () => {
    setDay('2026-11-27');
    fakeApi(() => ({ body: [{ ...application(1, { university: waterloo }), tasks: [] }] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    expect(await screen.findByText(/^A course there closes on/)).toHaveTextContent(/1 December 2026/);
  });

  test('names what applications at one university are for', async () => {
    const of = (n: number) => ({
      ...application(n, { programme: `MSc ${n}` }),
      tasks: [shared('2099-03-01')],
    });
    fakeApi(() => ({ body: [of(1), of(2)] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = (await screen.findByRole('heading', { name: 'For several applications' })).parentElement!;
    expect(card).toHaveTextContent(/University 1 \(MSc 1, .+\) · University 1 \(MSc 2, .+\)$/);
  });

  test('marks old days among those that applications have in common', async () => {
    const of = (n: number, closesOn: string | null, outdated: boolean) => ({
      ...application(n, { closesOn }),
      university: { ...application(n).university, name: `University ${n}` },
      tasks: [
        { ...shared('2099-03-01'), outdated },
        { ...task('loan', 'Ask for the loan', '2099-05-01', 'Asia/Kolkata'), outdated },
      ],
    });
    fakeApi(() => ({ body: [of(1, '2099-02-01', true), of(2, null, true), of(3, '2099-06-01', false)] }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = (await screen.findByRole('heading', { name: 'For several applications' })).parentElement!;
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((item) => item.lastElementChild!.textContent),
    ).toEqual([
      'University 1, after the course closes · University 2, an old day · University 3',
      'University 1, an old day · University 2, an old day · University 3',
    ]);
  });

  test('says where days are older than the start or the closing day, each in one sentence', async () => {
    const apply = task('apply', 'Send the application', '2099-03-14', 'Asia/Kolkata');
    const own = application(1);
    const older = { ...apply, outdated: true };
    const done = { ...older, doneAt: '2026-11-20T09:30:00.000Z' };
    const of = (n: number, tasks: FamilyTask[], closesOn: string | null = null) => ({
      ...own,
      university: { ...own.university, name: `University ${n}` },
      closesOn,
      tasks,
    });
    fakeApi(() => ({
      body: [
        of(1, [older]),
        of(2, [apply, done]),
        of(3, [older], '2099-01-15'),
        { ...of(4, []), intake: '2026-01' },
        { ...of(5, []), intake: '2026-01', stage: 'visa' },
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    const card = async (n: number) =>
      (await screen.findByRole('heading', { name: `University ${n}` })).parentElement!;
    const words = 'Some days were planned before the start, level or closing day was changed';
    expect(await card(1)).toHaveTextContent(words);
    expect(await card(2)).not.toHaveTextContent(words);
    expect(await card(4)).toHaveTextContent('The start in January 2026 has gone by: it needs another one.');
    expect(await card(5)).not.toHaveTextContent('gone by');
    expect(await card(3)).not.toHaveTextContent(words);
    expect(await card(3)).toHaveTextContent('The plan is older than that: its days come too late.');
  });

  test('has the application with the next task first, and closed ones last', async () => {
    const of = (n: number, change: object) => ({
      ...application(n),
      university: { ...application(n).university, name: `University ${n}` },
      ...change,
    });
    fakeApi(() => ({
      body: [
        of(1, { stage: 'withdrawn', tasks: [task('apply', 'Send it', '2099-01-01', 'Asia/Kolkata')] }),
        of(2, { tasks: [task('apply', 'Send it', '2099-03-02', 'Asia/Kolkata')] }),
        of(3, { tasks: [] }),
        of(4, { tasks: [task('apply', 'Send it', '2099-03-01', 'Asia/Kolkata')] }),
        // Its course closes first; of the other one that is over.
        of(5, { closesOn: '2099-02-01', tasks: [task('apply', 'Send it', '2099-04-01', 'Asia/Kolkata')] }),
        of(6, {
          stage: 'submitted',
          closesOn: '2099-02-01',
          tasks: [task('loan', 'Ask for it', '2099-04-01', 'Asia/Kolkata')],
        }),
      ],
    }));
    renderFeature(<FamilyPage token="secret" />, '/plans/secret', '/plans/:token');
    await screen.findByRole('heading', { name: 'University 1' });
    const headings = screen.getAllByRole('heading', { level: 2, name: /^University/ });
    expect(headings.map((one) => one.textContent)).toEqual([5, 4, 2, 6, 1, 3].map((n) => `University ${n}`));
  });
});
