import { readFileSync } from 'node:fs';
import { ConfigError, loadConfig } from '../src/config/config.js';

const problems = (env: Record<string, string>) => {
  try {
    loadConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
};

describe('configuration', () => {
  it('needs nothing outside production', () => {
    const config = loadConfig({});
    expect(config).toMatchObject({
      production: false,
      port: 3000,
      databaseUrl: null,
      adminToken: null,
      rateLimit: true,
      trustProxy: false,
    });
    expect(config.site.offices.map(({ country }) => country)).toEqual(['India', 'USA']);
  });

  it('is frozen all the way down', () => {
    const config = loadConfig({});
    expect(() => ((config.site.offices[0] as { address: string }).address = 'elsewhere')).toThrow(TypeError);
  });

  it.each([
    [{ PORT: 'eighty' }, /^PORT /],
    [{ PORT: '70000' }, /^PORT /],
    [{ PORT: '-1' }, /^PORT /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL /],
    [{ PUBLIC_URL: 'example.com' }, /^PUBLIC_URL /],
    [{ PUBLIC_URL: 'https://example.com/path' }, /^PUBLIC_URL /],
    [{ PUBLIC_URL: 'https://example.com/' }, /^PUBLIC_URL must .* without anything after the host/],
    [{ SMTP_URL: 'http://x' }, /^SMTP_URL /],
    [
      { SMTP_URL: 'smtp://x', NODE_ENV: 'production', ADMIN_TOKEN: 'x'.repeat(16) },
      /^PUBLIC_URL is missing: the links in mails/,
    ],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM /],
    [{ MAIL_FROM: 'Us <us@example.com' }, /^MAIL_FROM /],
    [{ MAIL_FROM: 'us@example.com, them@example.com' }, /^MAIL_FROM /],
    [{ MAIL_FROM: 'Us\r\nBcc: <us@example.com>' }, /^MAIL_FROM /],
    [{ STAFF_EMAIL: 'the desk' }, /^STAFF_EMAIL /],
    [{ RETENTION_DAYS: '0' }, /^RETENTION_DAYS /],
    [{ RETENTION_DAYS: 'forever' }, /^RETENTION_DAYS /],
    [{ RATE_LIMIT: 'no' }, /^RATE_LIMIT /],
    [{ TRUST_PROXY: 'yes please' }, /^TRUST_PROXY /],
    [{ DRAIN_SECONDS: '301' }, /^DRAIN_SECONDS /],
    [{ DATABASE_URL: 'postgres://x/y', DATABASE_REPLICA_URL: 'x' }, /^DATABASE_REPLICA_URL /],
    [{ DATABASE_REPLICA_URL: 'postgres://x/y' }, /^DATABASE_URL is missing/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL /],
    [{ OFFICES: ': nowhere' }, /^OFFICES /],
    [{ OFFICE_ZONE: 'Mars/Olympus' }, /^OFFICE_ZONE /],
    [{ OFFICE_ZONE: '+05:30' }, /^OFFICE_ZONE /],
    [{ OFFICE_HOURS: '9-18' }, /^OFFICE_HOURS /],
    [{ OFFICE_HOURS: 'mon-fri 09:00-25:00' }, /^OFFICE_HOURS /],
    [{ OFFICE_HOURS: 'mon-xyz 09:00-18:00' }, /^OFFICE_HOURS /],
    [{ OFFICE_HOURS: 'mon 09:00-18:00;' }, /^OFFICE_HOURS /],
    [{ OFFICE_HOLIDAYS: '2026-02-30' }, /^OFFICE_HOLIDAYS /],
    [{ OFFICE_HOLIDAYS: '25 December' }, /^OFFICE_HOLIDAYS /],
    [{ COUNSELORS: 'Meera Rao' }, /^COUNSELORS /],
    [{ SOCIAL_YOUTUBE: 'javascript:alert(1)' }, /^SOCIAL_YOUTUBE /],
    [{ ADMIN_TOKEN: 'short' }, /^ADMIN_TOKEN is too short/],
    [{ NODE_ENV: 'production' }, /^ADMIN_TOKEN is missing/],
    [{ NODE_ENV: 'production', ADMIN_TOKEN: 'x'.repeat(15) }, /^ADMIN_TOKEN is too short/],
  ])('refuses %j by name', (env, message) => {
    expect(problems(env as Record<string, string>)).toMatch(message);
  });

  it('names every bad variable at once and repeats no secret', () => {
    const message = problems({ PORT: 'x', LOG_LEVEL: 'y', ADMIN_TOKEN: 'hunter2' });
    expect(message.split('\n')).toHaveLength(3);
    expect(message).not.toContain('hunter2');
  });

  it('takes itself to be where it listens, but never says so in production', () => {
    expect(loadConfig({ PORT: '4000' }).site.publicUrl).toBe('http://localhost:4000');
    const production = { NODE_ENV: 'production', ADMIN_TOKEN: 'x'.repeat(16) };
    expect(loadConfig(production).site.publicUrl).toBe('');
  });

  it('reads what is set', () => {
    const config = loadConfig({
      NODE_ENV: 'production',
      ADMIN_TOKEN: 'x'.repeat(16),
      PUBLIC_URL: 'https://www.example.com',
      TRUST_PROXY: '2',
      RATE_LIMIT: 'off',
      OFFICES: 'India: 1 Road, Hyderabad; USA: 2 Street, Austin',
      HOURS: 'Mon-Fri 9:00-18:00',
      COMPANY: 'Meridian Education Private Limited',
      FEES: 'Nothing; books cost extra.',
      COUNSELORS: 'Meera Rao: M.Ed.; Arun Das: since 2015',
      PHONE: ' +1 5 ',
    });
    expect(config).toMatchObject({
      production: true,
      publicUrl: 'https://www.example.com',
      trustProxy: 2,
      rateLimit: false,
      host: '0.0.0.0',
    });
    expect(config.site).toMatchObject({
      phone: '+1 5',
      hours: ['Mon-Fri 9:00-18:00'],
      retentionDays: 365,
      openness: {
        company: 'Meridian Education Private Limited',
        fees: 'Nothing; books cost extra.',
        commission: '',
        refunds: '',
        counselors: [
          { name: 'Meera Rao', about: 'M.Ed.' },
          { name: 'Arun Das', about: 'since 2015' },
        ],
      },
      offices: [
        { country: 'India', address: '1 Road, Hyderabad' },
        { country: 'USA', address: '2 Street, Austin' },
      ],
    });
    const hours = (value: string) =>
      loadConfig({ OFFICE_HOURS: value }).site.officeHours.hours.map(
        ({ day, from, until }) => `${day} ${from}-${until}`,
      );
    expect(hours('Sat-Mon 9:00-18:00')).toEqual([
      'Monday 09:00-18:00',
      'Saturday 09:00-18:00',
      'Sunday 09:00-18:00',
    ]);
    expect(hours('wed, mon 14:00-18:00; mon 9:00-13:00; fri 22:00 - 02:00')).toEqual([
      'Monday 09:00-13:00',
      'Monday 14:00-18:00',
      'Wednesday 14:00-18:00',
      'Friday 22:00-02:00',
    ]);
    expect(
      loadConfig({ OFFICE_HOLIDAYS: '2027-01-26=Republic Day, 2026-12-25 Christmas Day,2027-03-22' }).site
        .officeHours.holidays,
    ).toEqual([
      { day: '2026-12-25', name: 'Christmas Day' },
      { day: '2027-01-26', name: 'Republic Day' },
      { day: '2027-03-22', name: '' },
    ]);
    expect(loadConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toBe('loopback, 10.0.0.0/8');
  });

  it.each([
    [{}, { name: 'Meridian', address: 'hello@meridian.example' }, 'hello@meridian.example'],
    [
      { BRAND: 'Orchard', EMAIL: 'us@o.example' },
      { name: 'Orchard', address: 'us@o.example' },
      'us@o.example',
    ],
    [{ MAIL_FROM: 'us@o.example' }, { name: 'Meridian', address: 'us@o.example' }, 'hello@meridian.example'],
    [
      { MAIL_FROM: 'Orchard & Co. <us@o.example>', STAFF_EMAIL: 'desk@o.example' },
      { name: 'Orchard & Co.', address: 'us@o.example' },
      'desk@o.example',
    ],
    [
      { MAIL_FROM: '"Orchard, the team" <us@o.example>' },
      { name: 'Orchard, the team', address: 'us@o.example' },
      'hello@meridian.example',
    ],
  ])('takes from %j who mails come from and go to', (env, mailFrom, staffEmail) => {
    expect(loadConfig(env as Record<string, string>)).toMatchObject({ mailFrom, staffEmail });
  });

  it('reads just the variables that .env.example explains', () => {
    const explained = [
      ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm),
    ].map(([, name]) => name!);
    const read: string[] = [];
    loadConfig(new Proxy({}, { get: (_, name) => void read.push(String(name)) }));
    expect([...new Set(read)].sort()).toEqual([...explained].sort());
  });
});
