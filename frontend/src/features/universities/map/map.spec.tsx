import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UniversityPoint, UniversityPoints } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Component as PortalPage } from '@/features/portal/portal-page';
import { problem } from '@/test/fake-api';
import { listOf, ME, portalServer, setWidth } from '@/test/portal';
import { renderFeature } from '@/test/render-feature';
import { university } from '@/test/university';
import { clusterer } from './clusters';
import { placeOf, spotOf } from './mercator';
import { around, boxOf, kept, MAX_ZOOM, pixelOf, worldSize } from './view';

const size = { width: 600, height: 400 };
const dublin = { latitude: 53.34, longitude: -6.26 };
const sydney = { latitude: -33.87, longitude: 151.21 };

describe('the view', () => {
  test.each([dublin, sydney, { latitude: 0, longitude: 0 }])('a place is found again: %p', (place) => {
    const { latitude, longitude } = placeOf(spotOf(place));
    expect(latitude).toBeCloseTo(place.latitude, 6);
    expect(longitude).toBeCloseTo(place.longitude, 6);
  });

  test('the poles lie inside the map', () => {
    expect(spotOf({ latitude: 90, longitude: 0 }).y).toBeGreaterThanOrEqual(0);
    expect(spotOf({ latitude: -90, longitude: 0 }).y).toBeLessThanOrEqual(1);
  });

  test('around places shows them all', () => {
    const view = around([dublin, sydney].map(spotOf), size);
    for (const place of [dublin, sydney]) {
      const { x, y } = pixelOf(spotOf(place), view, size);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(size.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(size.height);
    }
    // One place shows with the country around it.
    expect(around([spotOf(dublin)], size).zoom).toBeCloseTo(5);
    expect(around([], size).zoom).toBeLessThan(1);
  });

  test.each([
    ['a small phone', { width: 288, height: 240 }],
    ['a tablet', { width: 672, height: 504 }],
    ['a low window', { width: 796, height: 240 }],
    ['a high map', { width: 400, height: 700 }],
  ])('the ends of the inhabited world show whole on %s', (_, small) => {
    const ends = [
      { latitude: 21.3, longitude: -157.8 },
      { latitude: 64.9, longitude: -147.7 },
      { latitude: -45.9, longitude: 170.5 },
      { latitude: 69.7, longitude: 18.9 },
    ];
    const view = around(ends.map(spotOf), small);
    for (const { x, y } of ends.map((end) => pixelOf(spotOf(end), view, small))) {
      expect(Math.min(x, y, small.width - x, small.height - y)).toBeGreaterThan(26);
    }
  });

  test('it never leaves the world', () => {
    const out = kept({ x: 9, y: -9, zoom: -9 }, size);
    // The whole of it, with 36 pixels of air at each side.
    expect(worldSize(out.zoom)).toBeCloseTo(600 - 72);
    expect(out.x).toBeCloseTo(0.5);
    expect(kept({ x: 9, y: -9, zoom: 99 }, size).zoom).toBe(MAX_ZOOM);
    expect(kept({ x: 9, y: -9, zoom: 4 }, size).y).toBeGreaterThan(0);
  });

  test('a small move asks for the same part of the world, which holds all that shows', () => {
    const view = kept({ ...spotOf(dublin), zoom: 6.4 }, size);
    const box = boxOf(view, size);
    const [west, south, east, north] = box.split(',').map(Number) as [number, number, number, number];
    expect(west).toBeLessThan(-6.26);
    expect(east).toBeGreaterThan(-6.26);
    expect(south).toBeLessThan(53.34);
    expect(north).toBeGreaterThan(53.34);
    expect(boxOf({ ...view, x: view.x - 3 / worldSize(view.zoom) }, size)).toBe(box);
    expect(boxOf(kept({ x: 0.5, y: 0.5, zoom: 0 }, size), size)).toBe('-180,-85.0511,180,85.0511');
  });
});

const point = (id: number, latitude: number, longitude: number): UniversityPoint => ({
  id,
  name: `University ${id}`,
  latitude,
  longitude,
  count: 1,
});
const gathered = (count: number, latitude: number, longitude: number): UniversityPoint => ({
  id: null,
  name: null,
  latitude,
  longitude,
  count,
});

describe('markers', () => {
  test('near ones are one until there is room for both', () => {
    const markersAt = clusterer([point(1, 53.34, -6.26), point(2, 51.9, -8.47), point(3, -33.87, 151.21)]);
    expect(
      markersAt(1)
        .map(({ count }) => count)
        .sort(),
    ).toEqual([1, 2]);
    const both = markersAt(1).find(({ count }) => count === 2)!;
    expect(both.members.map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(markersAt(both.opensAt)).toHaveLength(3);
  });

  test('markers do not cover each other, however far out', () => {
    const across = Array.from({ length: 400 }, (_, i) => point(i + 1, 50 + (i % 9), -8 + (i % 40)));
    for (const zoom of [-2.5, -1.2, -0.4, 0, 1.7, 3]) {
      const spots = clusterer([...across, point(999, 40, -75)])(zoom);
      expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(401);
      for (const [i, one] of spots.entries()) {
        for (const other of spots.slice(i + 1)) {
          const apart = Math.hypot(one.x - other.x, one.y - other.y) * worldSize(zoom);
          expect(apart).toBeGreaterThan(26);
        }
      }
    }
  });

  test('those at one place never fall apart', () => {
    const [marker] = clusterer([point(1, 48.85, 2.35), point(2, 48.85, 2.35)])(MAX_ZOOM);
    expect(marker!.count).toBe(2);
    expect(marker!.opensAt).toBeGreaterThan(MAX_ZOOM);
  });

  test('what the server has gathered counts in full', () => {
    const [marker] = clusterer([gathered(900, 40, -75), gathered(101, 41, -74)])(0);
    expect(marker!.count).toBe(1001);
  });
});

describe('beside the list', () => {
  const points = (list: UniversityPoint[], change: Partial<UniversityPoints> = {}) => ({
    body: { total: list.length, clustered: false, points: list, ...change } satisfies UniversityPoints,
  });
  const two = [point(1, 53.34, -6.26), point(2, -33.87, 151.21)];
  const POINTS = 'GET /api/universities/points';
  const server = (routes: Parameters<typeof portalServer>[0] = {}) =>
    portalServer({
      'GET /api/universities': listOf([
        university(1, { latitude: 53.34, longitude: -6.26 }),
        university(2, { latitude: -33.87, longitude: 151.21 }),
      ]),
      [POINTS]: points(two),
      ...routes,
    });
  const visit = (path = '/student-portal/search?view=map') =>
    renderFeature(<PortalPage />, path, '/student-portal/*');
  const map = () => screen.findByRole('region', { name: /^Map of the results/ });
  /** A marker by its title. */
  const marker = async (name: string) => {
    await map();
    return (await screen.findByText(name, { selector: 'title' })).closest('g')!;
  };

  beforeEach(() => {
    sessionStorage.clear();
    sessionStorage.setItem('student-user', ME);
    setWidth('desktop');
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue({ ...new DOMRect(), ...size, left: 0, top: 0 } as DOMRect);
  });
  afterEach(() => jest.restoreAllMocks());

  test('the switch shows the map of the same results, under the same filters', async () => {
    const calls = server();
    visit('/student-portal/search?country=Ireland&search=dublin&sort=name');
    await screen.findAllByRole('article');
    await userEvent.click(screen.getByRole('link', { name: 'Map' }));
    await map();
    expect(screen.getByTestId('address')).toHaveTextContent('&view=map');
    expect(calls.at(-1)!.url).toBe('/api/universities/points?search=dublin&country=Ireland');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Map/ })).toBeNull());
  });

  test('list and map point at each other', async () => {
    server();
    visit();
    const dot = await marker('University 1');
    const [first, second] = screen.getAllByRole('article') as [HTMLElement, HTMLElement];
    fireEvent.pointerEnter(dot);
    expect(first).toHaveClass('border-marigold-deep');
    expect(second).not.toHaveClass('border-marigold-deep');
    fireEvent.pointerLeave(dot);
    expect(first).not.toHaveClass('border-marigold-deep');

    act(() => within(second).getByRole('link', { name: 'University 2' }).focus());
    const ring = async (name: string) => (await marker(name)).querySelector('.stroke-marigold');
    await waitFor(async () => expect(await ring('University 2')).not.toBeNull());
    expect(await ring('University 1')).toBeNull();
  });

  test('a marker that is pointed at says its name, wherever its row is', async () => {
    server({
      'GET /api/universities': listOf([university(9)]),
      [POINTS]: points([...two, point(3, -33.87, 151.2)]),
    });
    visit();
    const name = () => screen.queryByText(/^(University 1|2 universities)$/, { selector: 'p' });
    fireEvent.pointerEnter(await marker('University 1'));
    expect(name()).toHaveTextContent('University 1');
    fireEvent.pointerLeave(await marker('University 1'));
    expect(name()).toBeNull();
    fireEvent.pointerEnter(await marker('2 universities'));
    expect(name()).toHaveTextContent('2 universities');
  });

  test('by keyboard the list leads to the map and back, and what shows there is said', async () => {
    server();
    visit();
    await marker('University 1');
    const region = await map();
    const width = () => Number(region.querySelector('image')!.getAttribute('width'));
    const start = width();
    const show = screen.getByRole('button', { name: 'Show on map: University 2' });
    act(() => show.focus());
    await userEvent.keyboard('{Enter}');
    expect(region).toHaveFocus();
    expect(width()).toBeGreaterThan(start * 4);
    expect(screen.queryByText('University 1', { selector: 'title' })).toBeNull();
    expect(region.querySelector('path')).toHaveAttribute('transform', 'translate(300 200)');
    expect(await screen.findByText(/^1 university in this part of the map, zoom level \d+$/)).toHaveAttribute(
      'role',
      'status',
    );
    await userEvent.keyboard('-');
    await screen.findByText(/, zoom level 8$/);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(show).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back to the list' })).toBeNull();
  });

  test('a pressed marker shows its university, a pressed place all that are there', async () => {
    server({
      [POINTS]: points([...two, point(3, 37.77, -122.42), point(4, 37.77, -122.42)]),
      'GET /api/universities/1': { body: { ...university(1), references: [] } },
    });
    visit();
    fireEvent.click(await marker('University 1'));
    const chosen = within(await screen.findByRole('region', { name: 'Chosen on the map' }));
    expect(await chosen.findByRole('link', { name: 'University 1' })).toBeVisible();
    await userEvent.click(chosen.getByRole('button', { name: 'Close what is chosen on the map' }));
    expect(screen.queryByRole('region', { name: 'Chosen on the map' })).toBeNull();

    fireEvent.click(await marker('2 universities'));
    expect(
      within(screen.getByRole('region', { name: 'Chosen on the map' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['University 3', 'University 4']);
  });

  test('it is moved and zoomed by keys and buttons', async () => {
    server();
    visit();
    const region = await map();
    const width = () => Number(region.querySelector('image')!.getAttribute('width'));
    const left = () => Number(region.querySelector('image')!.getAttribute('x'));
    await marker('University 1');
    const start = width();
    act(() => region.focus());
    await userEvent.keyboard('+');
    expect(width()).toBeCloseTo(start * 2);
    const before = left();
    await userEvent.keyboard('{ArrowRight}');
    expect(left()).toBeCloseTo(before - 80);
    await userEvent.keyboard('-');
    expect(width()).toBeCloseTo(start);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(width()).toBeCloseTo(start * 2);
    await userEvent.click(screen.getByRole('button', { name: 'Show all results' }));
    expect(width()).toBeCloseTo(start);
    // The keyboard goes on its way.
    await userEvent.tab();
    expect(region).not.toHaveFocus();
  });

  test('the wheel zooms with Ctrl alone, and keeps what is under the pointer; a double press zooms too', async () => {
    server();
    visit();
    const region = await map();
    await marker('University 1');
    const at = { clientX: 320, clientY: 180, bubbles: true, cancelable: true };
    const image = () => {
      const number = (name: string) => Number(region.querySelector('image')!.getAttribute(name));
      return {
        width: number('width'),
        x: (at.clientX - number('x')) / number('width'),
        y: (at.clientY - number('y')) / number('width'),
      };
    };
    const start = image();
    expect(fireEvent.wheel(region, { ...at, deltaY: -200 })).toBe(true);
    expect(image()).toEqual(start);

    expect(fireEvent.wheel(region, { ...at, deltaY: -200, ctrlKey: true })).toBe(false);
    const nearer = image();
    expect(nearer.width).toBeCloseTo(start.width * 2);
    expect(nearer.x).toBeCloseTo(start.x);
    expect(nearer.y).toBeCloseTo(start.y);

    fireEvent.doubleClick(region, at);
    expect(image().width).toBeCloseTo(start.width * 4);
    for (let i = 0; i < 30; i++) fireEvent.wheel(region, { ...at, deltaY: -200, ctrlKey: true });
    expect(image().width).toBeCloseTo(worldSize(MAX_ZOOM));
    for (let i = 0; i < 60; i++) fireEvent.wheel(region, { ...at, deltaY: 200, ctrlKey: true });
    expect(image().width).toBeCloseTo(600 - 72);
  });

  test('fingers that came down on a marker pinch on where it becomes one with others', async () => {
    server({ [POINTS]: points([two[0]!, point(3, 51.9, -8.47)]) });
    visit();
    const region = await map();
    const width = () => Number(region.querySelector('image')!.getAttribute('width'));
    const target = (await marker('University 1')).querySelector('circle')!;
    const fire = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) => {
      const fingers = [-1, 1].map((side) => ({
        identifier: side,
        clientX: 300 + (side * apart) / 2,
        clientY: 200,
        target,
      }));
      fireEvent[type](target, { touches: type === 'touchEnd' ? [] : fingers, changedTouches: fingers });
    };
    const start = width();
    fire('touchStart', 200);
    fire('touchMove', 50);
    expect(width()).toBeCloseTo(start / 4);
    fire('touchMove', 25);
    expect(width()).toBeCloseTo(start / 8);
    expect(target).toBeInTheDocument();
    fire('touchEnd', 25);
    expect(target).not.toBeInTheDocument();
    expect(screen.getByText('2 universities', { selector: 'title' })).toBeInTheDocument();
  });

  test('too many to be named are gathered, and asked for again in the part that shows', async () => {
    const calls = server({
      [POINTS]: ({ url }) =>
        url.includes('bbox')
          ? points([point(1, 40, -75)], { total: 1, clustered: true })
          : points([gathered(90_000, 40, -75), gathered(10_000, 41, -90)], {
              total: 100_000,
              clustered: true,
            }),
    });
    visit();
    expect(await marker('University 1')).toBeInTheDocument();
    expect(decodeURIComponent(calls.at(-1)!.url)).toMatch(
      /points\?bbox=-?[\d.]+,-?[\d.]+,-?[\d.]+,-?[\d.]+$/,
    );
  });

  test('universities without a position are told of; a lost map can be asked for again', async () => {
    const answers = [problem(503, 'Away.'), points([two[0]!])];
    server({ [POINTS]: () => answers.shift()! });
    visit();
    expect(await screen.findByText('The map could not be loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The position of 1 is not known; they are in the list.')).toBeVisible();
  });
});
