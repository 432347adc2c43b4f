import type { EntityManager } from 'typeorm';
import { officeTime } from '../common/office-time.js';
import { siteUrl } from '../config/config.js';
import { type MailText, minutesAfter } from '../mail/messages.js';
import { PROMISED_HOURS } from './consultation-request.entity.js';

/** What comes together is told together, and whoever sees it on the desk first gets no mail about what they answered. */
const MAIL_DELAY = '1 minute';
const MAIL_PAUSE = '10 minutes';
const MOST_NAMED = 10;

/** A request that a person has been given. */
export interface Given {
  id: number;
  /** Null: nobody waits for an answer. */
  waitingSince: Date | null;
}

export const requestsAssigned: MailText<{ requests: Given[] }> = {
  kind: 'requests-assigned',
  unsent: 'notices of assigned requests to staff',
  toStaff: true,
  compose: ({ data: { requests }, config }) => {
    const [first] = requests;
    const one = requests.length === 1;
    const what = one
      ? `Consultation request No. ${first!.id} is yours`
      : `${requests.length} consultation requests are yours`;
    const more = requests.length - MOST_NAMED;
    return {
      subject: what,
      preview: one ? stateOf(first!) : 'They have been assigned to you.',
      heading: what,
      blocks: [
        one ? `It has been assigned to you. ${stateOf(first!)}` : 'They have been assigned to you.',
        ...(one
          ? []
          : requests.slice(0, MOST_NAMED).map((request) => `No. ${request.id}: ${stateOf(request)}`)),
        ...(more > 0 ? [`${more} more stand on the desk.`] : []),
        one
          ? { button: 'Open the request', url: `${siteUrl(config)}/admin?request=${first!.id}` }
          : { button: 'Open your requests', url: `${siteUrl(config)}/admin?sort=waiting&assignee=me` },
        {
          small:
            'Names, numbers and messages are on the desk only, so that an erased request leaves nothing in a mailbox.',
        },
      ],
      reason: 'You get this mail because you answer the requests of visitors of our site.',
    };
  },
};

function stateOf({ waitingSince }: Given): string {
  if (!waitingSince) return 'Nobody waits for an answer just now.';
  const due = minutesAfter(waitingSince, PROMISED_HOURS * 60);
  return due > new Date()
    ? `The answer is due by ${officeTime(due)}.`
    : `The answer has been overdue since ${officeTime(due)}.`;
}

/**
 * Writes a mail to each of these persons that requests have been assigned to them: at most one in ten minutes. A mail
 * that is not due yet will name the new ones, too. To be called in the transaction that assigns.
 */
export async function tellAssignees(manager: EntityManager, staffIds: number[]): Promise<void> {
  if (staffIds.length === 0) return;
  // SQL by hand: whether a mail is due is asked in the statement that notes the next one.
  await manager.query(
    `WITH told AS (
       UPDATE staff
       SET "assignmentMailAt" = greatest(now() + interval '${MAIL_DELAY}', "assignmentMailAt" + interval '${MAIL_PAUSE}')
       WHERE id = ANY ($1::int[]) AND email IS NOT NULL AND coalesce("assignmentMailAt" <= now(), true)
       RETURNING id, email, "assignmentMailAt"
     )
     INSERT INTO mails (kind, recipient, data, "nextAttemptAt")
     SELECT '${requestsAssigned.kind}', email, jsonb_build_object('staffId', id), "assignmentMailAt" FROM told`,
    [staffIds],
  );
}
