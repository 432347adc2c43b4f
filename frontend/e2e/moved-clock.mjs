/** Preloaded into a server: puts its clock, and so its database's, ahead by the milliseconds in the file CLOCK. */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(process.env.CLOCK, 'utf8'));

globalThis.Date = class extends RealDate {
  static now = now;

  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now()]));
  }
};
