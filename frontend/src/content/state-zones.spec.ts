import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateZones, zoneOfState } from './state-zones';

interface Row {
  name: string;
  city: string;
  region: string | null;
  country: string;
  longitude: number | null;
}
const seed = JSON.parse(
  readFileSync(join(__dirname, '../../../backend/seed/universities.json'), 'utf8'),
) as Row[];

/** Hours ahead of Greenwich in January. */
function ahead(timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(Date.UTC(2027, 0, 15)).find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name)!;
  return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
}

test.each(Object.keys(stateZones))('every state of %s with a university has its zone', (country) => {
  const rows = seed.filter((row) => row.country === country);
  expect(rows.length).toBeGreaterThan(40);
  for (const { name, region, city, longitude } of rows) {
    const zone = zoneOfState(country, region, city);
    expect([name, zone]).toEqual([name, expect.any(String)]);
    // The sun is nowhere further from the clock than in Yukon; in summer Australia's clocks are an hour ahead of that.
    if (longitude !== null)
      expect([name, Math.abs(ahead(zone!) - longitude / 15) < 2.1]).toEqual([name, true]);
  }
});

test.each([
  ['British Columbia', 'Vancouver', 'Canada', 'America/Vancouver'],
  ['Texas', 'Austin', 'United States', 'America/Chicago'],
  ['Texas', 'El Paso', 'United States', 'America/Denver'],
  [null, 'Austin', 'United States', undefined],
  ['England', 'London', 'United Kingdom', undefined],
])('%s, %s', (region, city, country, zone) => expect(zoneOfState(country, region, city)).toBe(zone));
