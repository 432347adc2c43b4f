import { officeClock, officeTime } from '../common/office-time.js';
import { siteUrl } from '../config/config.js';
import { type MailText, minutesAfter, tokenPage } from '../mail/messages.js';

// The link is made when the mail is sent, so its time counts from then.
export const passwordReset: MailText<{ username: string; token: string; minutes: number }> = {
  kind: 'password-reset',
  unsent: 'links to choose a new password',
  compose: ({ data, now, config }) => ({
    subject: `Choose a new password for your ${config.site.brand} account`,
    preview: `The link works once, until ${officeClock(minutesAfter(now, data.minutes))}.`,
    heading: 'Choose a new password',
    blocks: [
      'Someone, we hope you, asked for a new password for the student account with this address.',
      {
        button: 'Choose a new password',
        // After the # the name reaches the reader's password manager, but no server.
        url: `${tokenPage(config, 'reset-password', data.token)}#${encodeURIComponent(data.username)}`,
      },
      {
        small: `The link works once, until ${officeTime(minutesAfter(now, data.minutes))}. After that, ask for a new one. Using it logs the account out on every device.`,
      },
      { small: 'If it was not you, do nothing: your password stays as it is.' },
    ],
    reason: 'You get this mail because a new password was asked for on the log-in page of our site.',
  }),
};

// The link is made when the mail is sent, so its time counts from then.
export const emailConfirmation: MailText<{ token: string; hours: number }> = {
  kind: 'email-confirmation',
  unsent: 'links that confirm an address',
  compose: ({ data, now, config }) => ({
    subject: `Confirm the e-mail address of your ${config.site.brand} account`,
    preview: 'Then you can share your applications with your counselor.',
    heading: 'Confirm your e-mail address',
    blocks: [
      'Someone who is logged in to the student account with this address (we hope it is you) wants to share its applications with one of our counselors, or to be reminded of what is due. First we check that our mail to this address reaches you.',
      {
        button: 'Confirm my address',
        // After the # the token reaches no server and no log before the button on the page is pressed.
        url: `${siteUrl(config)}/student-portal/applications#confirm=${data.token}`,
      },
      {
        small: `The link works until ${officeTime(minutesAfter(now, data.hours * 60))}, where you are logged in to the account.`,
      },
      { small: 'If it was not you, do nothing: then nothing is shared.' },
    ],
    reason: 'You get this mail because somebody asked for it in the student portal of our site.',
  }),
};

export const accountDeleted: MailText<Record<string, never>> = {
  kind: 'account-deleted',
  unsent: 'confirmations of deleted accounts',
  compose: ({ createdAt, config }) => ({
    subject: `Your ${config.site.brand} student account is deleted`,
    preview: 'Everything that was saved in it is gone.',
    heading: 'Your account is deleted',
    blocks: [
      `The student account with this address was deleted on ${officeTime(createdAt)}, with everything that was saved in it.`,
      'Consultation requests and the newsletter are not part of the account. The mails about them have links to erase a request or to unsubscribe.',
      {
        small: `If you did not delete it, write to ${config.site.email} or call ${config.site.phone}.`,
      },
    ],
    reason: 'You get this mail, the last one about the account, because it belonged to this address.',
  }),
};
