import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  getConversation,
  getGetConversationNewsUrl,
  getGetConversationQueryKey,
  markMessagesSeen,
  sendMessage,
} from '@/api/generated/conversations';
import { sendMessageLengths } from '@/api/generated/lengths/sendMessage';
import type {
  DeskRequest,
  ConsultationRequestDetails,
  StaffMember,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { type TextStore, unsentTexts } from '@/api/use-outbox';
import { useConversation } from '@/api/use-conversation';
import { Conversation } from '@/components/conversation/conversation';
import { readSession, writeSession } from '@/lib/session-storage';
import { withToken } from '../desk/calls';
import { CannedAnswers } from './canned-answers';
import { refresh } from './status-changes';

const STORAGE_KEY = 'desk-conversations';
/** In the tab, like the token: what is written to visitors does not stay on a computer that others use, too. */
const store: TextStore = {
  isLasting: false,
  read: () => readSession(STORAGE_KEY),
  write: (texts) => writeSession(STORAGE_KEY, texts),
};
const HEADING = 'request-messages';
/** Pixels at the top of the panel that its header covers. */
const STICKY_HEADER = 80;

interface RequestMessagesProps {
  request: ConsultationRequestDetails;
  token: string;
  /** Who is at the desk, once known. */
  me: StaffMember | undefined;
}

/** The conversation with the visitor of a request. */
export function RequestMessages({ request, token, me }: RequestMessagesProps) {
  const client = useQueryClient();
  const section = useRef<HTMLElement>(null);
  const { id, name, withdrawnAt, studentId } = request;
  // Who shares applications through it is known as a student.
  const whom = studentId ? 'student' : 'visitor';
  const init = withToken(token);
  const conversation = useConversation({
    id,
    store,
    author: 'staff',
    queryKey: getGetConversationQueryKey(id),
    newsUrl: getGetConversationNewsUrl(id),
    init,
    read: (before, options) => getConversation(id, before === undefined ? {} : { before }, options),
    send: (message, options) => sendMessage(id, message, options),
    see: (upTo) => markMessagesSeen(id, { upTo }, init),
    onSettled: () => void refresh(client),
    // The card tells of the same request.
    onNews: () => void refresh(client),
  });

  return (
    <section ref={section} aria-labelledby={HEADING}>
      <h3 id={HEADING} tabIndex={-1} className="mb-3 text-lg">
        Messages
      </h3>
      <Conversation
        conversation={conversation}
        other={name}
        empty={`No messages yet. What you write is on the ${whom}'s private page at once, and a mail tells them so.`}
        closed={
          withdrawnAt ? `The ${whom} has withdrawn this request, so no more can be written.` : undefined
        }
        label={`Message to the ${whom}`}
        hint={`It answers the ${whom} and stops the clock.`}
        {...sendMessageLengths.text}
        tools={
          me && (
            <div>
              <CannedAnswers
                request={request}
                token={token}
                mayForAll={me.role !== 'counselor'}
                isPerson={me.id !== null}
                onUse={(text) => {
                  conversation.outbox.append(text);
                  // Once the dialog has given the focus back to its button.
                  setTimeout(() => section.current?.querySelector('textarea')?.focus());
                }}
              />
            </div>
          )
        }
      />
    </section>
  );
}

/** "2 new messages", of those that nobody on the desk has seen. */
export const newMessages = ({ unseenMessages }: DeskRequest) =>
  unseenMessages === 1 ? '1 new message' : `${unseenMessages} new messages`;

/** Goes to the messages of the request that is open. */
export function goToMessages() {
  const heading = document.getElementById(HEADING);
  const panel = heading?.closest('[data-panel]');
  if (!heading || !panel) return;
  // The panel alone is scrolled; scrollIntoView would move the list beside it, too.
  panel.scrollTop += heading.getBoundingClientRect().top - panel.getBoundingClientRect().top - STICKY_HEADER;
  heading.focus({ preventScroll: true });
}

/** What was written to visitors and has not arrived: to one of them, or to all. */
export const unsentMessages = (id?: number) => unsentTexts(store, id);

/** Deletes drafts and unsent messages, so that the next person to log in does not see them. */
export const forgetMessages = () => store.write(null);
