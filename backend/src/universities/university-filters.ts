import type { Repository, SelectQueryBuilder } from 'typeorm';
import { searchWords } from './search-text.js';
import type { UniversityFilters } from './universities.dto.js';
import type { University } from './university.entity.js';

/** Those that match every filter, as `u`. */
export function matching(
  universities: Repository<University>,
  filters: UniversityFilters,
): SelectQueryBuilder<University> {
  const { search, country, fieldOfStudy, minUndergraduateGpa, minGraduateGpa, maxTuitionUSD, ids } = filters;
  const found = universities.createQueryBuilder('u');
  if (search !== undefined) {
    const words = searchWords(search);
    // A search of signs only cannot match any name.
    if (words.length === 0) found.andWhere('false');
    words.forEach((word, i) => found.andWhere(`u.searchText LIKE :word${i}`, { [`word${i}`]: `%${word}%` }));
  }
  if (country) found.andWhere('u.country = :country', { country });
  if (fieldOfStudy) found.andWhere('u.programs @> ARRAY[:fieldOfStudy]', { fieldOfStudy });
  if (minUndergraduateGpa !== undefined)
    found.andWhere('u.undergraduateGpaMin <= :undergraduate', {
      undergraduate: hundredths(minUndergraduateGpa),
    });
  if (minGraduateGpa !== undefined)
    found.andWhere('u.graduateGpaMin <= :graduate', { graduate: hundredths(minGraduateGpa) });
  if (maxTuitionUSD !== undefined)
    found.andWhere('u.tuitionMinUSD <= :tuition::bigint', { tuition: Math.floor(maxTuitionUSD) });
  if (ids) found.andWhere('u.id = ANY(:ids::bigint[])', { ids });
  return found;
}

/**
 * The greatest whole number of hundredths within a GPA: 2.3 * 100 is a little less than 230 for a computer. Queries have
 * at most ten decimals.
 */
const hundredths = (gpa: number) => Math.floor(gpa * 100 + 1e-9);
