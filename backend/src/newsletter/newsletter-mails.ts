import { type Config, siteUrl } from '../config/config.js';
import { type MailText, tokenPage } from '../mail/messages.js';

const unsubscribePage = (config: Config, token: string) => tokenPage(config, 'newsletter/unsubscribe', token);

export const newsletterConfirmation: MailText<{ confirm: string; unsubscribe: string }> = {
  kind: 'newsletter-confirmation',
  unsent: 'confirmations of newsletter subscriptions',
  compose: ({ data, config }) => {
    const { brand } = config.site;
    const unsubscribe = unsubscribePage(config, data.unsubscribe);
    return {
      subject: `Please confirm your subscription to the ${brand} newsletter`,
      preview: 'One more step: tell us that this address is yours.',
      heading: 'Is this your address?',
      blocks: [
        `Someone, we hope you, entered this address for the ${brand} newsletter. If it was you, please confirm it.`,
        { button: 'Confirm subscription', url: tokenPage(config, 'newsletter/confirm', data.confirm) },
        {
          small:
            'If it was not you, do nothing. Without a confirmation no newsletter comes, and we delete the address after 30 days.',
        },
        { link: 'If you do not want it:', url: unsubscribe },
      ],
      reason: 'You get this mail because this address was entered in the newsletter form of our site.',
      unsubscribe,
    };
  },
};

export const newsletterWelcome: MailText<{ unsubscribe: string }> = {
  kind: 'newsletter-welcome',
  unsent: 'welcomes to the newsletter',
  compose: ({ data, config }) => {
    const { brand } = config.site;
    const unsubscribe = unsubscribePage(config, data.unsubscribe);
    return {
      subject: `Welcome to the ${brand} newsletter`,
      preview: 'Your subscription is confirmed.',
      heading: 'Your subscription is confirmed',
      blocks: [
        'Thank you. We write when there is something worth knowing about studying abroad, such as deadlines, scholarships or a change in the rules for visas.',
        { button: 'Read the country guides', url: `${siteUrl(config)}/resources/country-guides` },
        { link: 'You can stop the newsletter at any time:', url: unsubscribe },
      ],
      reason: 'You get this mail because you confirmed your subscription.',
      unsubscribe,
    };
  },
};
