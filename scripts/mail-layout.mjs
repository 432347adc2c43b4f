import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './lib/failure.mjs';
import { at } from './lib/project.mjs';

const FILE = 'backend/src/mail/generated/layout.ts';

/** `node scripts/run.cjs mail-layout`: writes the mails' template from backend/mail-layout, so that the server needs no React. */
export default async function main() {
  writeFileSync(at(FILE), await generated());
}

/** @throws Failure when the committed template is not what backend/mail-layout gives */
export async function assertMailLayoutFresh() {
  if (readFileSync(at(FILE), 'utf8') === (await generated())) return;
  throw new Failure(`Stale, run "node scripts/run.cjs mail-layout":\n${FILE}`);
}

async function generated() {
  // Loaded here: this file is read before packages are installed.
  const { mailLayout } = await import('../backend/mail-layout/layout.mjs');
  return `// Generated from backend/mail-layout by "node scripts/run.cjs mail-layout".\nexport const layout = ${JSON.stringify(mailLayout(), null, 2)} as const;\n`;
}
