import { cleanup, screen, waitFor } from '@testing-library/react';
import type {
  Account,
  ComparisonDto,
  UniversityPoint,
  UniversityReference,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { CompareTable } from '@/features/comparisons/compare-table';
import { SharedLinkList } from '@/features/comparisons/shared-link';
import { FavoritesTable } from '@/features/shortlist/favorites-table';
import { UniversityDetailsView } from '@/features/universities/details/university-details';
import { UniversityMap } from '@/features/universities/map/university-map';
import { UniversityRow } from '@/features/universities/map/university-row';
import { UniversityCard } from '@/features/universities/search/university-card';
import type { StudentActions } from '@/features/universities/student-actions';
import { expectAllBut, lacking, type Told } from '@/test/lacking';
import { account, entry, listOf, ME, portalServer, setWidth, SHORTLIST } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';
import { Component as PortalPage } from './portal-page';

const references: UniversityReference[] = [
  { facts: ['ranking', 'students'], title: 'QS', url: 'https://qs.test' },
];
const whole = { ...university(1), references };
const without = lacking(whole, ['id']);
const student = { level: 'undergraduate', gpa: 3.4, budget: 30000, fieldOfStudy: 'Education' } as const;
const actions: StudentActions = {
  savedUnder: () => [],
  saveButton: () => null,
  compareToggle: () => null,
  applyLink: () => null,
};
const row = { field: 'Education', level: 'undergraduate', actions } as const;
const told: Told[] = [
  ['University 1', 'name'],
  ['Melbourne', 'city'],
  ['$22,000 – $38,000', 'tuitionMinUSD', 'tuitionMaxUSD'],
  ['3.2 – 3.8', 'undergraduateGpaMin', 'undergraduateGpaMax'],
  ['#19', 'worldRank', 'worldRankDisplay'],
];

describe('a university that lacks a field costs that field', () => {
  const show = (element: React.ReactElement) => renderFeature(element);

  test.each([
    ['its card', UniversityCard],
    ['its row beside the map', UniversityRow],
  ])('on %s', (_, Component) => {
    for (const { field, answer } of without) {
      show(<Component university={answer} {...row} />);
      expectAllBut(field, told);
      cleanup();
    }
  });

  test('on its page', () => {
    for (const { field, answer } of without) {
      show(
        <UniversityDetailsView
          university={answer}
          field="Education"
          actions={actions}
          student={student}
          complete
        />,
      );
      expectAllBut(field, [...told, ['Cost of a year'], ['QS', 'references']]);
      cleanup();
    }
    for (const { answer } of lacking(references[0]!, ['title'])) {
      show(
        <UniversityDetailsView
          university={{ ...whole, references: [answer, { ...references[0]!, title: 'Other source' }] }}
          field="Education"
          actions={actions}
          student={student}
          complete
        />,
      );
      expectAllBut('', [...told, ['Other source']]);
      cleanup();
    }
  });

  test('side by side', () => {
    for (const { field, answer } of without) {
      show(<CompareTable universities={[answer, university(2)]} student={student} onlyDifferences={false} />);
      expectAllBut(field, [...told, ['University 2']]);
      cleanup();
    }
  });

  test('among the saved ones, as does a saved pair', () => {
    const pair = entry(1, 'Education');
    for (const { field, answer, kept } of [
      ...without.map((one) => ({ ...one, kept: pair })),
      ...lacking(pair).map(({ answer: lame }) => ({ field: '', answer: whole, kept: lame })),
    ]) {
      show(
        <FavoritesTable
          favorites={[{ entry: kept, university: answer }]}
          student={student}
          compareToggle={() => null}
          applyLink={() => null}
          onRemove={() => undefined}
        />,
      );
      expectAllBut(field, told);
      cleanup();
    }
  });
});

test('a place on the map that lacks a field leaves the others there', () => {
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 600, height: 400, left: 0, top: 0 } as DOMRect);
  const point: UniversityPoint = { id: 1, name: 'University 1', latitude: 53.34, longitude: -6.26, count: 1 };
  const other = { ...point, id: 2, name: 'University 2', latitude: -33.87, longitude: 151.21 };
  for (const { field, answer } of lacking(point)) {
    const frame = { current: null };
    const nothing = () => undefined;
    renderFeature(
      <UniversityMap
        frame={frame}
        points={[answer, other]}
        active={[]}
        pin={undefined}
        target={undefined}
        saved={() => false}
        onActive={nothing}
        onChoose={nothing}
        onBox={nothing}
      />,
    );
    expectAllBut(field, [['University 2']]);
    cleanup();
  }
  jest.restoreAllMocks();
});

test('a shared link that lacks a field stands among the others', () => {
  const link: ComparisonDto = {
    id: 7,
    token: 'token-7',
    universityIds: [1, 2],
    createdAt: '2026-11-19T09:30:00.000Z',
  };
  for (const { field, answer } of lacking(link, ['id', 'token'])) {
    renderFeature(<SharedLinkList links={[answer, { ...link, id: 8 }]} />);
    expectAllBut(field, [['Link to 2 universities, made on 19 November 2026']]);
    cleanup();
  }
});

describe('an account that lacks a field', () => {
  const profile = account({
    gpa: 3.4,
    programLevel: 'masters',
    fieldOfStudy: 'Education',
    budgetUSD: 30000,
    destinations: ['Canada'],
  });
  const serve = (answer: Account) =>
    portalServer({
      'GET /api/universities': listOf([whole]),
      'GET /api/universities/1': { body: whole },
      'GET /api/users/me': { body: answer },
      [SHORTLIST]: { body: [entry(1, 'Education')] },
    });
  function open(path: string, user?: string) {
    // No filters of the account before.
    sessionStorage.clear();
    if (user) sessionStorage.setItem('student-user', user);
    renderFeature(<PortalPage />, path, '/student-portal/*');
  }
  beforeEach(() => setWidth('desktop'));

  describe.each(lacking(profile, ['username']))('$field', ({ field, answer }) => {
    test('opens the portal all the same', async () => {
      serve(answer);
      open('/student-portal/profile', ME);
      await screen.findByRole('form', { name: 'About you' });
      await waitFor(() => expectAllBut(field, [[ME], ['5 January 2026', 'createdAt']]));
    });

    test('is held against a university in what it has', async () => {
      serve(answer);
      open('/student-portal?open=1', ME);
      await screen.findByRole('heading', { name: 'How it fits you' });
      await waitFor(() =>
        expectAllBut(field, [
          [field === 'gpa' ? 'Your GPA is not known yet.' : 'Your 3.4 is'],
          ['Your $30,000 a year', 'budgetUSD'],
        ]),
      );
    });
  });

  test('leads to the log-in if it is the name', async () => {
    serve({ ...profile, username: undefined } as never);
    open('/student-portal');
    expect(await screen.findByRole('heading', { name: 'Student Login' })).toBeVisible();
  });
});
