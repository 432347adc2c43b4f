import { officeDate } from '../common/office-time.js';
import { siteUrl } from '../config/config.js';
import { type MailText, minutesAfter } from '../mail/messages.js';

/** What is written stands on the pages only, so that an erased request leaves nothing in a mailbox. */
export const messageToVisitor: MailText<{ staffName: string; token: string; linkDays: number }> = {
  kind: 'message-to-visitor',
  unsent: 'notices of messages to visitors',
  compose: ({ data, now, config }) => ({
    subject: 'We have written to you about your consultation request',
    preview: `${data.staffName} has written to you.`,
    heading: 'A message waits for you',
    blocks: [
      `${data.staffName} of ${config.site.brand} has written to you about your consultation request. You can read it and answer on your private page.`,
      { button: 'Read the message', url: `${siteUrl(config)}/requests/${data.token}#messages` },
      {
        small: `The link is private: whoever has it can see and change your request. It works until ${officeDate(minutesAfter(now, data.linkDays * 24 * 60))}.`,
      },
    ],
    reason: 'You get this mail because you asked for a consultation on our site.',
  }),
};

export const messageToStaff: MailText<Record<string, never>> = {
  kind: 'message-to-staff',
  unsent: 'notices of messages to staff',
  toStaff: true,
  compose: ({ requestId, config }) => ({
    subject: `A message waits at consultation request No. ${requestId}`,
    preview: 'The visitor has written on the private page.',
    heading: `A message waits at request No. ${requestId}`,
    blocks: [
      'The visitor has written on the private page of the request, and nobody has read it yet.',
      { button: 'Open the request', url: `${siteUrl(config)}/admin?request=${requestId}` },
      {
        small:
          'Names, numbers and messages are on the desk only, so that an erased request leaves nothing in a mailbox.',
      },
    ],
    reason:
      'You get this mail because you look after this request, or this address is set for notices to staff.',
  }),
};
