import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { TuitionSource } from '@/components/tuition-source';
import { INDICATIVE, isGpaEstimate, isReported, REPORTED } from '@/lib/university-facts';

/** The sources of a university's figures, and their reliability. */
export function AboutFigures({ university }: { university: UniversityDto }) {
  const { tuitionBasis, programsComplete } = university;
  return (
    <ul className="mt-2 grid list-disc grid-cols-1 gap-1 pl-5">
      <li>
        Tuition: <TuitionSource university={university} />.
      </li>
      {tuitionBasis === 'indicative' && <li>{INDICATIVE.tuition}</li>}
      {isReported(university) && <li>{REPORTED}</li>}
      {isGpaEstimate(university) && <li>{INDICATIVE.gpa}</li>}
      {!programsComplete && <li>The university offers more fields than are listed here.</li>}
    </ul>
  );
}
