/** So many batches are under way at a time, on as many connections: fewer than the pool has. */
const LANES = 4;
const MOST = 64;

interface Waiting<In, Out> {
  item: In;
  resolve: (result: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Does together what comes at the same time. Alone, an item is done at once; while others are under way, those that come
 * gather, and go together.
 */
export class Batches<In, Out> {
  private readonly waiting: Waiting<In, Out>[] = [];
  private running = 0;
  private starting = false;

  /**
   * @param perform does a batch, all of it or nothing; gives the results in its order
   * @param isShared whether a failure is everybody's. After another one each item is done for itself, so that nobody
   *   fails for a neighbour
   */
  constructor(
    private readonly perform: (items: In[]) => Promise<Out[]>,
    private readonly isShared: (error: unknown) => boolean,
  ) {}

  add(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (this.starting) return;
      this.starting = true;
      // What has arrived with it is read first.
      setImmediate(() => {
        this.starting = false;
        this.start();
      });
    });
  }

  private start(): void {
    while (this.waiting.length > 0 && this.running < LANES) {
      this.running++;
      void this.run(this.waiting.splice(0, MOST)).finally(() => {
        this.running--;
        this.start();
      });
    }
  }

  private async run(batch: Waiting<In, Out>[]): Promise<void> {
    try {
      const results = await this.perform(batch.map(({ item }) => item));
      for (const [i, { resolve }] of batch.entries()) resolve(results[i]!);
    } catch (error) {
      const shared = this.isShared(error);
      if (batch.length > 1 && !shared) for (const each of batch) await this.run([each]);
      // Those who wait would wait as long for the same failure.
      else for (const { reject } of shared ? [...batch, ...this.waiting.splice(0)] : batch) reject(error);
    }
  }
}
