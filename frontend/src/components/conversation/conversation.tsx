import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useInView } from '@/lib/use-in-view';
import { useTabVisible } from '@/lib/use-tab-visible';
import { Composer } from './composer';
import { NotSent } from './not-sent';
import { Message, type MessageContent, UnsentMessage, type UnsentContent } from './message';

interface ConversationProps {
  /** As `useConversation` keeps it. */
  conversation: {
    author: MessageContent['author'];
    query: {
      isPending: boolean;
      isError: boolean;
      isFetching: boolean;
      data?: unknown;
      refetch: () => unknown;
      hasNextPage: boolean;
      isFetchingNextPage: boolean;
      fetchNextPage: () => unknown;
    };
    messages: MessageContent[];
    see: (upTo: number) => Promise<unknown>;
    outbox: {
      draft: string;
      unsent: UnsentContent[];
      isStuck: boolean;
      /** Whether what is not sent outlives the tab. */
      isKept: boolean;
      setDraft: (draft: string) => void;
      submit: (seenUpTo: number | null) => void;
      edit: (message: Pick<UnsentContent, 'key' | 'text'>) => void;
      discard: (key: string) => void;
    };
  };
  /** What the other side is called. */
  other: string;
  /** What stands in the place of messages that there are none of yet. */
  empty: string;
  /** Why nothing more can be written. */
  closed?: string | undefined;
  /** What stands above the field for a new message. */
  tools?: ReactNode;
  /** Of that field. */
  label: string;
  hint: string;
  maxLength: number;
}

/** The messages between a visitor and staff, and a field for the next one. */
export function Conversation({
  conversation: { author, query, messages, see, outbox },
  other,
  empty,
  closed,
  tools,
  ...field
}: ConversationProps) {
  const log = useRef<HTMLDivElement>(null);
  const unseenRef = useRef<HTMLParagraphElement>(null);
  const isShown = useTabVisible();

  // What comes in is read from the end, like in every chat; who has scrolled up to read stays there.
  const follows = useRef(true);
  const count = messages.length + outbox.unsent.length;
  useEffect(() => {
    if (follows.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);

  const told = useRef(0);
  const unseen = messages.findLast((message) => message.author !== author && message.seenAt === null);
  useInView(
    unseenRef,
    () => {
      if (!isShown || !unseen || unseen.id <= told.current) return;
      told.current = unseen.id;
      see(unseen.id).catch(() => (told.current = 0));
    },
    '0px',
  );

  return (
    <div className="grid grid-cols-1 gap-4">
      {query.isPending && <Skeleton aria-busy className="h-28" />}
      {query.isError && (
        <Notice
          role="alert"
          title="The messages could not be loaded"
          text={messages.length > 0 ? 'What is shown may be out of date.' : 'Check your connection.'}
        >
          <Button variant="secondary" pending={query.isFetching} onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {query.data !== undefined && (
        <div
          ref={log}
          role="region"
          aria-label={`Messages with ${other}`}
          // The arrow keys scroll it.
          tabIndex={0}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
            (follows.current = scrollHeight - scrollTop - clientHeight < 40)
          }
          className="relative max-h-112 overflow-y-auto rounded-control border border-line bg-paper p-3 sm:p-4"
        >
          {query.hasNextPage && (
            <Button
              variant="ghost"
              size="sm"
              className="mb-3"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Earlier messages
            </Button>
          )}
          <div role="log" aria-label={`Messages with ${other}`}>
            {count === 0 && <p className="text-ink-soft">{closed ? 'There are no messages.' : empty}</p>}
            <ol className="grid gap-4">
              {messages.map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  isOwn={message.author === author}
                  other={other}
                  endRef={message === unseen ? unseenRef : undefined}
                />
              ))}
              {outbox.unsent.map((message) => (
                <UnsentMessage
                  key={message.key}
                  message={message}
                  isStuck={outbox.isStuck}
                  isKept={outbox.isKept}
                  onEdit={() => outbox.edit(message)}
                  onDiscard={() => outbox.discard(message.key)}
                />
              ))}
            </ol>
          </div>
        </div>
      )}
      {closed ? (
        <>
          <p className="text-ink-soft">{closed}</p>
          {outbox.draft && <NotSent text={outbox.draft} />}
        </>
      ) : (
        <>
          {tools}
          <Composer
            {...field}
            draft={outbox.draft}
            onDraft={outbox.setDraft}
            onSubmit={() => {
              follows.current = true;
              outbox.submit(messages.at(-1)?.id ?? null);
            }}
          />
        </>
      )}
    </div>
  );
}
