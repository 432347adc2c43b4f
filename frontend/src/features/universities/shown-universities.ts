import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import type { Level } from '@/lib/levels';
import type { FieldOfStudy, StudentActions } from './student-actions';
import type { useUniversityPages } from './use-universities';

/** The universities that list and map show. */
export interface ShownUniversities {
  /** The universities loaded so far. */
  universities: readonly UniversityDto[];
  total: number;
  list: ReturnType<typeof useUniversityPages>;
  actions: StudentActions;
  field: FieldOfStudy;
  level: Level;
}
