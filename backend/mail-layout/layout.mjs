import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The site's colours as mail programs understand them; each text pair has at least 4.5:1. */
const INK = '#1c2541';
const INK_SOFT = '#4b5267';
const PAPER = '#fbf8f1';
const CARD = '#ffffff';
const LINE = '#dcd6c8';
const MARIGOLD = '#f0a63a';
const PEACOCK = '#005d6b';

/** What stands beside the subject in a list of mails, and nowhere else. */
const HIDDEN = { display: 'none', maxHeight: 0, overflow: 'hidden' };

const FONT = "'Segoe UI', Helvetica, Arial, sans-serif";

// Mail programs that know the dark scheme take these; the others keep the light one, or darken it themselves.
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: #11172a !important; }
    .card { background-color: #1c2541 !important; border-color: #3a4566 !important; }
    .ink { color: #f6f2e8 !important; }
    .soft { color: #c3c8d8 !important; }
    .line { border-color: #3a4566 !important; }
    .link { color: #8fd6e0 !important; }
  }
`;

const markup = (element) => renderToStaticMarkup(element);
const text = (className, style, content) =>
  h(Text, { className, style: { fontFamily: FONT, margin: '0 0 16px', ...style } }, content);

/**
 * The one template of every mail, in parts. `{{name}}` marks what the server fills in, escaped; `blocks` and `footer`
 * take other parts. React Email writes the tables that Outlook needs.
 */
export function mailLayout() {
  const document = h(
    Html,
    { lang: 'en', dir: 'ltr' },
    h(
      Head,
      {},
      h('title', {}, '{{subject}}'),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: DARK } }),
    ),
    h(
      Body,
      { className: 'page', style: { backgroundColor: PAPER, margin: 0, padding: '24px 12px' } },
      h('div', { style: HIDDEN }, '{{preview}}'),
      h(
        Container,
        {
          className: 'card',
          style: {
            backgroundColor: CARD,
            border: `1px solid ${LINE}`,
            borderRadius: '14px',
            margin: '0 auto',
            maxWidth: '560px',
            padding: '28px 24px',
          },
        },
        text('ink', { color: INK, fontSize: '18px', fontWeight: 700, letterSpacing: '0.02em' }, '{{brand}}'),
        h(
          Heading,
          {
            as: 'h1',
            className: 'ink',
            style: {
              color: INK,
              fontFamily: "Georgia, 'Times New Roman', serif",
              fontSize: '26px',
              lineHeight: '32px',
              margin: '0 0 16px',
            },
          },
          '{{heading}}',
        ),
        h(Section, {}, '{{blocks}}'),
        h(Hr, { className: 'line', style: { borderColor: LINE, margin: '24px 0 16px' } }),
        '{{footer}}',
      ),
    ),
  );
  const paragraph = text('ink', { color: INK, fontSize: '17px', lineHeight: '26px' }, '{{text}}');
  const small = text('soft', { color: INK_SOFT, fontSize: '15px', lineHeight: '22px' }, '{{text}}');
  const link = h(
    Text,
    {
      className: 'soft',
      style: {
        color: INK_SOFT,
        fontFamily: FONT,
        fontSize: '15px',
        lineHeight: '22px',
        margin: '0 0 16px',
        wordBreak: 'break-all',
      },
    },
    '{{label}} ',
    h(
      Link,
      { className: 'link', href: '{{url}}', style: { color: PEACOCK, textDecoration: 'underline' } },
      '{{url}}',
    ),
  );
  const button = h(
    Button,
    {
      href: '{{url}}',
      style: {
        backgroundColor: MARIGOLD,
        borderRadius: '8px',
        color: INK,
        fontFamily: FONT,
        fontSize: '17px',
        fontWeight: 700,
        margin: '4px 0 20px',
        padding: '14px 24px',
        textDecoration: 'none',
      },
    },
    '{{label}}',
  );
  return {
    document: `<!doctype html>${markup(document)}`,
    paragraph: markup(paragraph),
    small: markup(small),
    link: markup(link),
    button: markup(button),
  };
}
