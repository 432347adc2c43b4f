import type { Source } from './sources';

/*
 * In which time zone a state or province lies, where a country has several: by the region of the university's record. Where
 * a state has two, it is the one of most of its people, and the cities of universities on the other side stand apart.
 */

export const zonesSource: Source = {
  label: 'IANA: time zone database (no date)',
  url: 'https://www.iana.org/time-zones',
  checkedOn: '2026-11-26',
  copy: true,
};

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** By country and region. */
export const stateZones: Record<string, Record<string, string>> = {
  'United States': {
    Alabama: CENTRAL,
    Alaska: 'America/Anchorage',
    Arizona: 'America/Phoenix',
    Arkansas: CENTRAL,
    California: PACIFIC,
    Colorado: MOUNTAIN,
    Connecticut: EASTERN,
    Delaware: EASTERN,
    'District of Columbia': EASTERN,
    Florida: EASTERN,
    Georgia: EASTERN,
    Hawaii: 'Pacific/Honolulu',
    Idaho: 'America/Boise',
    Illinois: CENTRAL,
    Indiana: 'America/Indiana/Indianapolis',
    Iowa: CENTRAL,
    Kansas: CENTRAL,
    Kentucky: 'America/Kentucky/Louisville',
    Louisiana: CENTRAL,
    Maine: EASTERN,
    Maryland: EASTERN,
    Massachusetts: EASTERN,
    Michigan: 'America/Detroit',
    Minnesota: CENTRAL,
    Mississippi: CENTRAL,
    Missouri: CENTRAL,
    Montana: MOUNTAIN,
    Nebraska: CENTRAL,
    Nevada: PACIFIC,
    'New Hampshire': EASTERN,
    'New Jersey': EASTERN,
    'New Mexico': MOUNTAIN,
    'New York': EASTERN,
    'North Carolina': EASTERN,
    'North Dakota': CENTRAL,
    Ohio: EASTERN,
    Oklahoma: CENTRAL,
    Oregon: PACIFIC,
    Pennsylvania: EASTERN,
    'Rhode Island': EASTERN,
    'South Carolina': EASTERN,
    'South Dakota': CENTRAL,
    Tennessee: CENTRAL,
    Texas: CENTRAL,
    Utah: MOUNTAIN,
    Vermont: EASTERN,
    Virginia: EASTERN,
    Washington: PACIFIC,
    'West Virginia': EASTERN,
    Wisconsin: CENTRAL,
    Wyoming: MOUNTAIN,
  },
  Canada: {
    Alberta: 'America/Edmonton',
    'British Columbia': 'America/Vancouver',
    Manitoba: 'America/Winnipeg',
    'New Brunswick': 'America/Moncton',
    'Newfoundland and Labrador': 'America/St_Johns',
    'Northwest Territories': 'America/Edmonton',
    'Nova Scotia': 'America/Halifax',
    Nunavut: 'America/Iqaluit',
    Ontario: 'America/Toronto',
    'Prince Edward Island': 'America/Halifax',
    Quebec: 'America/Toronto',
    Saskatchewan: 'America/Regina',
    Yukon: 'America/Whitehorse',
  },
  Australia: {
    'Australian Capital Territory': 'Australia/Sydney',
    'New South Wales': 'Australia/Sydney',
    'Northern Territory': 'Australia/Darwin',
    Queensland: 'Australia/Brisbane',
    'South Australia': 'Australia/Adelaide',
    Tasmania: 'Australia/Hobart',
    Victoria: 'Australia/Melbourne',
    'Western Australia': 'Australia/Perth',
  },
};

/** By "city, state": on the other side of their state's line. */
const cityZones: Record<string, string> = {
  'Pensacola, Florida': CENTRAL,
  'Moscow, Idaho': PACIFIC,
  'Columbia, Kentucky': CENTRAL,
  'Murray, Kentucky': CENTRAL,
  'Johnson City, Tennessee': EASTERN,
  'Knoxville, Tennessee': EASTERN,
  'El Paso, Texas': MOUNTAIN,
};

/** Undefined where the record tells no state, and in countries with one zone. */
export const zoneOfState = (country: string, region: string | null | undefined, city: string) =>
  region ? (cityZones[`${city}, ${region}`] ?? stateZones[country]?.[region]) : undefined;
