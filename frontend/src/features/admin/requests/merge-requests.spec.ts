import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { ListPage } from '@/api/list-page';
import { append, listOf, merge, type RequestList } from './merge-requests';

const request = (id: number, status = 'new') => ({ id, status }) as DeskRequest;
const page = (ids: number[], next: number | null = null): ListPage<DeskRequest> => ({
  items: ids.map((id) => request(id)),
  total: ids.length,
  exact: true,
  next,
  etag: `"${ids.join()}"`,
});
const ids = ({ items }: RequestList) => items.map(({ id }) => id);

test('what follows is appended once', () => {
  const list = append(listOf(page([5, 4], 4)), page([4, 3], null));
  expect(ids(list)).toEqual([5, 4, 3]);
  expect(list.next).toBeNull();
});

describe('read again', () => {
  test('changed requests change where they stand, new ones above wait', () => {
    const fresh = {
      ...page([7, 6, 5, 4]),
      items: [7, 6, 5].map((id) => request(id)).concat(request(4, 'contacted')),
    };
    const list = merge(listOf(page([5, 4])), fresh, false);
    expect(ids(list)).toEqual([5, 4]);
    expect(list.items[1]!.status).toBe('contacted');
    expect(list).toMatchObject({ waiting: 2, total: 4, etag: fresh.etag });
    expect(list.gone.size).toBe(0);
  });

  test.each([
    [[5, 4], [7, 6, 5, 4], true],
    [[5, 4], [6, 5, 4], true],
    // One was put back.
    [[4, 6], [5, 4, 6], false],
    [[], [], true],
  ])('whether those that wait are new: %j, then %j', (before, after, areNew) => {
    expect(merge(listOf(page(before)), page(after), false).waitingAreNew).toBe(areNew);
  });

  test('new ones come in where nothing is being read', () => {
    const list = merge(listOf(page([5, 4])), page([7, 6, 5, 4]), true);
    expect(ids(list)).toEqual([7, 6, 5, 4]);
    expect(list.waiting).toBe(0);
  });

  test.each([true, false])('what matches no longer stays at its place (insert: %s)', (insert) => {
    const list = merge(listOf(page([6, 5, 4])), page([6, 4]), insert);
    expect(ids(list)).toEqual([6, 5, 4]);
    expect([...list.gone]).toEqual([5]);
    expect([...merge(list, page([6, 5, 4]), insert).gone]).toEqual([]);
  });

  test('all new, and the last to go', () => {
    const list = merge(listOf(page([3])), page([9]), false);
    expect(ids(list)).toEqual([3]);
    expect(list.waiting).toBe(1);
    expect([...list.gone]).toEqual([3]);
    expect(ids(merge(listOf(page([])), page([9]), false))).toEqual([9]);
  });

  test('what the fresh part does not reach is neither gone nor forgotten', () => {
    const list = merge(listOf(page([5, 4, 3], 3)), page([7, 6, 5], 5), false);
    expect(ids(list)).toEqual([5, 4, 3]);
    expect(list.gone.size).toBe(0);
    expect(list.next).toBe(3);
    expect(ids(merge(listOf(page([5, 4, 3], 3)), page([7, 6, 5], 5), true))).toEqual([7, 6, 5, 4, 3]);
  });

  test('with the oldest first, new ones follow at the end', () => {
    expect(ids(merge(listOf(page([1, 2])), page([1, 2, 3]), false))).toEqual([1, 2, 3]);
    // The list was complete; now it goes on behind what was read again.
    expect(merge(listOf(page([1, 2])), page([1, 2], 2), false).next).toBe(2);
  });
});

test('any change of the list leaves no request twice, none lost, and the order as it was', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 200; round++) {
    const all = Array.from({ length: 12 }, (_, i) => 12 - i);
    const before = all.filter((id) => id < 9 && random(3) > 0);
    const now = all.filter(() => random(4) > 0);
    const insert = random(2) === 0;
    const list = merge(listOf(page(before)), page(now), insert);
    const shown = ids(list);
    expect(new Set(shown).size).toBe(shown.length);
    const matching = shown.filter((id) => now.includes(id));
    expect(matching).toEqual(matching.toSorted((a, b) => b - a));
    expect(shown.filter((id) => before.includes(id))).toEqual(before);
    for (const id of before) {
      expect(shown).toContain(id);
      expect(list.gone.has(id)).toBe(!now.includes(id));
    }
    const missing = now.filter((id) => !shown.includes(id));
    expect(list.waiting).toBe(missing.length);
    if (insert) expect(missing).toEqual([]);
  }
});
