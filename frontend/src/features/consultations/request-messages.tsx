import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getGetPrivateRequestQueryKey } from '@/api/generated/consultations';
import {
  getGetPrivateConversationNewsUrl,
  getGetPrivateConversationQueryKey,
  getPrivateConversation,
  markPrivateMessagesSeen,
  sendPrivateMessage,
} from '@/api/generated/conversations';
import { sendPrivateMessageLengths } from '@/api/generated/lengths/sendPrivateMessage';
import type { PrivateRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useConversation } from '@/api/use-conversation';
import { Conversation } from '@/components/conversation/conversation';
import { Card } from '@/components/ui/card';
import { ownMessages } from './own-messages';

/** Where the link of a mail about a message leads. */
const ANCHOR = 'messages';

interface RequestMessagesProps {
  request: PrivateRequest;
  token: string;
}

/** The visitor's conversation with whoever looks after the request. */
export default function RequestMessages({ request, token }: RequestMessagesProps) {
  const client = useQueryClient();
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The browser looked for the anchor before the request was loaded.
  useEffect(() => {
    if (hash !== `#${ANCHOR}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [hash]);

  const readRequest = () => void client.invalidateQueries({ queryKey: getGetPrivateRequestQueryKey(token) });
  const conversation = useConversation({
    id: request.id,
    store: ownMessages,
    link: token,
    author: 'visitor',
    queryKey: getGetPrivateConversationQueryKey(token),
    newsUrl: getGetPrivateConversationNewsUrl(token),
    init: {},
    read: (before, init) => getPrivateConversation(token, before === undefined ? {} : { before }, init),
    send: ({ text }, init) => sendPrivateMessage(token, { text }, init),
    see: (upTo) => markPrivateMessagesSeen(token, { upTo }),
    onSettled: readRequest,
    // An answer ends the wait of which the page tells above.
    onNews: readRequest,
  });

  return (
    <Card>
      <h2 ref={heading} id={ANCHOR} tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl">
        Messages
      </h2>
      <Conversation
        conversation={conversation}
        other={request.counselor ?? 'our team'}
        empty="No messages yet. Ask us anything about your request: you read the answer here, and a mail tells you that it has come."
        closed={
          request.withdrawnAt ? 'This request has been withdrawn, so no more can be written.' : undefined
        }
        label="Write to us"
        hint="For example which documents you have, or when you can be reached."
        {...sendPrivateMessageLengths.text}
      />
    </Card>
  );
}
