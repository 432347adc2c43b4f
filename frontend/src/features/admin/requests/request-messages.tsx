import { useQueryClient } from '@tanstack/react-query';
import {
  getConversation,
  getGetConversationNewsUrl,
  getGetConversationQueryKey,
  markMessagesSeen,
  sendMessage,
} from '@/api/generated/conversations';
import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Conversation } from '@/components/conversation/conversation';
import { writeSession } from '@/lib/session-storage';
import { withToken } from '../desk/calls';
import { refresh } from './status-changes';

const STORAGE_KEY = 'desk-conversations';

interface RequestMessagesProps {
  request: DeskRequest;
  token: string;
}

/** The conversation with the visitor of a request. */
export function RequestMessages({ request: { id, name, withdrawnAt }, token }: RequestMessagesProps) {
  const client = useQueryClient();
  const request = withToken(token);
  return (
    <section aria-labelledby="request-messages">
      <h3 id="request-messages" className="mb-3 text-lg">
        Messages
      </h3>
      <Conversation
        key={id}
        id={id}
        storageKey={STORAGE_KEY}
        other={name}
        calls={{
          author: 'staff',
          queryKey: getGetConversationQueryKey(id),
          newsUrl: getGetConversationNewsUrl(id),
          request,
          read: (before, init) => getConversation(id, before === undefined ? {} : { before }, init),
          send: (text, init) => sendMessage(id, { text }, init),
          see: (upTo) => markMessagesSeen(id, { upTo }, request),
          onSent: () => void refresh(client),
        }}
        empty="No messages yet. What you write is on the visitor's private page at once, and a mail tells them so."
        closed={withdrawnAt ? 'The visitor has withdrawn this request, so no more can be written.' : undefined}
        label="Message to the visitor"
        hint="It answers the visitor and stops the clock."
      />
    </section>
  );
}

/** Deletes drafts and unsent messages, so that the next person to log in does not see them. */
export const forgetMessages = () => writeSession(STORAGE_KEY, null);
