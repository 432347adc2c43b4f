import {
  NewConsultationRequestCountry,
  NewConsultationRequestCourse,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { processSteps } from '@/content/home';
import type { ConsultationDraft } from './consultation-draft';

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Longest accepted name. Links may come from anywhere, so their text is limited. */
const MAX_NAME_LENGTH = 120;

/**
 * The form's values that an address such as `/?country=canada&course=law#contact` chooses; `university` or `step` begin
 * the message.
 */
export function chosenByLink(search: string): ConsultationDraft['values'] {
  const wanted = new URLSearchParams(search);
  const find = (name: string, values: string[]) => {
    const text = wanted.get(name);
    return text ? values.find((value) => slug(value) === slug(text)) : undefined;
  };
  const country = find('country', Object.values(NewConsultationRequestCountry));
  const course = find('course', Object.values(NewConsultationRequestCourse));
  const step = find(
    'step',
    processSteps.map(({ title }) => title),
  );
  const university = wanted.get('university')?.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
  return {
    ...(country && { country }),
    ...(course && { course }),
    ...(university && { message: `I would like to know more about ${university}.` }),
    ...(step && { message: `I would like to start with: ${step}.` }),
  };
}
