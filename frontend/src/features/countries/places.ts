import type { CountryGuide, RankedUniversity, StudyCity } from '@/content/country';

export interface Place {
  name: string;
  /** Set if the place is one of the guide's study cities. */
  city?: StudyCity;
  universities: RankedUniversity[];
}

type Places = Pick<CountryGuide, 'studyCities' | 'topUniversities'>;

/**
 * The places on a guide's map in the order of their numbers, from 1: the study cities, then the other towns of the top
 * universities. The generator of the maps uses the same order.
 */
export function placesOf({ studyCities, topUniversities }: Places): Place[] {
  const cityOf = (town: string) =>
    studyCities.find(({ name, towns }) => name === town || towns?.includes(town))?.name ?? town;
  const places: Place[] = studyCities.map((city) => ({ name: city.name, city, universities: [] }));
  for (const university of topUniversities) {
    const city = cityOf(university.city);
    let place = places.find(({ name }) => name === city);
    if (!place) places.push((place = { name: city, universities: [] }));
    place.universities.push(university);
  }
  return places;
}
