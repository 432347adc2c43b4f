import { readFileSync, writeFileSync } from 'node:fs';
import { mailLayout } from '../backend/mail-layout/layout.mjs';
import { Failure } from './lib/failure.mjs';
import { at } from './lib/project.mjs';

const FILE = 'backend/src/mail/generated/layout.ts';

/** `node scripts/run.cjs mail-layout`: writes the mails' template from backend/mail-layout, so that the server needs no React. */
export default function main() {
  writeFileSync(at(FILE), generated());
}

/** @throws Failure when the committed template is not what backend/mail-layout gives */
export async function assertMailLayoutFresh() {
  if (readFileSync(at(FILE), 'utf8') === generated()) return;
  throw new Failure(`Stale, run "node scripts/run.cjs mail-layout":\n${FILE}`);
}

const generated = () =>
  `// Generated from backend/mail-layout by "node scripts/run.cjs mail-layout".\nexport const layout = ${JSON.stringify(mailLayout(), null, 2)} as const;\n`;
