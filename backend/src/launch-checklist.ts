import { isDeepStrictEqual } from 'node:util';
import { type Config, loadConfig } from './config/config.js';
import { loadFrontendServer } from './site/frontend-build.js';

/** What production should not open with: settings that are still the defaults, and samples among the content. */
export async function launchChecklist(config: Config): Promise<string[]> {
  const usual = loadConfig({});
  const same = (value: (config: Config) => unknown) => isDeepStrictEqual(value(config), value(usual));
  const settings: [boolean, string][] = [
    [same(({ site }) => site.brand), `BRAND is still ${usual.site.brand}`],
    [same(({ site }) => site.phone), `PHONE is still ${usual.site.phone}`],
    [same(({ site }) => site.email), `EMAIL is still ${usual.site.email}`],
    [same(({ site }) => site.offices), 'OFFICES are still the ones of the sample'],
    [
      !config.site.openness.company,
      'COMPANY is empty: families look for a name in law, an address and who hears complaints',
    ],
    [!config.site.openness.fees, 'FEES is empty: families look for what you charge'],
    [!config.publicUrl, 'PUBLIC_URL is missing: canonical addresses and links in mails need it'],
    [!config.smtpUrl, 'SMTP_URL is missing: no mail is sent'],
    [same(({ staffEmail }) => staffEmail), `STAFF_EMAIL is still ${usual.staffEmail}`],
    [
      config.trustProxy === false,
      'TRUST_PROXY is off: behind a proxy all visitors count as one for rate limits, and HTTPS is not noticed',
    ],
  ];
  const samples = (await loadFrontendServer()).remainingSamples();
  return [
    ...settings.filter(([open]) => open).map(([, what]) => what),
    ...samples.map((what) => `Still there: ${what}`),
  ];
}
