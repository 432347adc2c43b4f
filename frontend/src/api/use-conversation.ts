import { useInfiniteQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type {
  Conversation,
  ConversationMessage,
  MessageAuthor,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ApiError } from './http';
import { useNews } from './use-news';

/** Milliseconds between two polls, while the stream of news is closed and while it is open. */
const POLLING = { closed: 5_000, open: 60_000 };

/** The calls of one side of a conversation. */
export interface ConversationCalls {
  author: MessageAuthor;
  queryKey: QueryKey;
  newsUrl: string;
  /** Of each call: whose it is. */
  init: RequestInit;
  read: (before: number | undefined, init: RequestInit) => Promise<Conversation>;
  send: (text: string, init: RequestInit) => Promise<ConversationMessage>;
  see: (upTo: number) => Promise<unknown>;
  /** After a message of one's own was stored or refused: the request has changed. */
  onSettled: () => void;
}

/** A conversation as it stands, oldest message first. It follows what the other side does. */
export function useConversation({ queryKey, newsUrl, init, read, send, see, onSettled }: ConversationCalls) {
  const client = useQueryClient();
  const isOpen = useNews(newsUrl, init, () => void client.invalidateQueries({ queryKey }));
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

  return {
    query,
    messages: query.data?.pages.toReversed().flatMap((page) => page.messages ?? []) ?? [],
    see,
    async send(text: string, key: string) {
      try {
        await send(text, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), 'Idempotency-Key': key },
        });
        await client.invalidateQueries({ queryKey });
      } catch (error) {
        if (error instanceof ApiError) onSettled();
        throw error;
      }
      onSettled();
    },
  };
}
