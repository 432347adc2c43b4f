import { type BeforeApplicationShutdown, Injectable, Logger, type MessageEvent } from '@nestjs/common';
import {
  concatMap,
  defer,
  distinctUntilChanged,
  exhaustMap,
  filter,
  finalize,
  interval,
  map,
  merge,
  type Observable,
  share,
  Subject,
  takeUntil,
  takeWhile,
  timer,
} from 'rxjs';
import { ProblemException } from '../common/problem.js';
import { ConversationsRepository } from './conversations.repository.js';

const LOOK_MS = 1_000;
/** Proxies end connections on which nothing is sent for a minute. */
const HEARTBEAT_MS = 25_000;
/** After that the client asks again, and with it whether it still may. */
const LONGEST_MS = 60_000;
/** A family with all its devices has far fewer. */
const MOST_LISTENERS = 50;

/**
 * Tells those who have a conversation open that it has changed; what is new they read themselves. While anybody listens,
 * one statement a second asks for all conversations that are listened to. The database is asked, not told by LISTEN, so
 * that it works across instances and on the embedded database alike.
 */
@Injectable()
export class ConversationNews implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ConversationNews.name);
  private readonly stopping = new Subject<void>();
  /** How many listen to the conversation of a request. */
  private readonly listeners = new Map<number, number>();
  private readonly marks = timer(0, LOOK_MS).pipe(
    exhaustMap(() =>
      this.repository.marks([...this.listeners.keys()]).catch((error: Error) => {
        this.logger.error(error.message);
        return null;
      }),
    ),
    share(),
  );

  constructor(private readonly repository: ConversationsRepository) {}

  beforeApplicationShutdown(): void {
    this.stopping.next();
  }

  /**
   * An event at once, and one whenever the request or its conversation changes; null when there is no such request.
   * @param find the request's number, as long as whoever listens may see it. It is asked again before each event.
   * @throws ProblemException 429 when very many listen to it already
   */
  async of(find: () => Promise<number | null>): Promise<Observable<MessageEvent> | null> {
    const id = await find();
    if (id === null) return null;
    if ((this.listeners.get(id) ?? 0) >= MOST_LISTENERS)
      throw new ProblemException(
        429,
        'This conversation is open too often. Please close some of its pages.',
        undefined,
        LONGEST_MS / 1000,
      );
    const changes = this.marks.pipe(
      map((marks) => marks?.get(id)),
      // None: the look failed, or had begun before this request was listened to.
      filter((mark) => typeof mark === 'string'),
      distinctUntilChanged(),
      concatMap(async (mark) => {
        const seen = await find().catch(() => null);
        return seen === id ? { type: 'changed', data: mark } : null;
      }),
    );
    const erased = this.marks.pipe(filter((marks) => marks?.get(id) === null));
    const heartbeat = interval(HEARTBEAT_MS).pipe(map(() => ({ comment: 'still here' })));
    return defer(() => {
      this.listeners.set(id, (this.listeners.get(id) ?? 0) + 1);
      return merge(changes, heartbeat);
    }).pipe(
      takeUntil(merge(this.stopping, timer(LONGEST_MS), erased)),
      takeWhile((event) => event !== null),
      finalize(() => {
        const others = this.listeners.get(id)! - 1;
        if (others > 0) this.listeners.set(id, others);
        else this.listeners.delete(id);
      }),
    );
  }
}
