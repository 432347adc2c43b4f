import { type BeforeApplicationShutdown, Injectable, Logger, type MessageEvent } from '@nestjs/common';
import {
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
  timer,
} from 'rxjs';
import { ConversationsRepository, type Side } from './conversations.repository.js';

const LOOK_MS = 1_000;
/** Proxies end connections on which nothing is sent for a minute. */
const HEARTBEAT_MS = 25_000;
/** After that the client asks again, and with it whether it still may. */
const LONGEST_MS = 60_000;

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

  /** An event at once, and one whenever the conversation changes; null when there is no such request. */
  async of(side: Side): Promise<Observable<MessageEvent> | null> {
    const id = await this.repository.find(side);
    if (id === null) return null;
    const changes = this.marks.pipe(
      map((marks) => marks?.get(id)),
      // None: the look failed, or had begun before this request was listened to.
      filter((mark) => typeof mark === 'string'),
      distinctUntilChanged(),
      map((mark) => ({ type: 'changed', data: mark })),
    );
    const erased = this.marks.pipe(filter((marks) => marks?.get(id) === null));
    const heartbeat = interval(HEARTBEAT_MS).pipe(map(() => ({ comment: 'still here' })));
    return defer(() => {
      this.listeners.set(id, (this.listeners.get(id) ?? 0) + 1);
      return merge(changes, heartbeat);
    }).pipe(
      takeUntil(merge(this.stopping, timer(LONGEST_MS), erased)),
      finalize(() => {
        const others = this.listeners.get(id)! - 1;
        if (others > 0) this.listeners.set(id, others);
        else this.listeners.delete(id);
      }),
    );
  }
}
