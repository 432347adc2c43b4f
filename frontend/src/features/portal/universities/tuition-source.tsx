import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** Who publishes the tuition figure; the address at its end becomes the link. */
export function TuitionSource({ university }: { university: UniversityDto }) {
  const { tuitionSource, tuitionYear } = university;
  const [, words = tuitionSource, url] = /^(.*?),?\s*(https?:\/\/\S+)$/.exec(tuitionSource) ?? [];
  return (
    <>
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-peacock-deep underline">
          {words}
        </a>
      ) : (
        words
      )}
      {!words.includes(tuitionYear) && `, ${tuitionYear}`}
    </>
  );
}
