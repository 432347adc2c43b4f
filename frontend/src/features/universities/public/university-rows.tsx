import { cx } from 'class-variance-authority';
import type { UniversityLink } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { basis, tuition, worldRank } from '@/lib/university-facts';
import { universityPath } from '@/lib/university-paths';
import { shortRankSource } from './describe';

interface UniversityRowsProps {
  universities: readonly UniversityLink[];
  /** Whether none of them is ranked, so that there is no column for the rank. */
  unranked?: boolean;
  /** Ids by slug, for the rows to which links on the page lead. */
  anchors?: ReadonlyMap<string, string>;
}

/**
 * Universities with their rank, place and tuition; the names lead to their pages. There are hundreds of them on a page,
 * so their looks are in university-rows.css.
 */
export const UniversityRows = ({ universities, unranked = false, anchors }: UniversityRowsProps) => (
  <ul role="list" className={cx('university-rows', unranked && 'unranked')}>
    {universities.map((university) => (
      <li key={university.slug} id={anchors?.get(university.slug)}>
        {!unranked && (
          <p>
            {university.worldRank === null ? (
              <small>Not ranked</small>
            ) : (
              <>
                <b>{worldRank(university)}</b> <small>{shortRankSource(university)}</small>
              </>
            )}
          </p>
        )}
        <Link to={universityPath(university.slug)}>{university.name}</Link>
        <p>{[...new Set([university.city, university.region].filter(Boolean))].join(', ')}</p>
        <p>
          {tuition(university)}{' '}
          <small>
            {[
              university.tuitionMaxUSD > 0 &&
                (university.tuitionPeriod === 'degree' ? 'whole degree' : 'a year'),
              basis(university.tuitionBasis),
            ]
              .filter(Boolean)
              .join(', ')}
          </small>
        </p>
      </li>
    ))}
  </ul>
);
