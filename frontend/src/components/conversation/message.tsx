import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { shortOfficeTime, shortVisitorTime } from '@/lib/office-time';

export interface MessageContent {
  id: number;
  author: 'visitor' | 'staff';
  /** Who of the staff wrote it. */
  staffName: string | null;
  text: string;
  createdAt: string;
  /** When the other side first had it on screen. */
  seenAt: string | null;
}

export interface UnsentContent {
  key: string;
  text: string;
  /** Why the server refused it. */
  refused?: string;
}

interface MessageProps {
  message: MessageContent;
  isOwn: boolean;
  /** What the other side is called. */
  other: string;
  /** Of what stands below its text. */
  endRef?: Ref<HTMLParagraphElement> | undefined;
}

export function Message({
  message: { author, staffName, text, createdAt, seenAt },
  isOwn,
  other,
  endRef,
}: MessageProps) {
  const isReadByStaff = isOwn === (author === 'staff');
  const timeOf = isReadByStaff ? shortOfficeTime : shortVisitorTime;
  const who = isOwn ? 'You' : (staffName ?? other);
  // On a message by staff, staff see the writer's name instead of “You”.
  const name = isOwn && isReadByStaff ? staffName : who;
  return (
    <Bubble text={text} isOwn={isOwn} endRef={endRef}>
      <span className="font-semibold text-ink [overflow-wrap:anywhere]">{name}</span>
      <time dateTime={createdAt}>{timeOf(createdAt)}</time>
      {isOwn && <span>{seenAt ? `Seen ${timeOf(seenAt)}` : 'Not seen yet'}</span>}
    </Bubble>
  );
}

interface UnsentMessageProps {
  message: UnsentContent;
  /** Whether the last attempt did not reach the server. */
  isStuck: boolean;
  /** Whether it is kept when the page is closed. */
  isKept: boolean;
  onEdit: () => void;
  onDiscard: () => void;
}

export function UnsentMessage({
  message: { text, refused },
  isStuck,
  isKept,
  onEdit,
  onDiscard,
}: UnsentMessageProps) {
  return (
    <Bubble text={text} isOwn isPale>
      {refused === undefined ? (
        <span>
          {isStuck
            ? `Not sent yet. It is sent as soon as that is possible${isKept ? ', or when you open this page again' : ': keep this page open'}.`
            : 'Sending...'}
        </span>
      ) : (
        <>
          <span className="text-danger">Not sent. {refused}</span>
          <Button variant="ghost" size="sm" onClick={onEdit}>
            Edit
          </Button>
          <Button variant="ghost" size="sm" onClick={onDiscard}>
            Discard
          </Button>
        </>
      )}
    </Bubble>
  );
}

interface BubbleProps {
  text: string;
  isOwn: boolean;
  isPale?: boolean;
  endRef?: MessageProps['endRef'];
  /** Who wrote it and when. */
  children: ReactNode;
}

function Bubble({ text, isOwn, isPale, endRef, children }: BubbleProps) {
  return (
    <li className={`grid max-w-[85%] gap-1 ${isOwn ? 'justify-self-end' : 'justify-self-start'}`}>
      <p
        dir="auto"
        className={`rounded-card border px-3.5 py-2.5 [overflow-wrap:anywhere] whitespace-pre-line ${isOwn ? 'border-transparent bg-peacock-soft' : 'border-line bg-card'} ${isPale ? 'opacity-80' : ''}`}
      >
        {text}
      </p>
      <p
        ref={endRef}
        className={`flex flex-wrap items-center gap-x-2 text-sm text-ink-soft ${isOwn ? 'justify-end' : ''}`}
      >
        {children}
      </p>
    </li>
  );
}
