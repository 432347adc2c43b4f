import { slugOf } from './slug';

/** The course of the consultation form that a field of study belongs to. */
const courses: Record<string, string> = {
  Engineering: 'engineering',
  'Computer Science & Technology': 'computer-science',
  'Business & Management': 'business-management',
  'Medicine & Health Sciences': 'medicine-healthcare',
  'Arts & Design': 'arts-design',
  'Law & Legal Studies': 'law',
};

/** The consultation form with the country, the course and the name of a university filled in. */
export function consultationLink(
  { name, country }: { name: string; country: string },
  fieldOfStudy?: string,
): string {
  const query = new URLSearchParams();
  if (country) query.set('country', slugOf(country));
  if (name) query.set('university', name);
  if (fieldOfStudy) query.set('course', courses[fieldOfStudy] ?? 'other');
  return `/?${query}#contact`;
}
