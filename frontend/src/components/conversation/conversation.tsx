import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import type { ConversationMessage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { type ConversationCalls, useConversation } from '@/api/use-conversation';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useInView } from '@/lib/use-in-view';
import { useTabVisible } from '@/lib/use-tab-visible';
import { Composer } from './composer';
import { Message, UnsentMessage } from './message';
import { useOutbox } from './use-outbox';

interface ConversationProps {
  /** Of the request. */
  id: number;
  calls: ConversationCalls;
  /** Where drafts and unsent messages of this side are kept. */
  storageKey: string;
  /** What the other side is called. */
  other: string;
  /** What stands in the place of messages that there are none of yet. */
  empty: string;
  /** Why nothing more can be written. */
  closed?: string | undefined;
  /** Of the field for a new message. */
  label: string;
  hint: string;
  /** What stands above the field; `use` adds a text to the draft. */
  tools?: (use: (text: string) => void) => ReactNode;
}

/** The messages between a visitor and staff, and a field for the next one. */
export function Conversation({
  id,
  calls,
  storageKey,
  other,
  empty,
  closed,
  label,
  hint,
  tools,
}: ConversationProps) {
  const { query, messages, send, see } = useConversation(calls);
  const outbox = useOutbox(storageKey, id, send);
  const log = useRef<HTMLDivElement>(null);
  const unseenRef = useRef<HTMLParagraphElement>(null);
  const labelId = useId();
  const isShown = useTabVisible();

  // What comes in is read from the end, like in every chat; who has scrolled up to read stays there.
  const follows = useRef(true);
  const count = messages.length + outbox.unsent.length;
  useEffect(() => {
    if (follows.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);

  const told = useRef(0);
  const unseen = messages.findLast(({ author, seenAt }) => author !== calls.author && seenAt === null);
  const tellSeen = useEffectEvent(() => {
    if (!isShown || !unseen || unseen.id <= told.current) return;
    told.current = unseen.id;
    see(unseen.id).catch(() => (told.current = 0));
  });
  useInView(unseenRef, tellSeen, '0px');

  return (
    <div className="grid gap-4">
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
      {query.data && (
        <div
          ref={log}
          role="log"
          aria-labelledby={labelId}
          tabIndex={0}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
            (follows.current = scrollHeight - scrollTop - clientHeight < 40)
          }
          className="relative max-h-112 overflow-y-auto rounded-control border border-line bg-paper p-3 sm:p-4"
        >
          <span id={labelId} className="sr-only">
            Messages with {other}
          </span>
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
          {count === 0 && <p className="text-ink-soft">{empty}</p>}
          <ol className="grid gap-4">
            {messages.map((message: ConversationMessage) => (
              <Message
                key={message.id}
                message={message}
                isOwn={message.author === calls.author}
                other={other}
                endRef={message === unseen ? unseenRef : undefined}
              />
            ))}
            {outbox.unsent.map((message) => (
              <UnsentMessage
                key={message.key}
                message={message}
                isStuck={outbox.isStuck}
                onEdit={() => outbox.edit(message)}
                onDiscard={() => outbox.discard(message.key)}
              />
            ))}
          </ol>
        </div>
      )}
      {closed ? (
        <p className="text-ink-soft">{closed}</p>
      ) : (
        <>
          {tools?.((text) => outbox.setDraft([outbox.draft.trimEnd(), text].filter(Boolean).join('\n\n')))}
          <Composer
            label={label}
            hint={hint}
            draft={outbox.draft}
            onDraft={outbox.setDraft}
            onSubmit={() => {
              follows.current = true;
              outbox.submit();
            }}
          />
        </>
      )}
    </div>
  );
}
