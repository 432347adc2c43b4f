/** How many batches may run at the same time. Each uses a connection, so this is less than the pool's size. */
const LANES = 4;
const MOST = 64;

interface Waiting<In, Out> {
  item: In;
  resolve: (result: Out) => void;
  reject: (error: unknown) => void;
}

/**
 * Processes items that arrive at the same time together. A single item is processed at once. While batches are running,
 * further items collect, and become the next batch.
 */
export class Batches<In, Out> {
  private readonly waiting: Waiting<In, Out>[] = [];
  private running = 0;
  private starting = false;

  /**
   * @param perform processes a batch, all of it or nothing, and returns the results in the batch's order
   * @param isShared whether a failure concerns every item, as when the database is away. After any other failure each
   *   item is processed alone, so that one bad item cannot fail its neighbours
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
      // Requests that arrived in the same turn of the event loop join the batch before it starts.
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
      // Items that are still waiting would fail the same way, only later, so they are refused now.
      else for (const { reject } of shared ? [...batch, ...this.waiting.splice(0)] : batch) reject(error);
    }
  }
}
