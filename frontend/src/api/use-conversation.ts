import { useInfiniteQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type {
  Conversation,
  ConversationMessage,
  MessageAuthor,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from './http';
import { useNews } from './use-news';
import { type TextStore, type Unsent, useOutbox } from './use-outbox';

/** Milliseconds between two polls, while the stream of news is closed and while it is open. */
const POLLING = { closed: 5_000, open: 60_000 };

interface ConversationOptions {
  /** Of the request. */
  id: number;
  /** Where drafts and unsent messages of this side are kept. */
  store: TextStore;
  author: MessageAuthor;
  queryKey: QueryKey;
  newsUrl: string;
  /** The secret link that opened it, if one did. */
  link?: string;
  /** Of each call: whose it is. */
  init: RequestInit;
  read: (before: number | undefined, init: RequestInit) => Promise<Conversation>;
  send: (message: Pick<Unsent, 'text' | 'seenUpTo'>, init: RequestInit) => Promise<ConversationMessage>;
  see: (upTo: number) => Promise<unknown>;
  /** After a message of one's own was stored or refused: the request has changed. */
  onSettled: () => void;
  /** After the other side has done something. */
  onNews?: () => void;
}

/** A conversation as one side sees it, oldest message first. It follows what the other side does. */
export function useConversation({
  id,
  store,
  link,
  author,
  queryKey,
  newsUrl,
  init,
  read,
  send,
  see,
  onSettled,
  onNews,
}: ConversationOptions) {
  const client = useQueryClient();
  const isOpen = useNews(newsUrl, init, () => {
    void client.invalidateQueries({ queryKey });
    onNews?.();
  });
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, { ...init, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ earlier, messages }) => (earlier ? messages[0]?.id : undefined),
    refetchInterval: isOpen ? POLLING.open : POLLING.closed,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
    staleTime: 0,
  });

  const outbox = useOutbox(
    store,
    id,
    async ({ key, text, seenUpTo }) => {
      try {
        const headers = { ...(init.headers as Record<string, string>), 'Idempotency-Key': key };
        await send({ text, seenUpTo }, { ...init, headers });
        await client.invalidateQueries({ queryKey });
      } catch (error) {
        if (error instanceof ApiError) onSettled();
        throw error;
      }
      onSettled();
    },
    link,
  );

  return {
    author,
    query,
    /** A server before a field sends none. */
    messages: query.data?.pages.toReversed().flatMap((page) => page.messages ?? []) ?? [],
    see,
    outbox,
  };
}
