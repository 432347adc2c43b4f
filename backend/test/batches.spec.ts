import { setImmediate as turn } from 'node:timers/promises';
import { Batches } from '../src/consultations/batches.js';

describe('batches', () => {
  const away = new Error('away');
  let performed: number[][];
  /** Ends the batches that are running. */
  let end: () => void;
  let ended: Promise<void>;
  const double = async (items: number[]) => {
    performed.push(items);
    await ended;
    if (items.includes(13)) throw new Error('unlucky');
    if (items.includes(0)) throw away;
    return items.map((item) => item * 2);
  };
  const fresh = () => {
    performed = [];
    ended = new Promise((resolve) => (end = resolve));
    return new Batches(double, (error) => error === away);
  };

  it('does one at once, and together what comes at the same time; each gets its own result', async () => {
    const batches = fresh();
    end();
    expect(await batches.add(1)).toBe(2);
    expect(await Promise.all([2, 3, 4].map((item) => batches.add(item)))).toEqual([4, 6, 8]);
    expect(performed).toEqual([[1], [2, 3, 4]]);
  });

  /** Starts as many batches as may run at the same time. */
  async function occupy(batches: Batches<number, number>, item: number): Promise<Promise<number>[]> {
    const sent: Promise<number>[] = [];
    while (sent.length === performed.length) {
      sent.push(batches.add(item));
      await turn();
      await turn();
    }
    return sent;
  }

  it('gathers what comes while others are under way', async () => {
    const batches = fresh();
    const first = await occupy(batches, 1);
    const lanes = performed.length;
    const next = [4, 5].map((item) => batches.add(item));
    await turn();
    end();
    expect(await Promise.all(next)).toEqual([8, 10]);
    expect(await Promise.all(first)).toEqual(first.map(() => 2));
    expect(performed.slice(lanes)).toEqual([[1, 4, 5]]);
  });

  it('does not let one fail for another', async () => {
    const batches = fresh();
    end();
    const results = await Promise.allSettled([1, 13, 2].map((item) => batches.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('lets those fail at once who would wait for the same failure', async () => {
    const batches = fresh();
    const sent = await occupy(batches, 0);
    const lanes = performed.length;
    sent.push(batches.add(1));
    await turn();
    end();
    const results = await Promise.allSettled(sent);
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(performed).toHaveLength(lanes);
  });
});
