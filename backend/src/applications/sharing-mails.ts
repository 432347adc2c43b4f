import { siteUrl } from '../config/config.js';
import type { MailText } from '../mail/messages.js';

export const applicationsShared: MailText<Record<string, never>> = {
  kind: 'applications-shared',
  unsent: 'notices of shared applications to staff',
  toStaff: true,
  compose: ({ requestId, config }) => ({
    subject: `A student shares applications with you, request No. ${requestId}`,
    preview: 'You can see them on the desk from now on.',
    heading: `The student of request No. ${requestId} shares applications with you`,
    blocks: [
      'On the desk you now see their stages, and any tasks and documents that the student shares.',
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
