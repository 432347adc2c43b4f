import { escapeHtml } from './escape-html.js';
import type { Config } from '../config/config.js';
import { layout } from './generated/layout.js';
import type { Message } from './messages.js';

/** A message as HTML and as plain text. */
export function renderMessage(message: Message, config: Config): { html: string; text: string } {
  const { brand, email, phone, offices } = config.site;
  const footer = [
    message.reason,
    `${brand}, ${offices.map(({ country, address }) => address || country).join('; ')}. ${email}, ${phone}`,
  ];
  const html = fill(layout.document, {
    subject: escapeHtml(message.subject),
    preview: escapeHtml(message.preview),
    brand: escapeHtml(brand),
    heading: escapeHtml(message.heading),
    blocks: message.blocks.map(blockHtml).join(''),
    footer: footer.map((text) => part('small', { text })).join(''),
  });
  const text = [message.heading, ...message.blocks.map(blockText), '-- ', ...footer].join('\n\n');
  return { html, text: `${text}\n` };
}

function blockHtml(block: Message['blocks'][number]): string {
  if (typeof block === 'string') return part('paragraph', { text: block });
  if ('button' in block) return part('button', { label: block.button, url: block.url });
  if ('link' in block) return part('link', { label: block.link, url: block.url });
  return part('small', { text: block.small });
}

function blockText(block: Message['blocks'][number]): string {
  if (typeof block === 'string') return block;
  if ('button' in block) return `${block.button}:\n${block.url}`;
  if ('link' in block) return `${block.link}\n${block.url}`;
  return block.small;
}

const part = (name: Exclude<keyof typeof layout, 'document'>, values: Record<string, string>) =>
  fill(
    layout[name],
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, escapeHtml(value)])),
  );

/** Replaces each `{{name}}` by HTML. Marks inside inserted HTML are not replaced. */
const fill = (template: string, html: Record<string, string>) =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => html[name]!);
