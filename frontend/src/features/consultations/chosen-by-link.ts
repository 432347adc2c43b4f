import {
  NewConsultationRequestCountry,
  NewConsultationRequestCourse,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { processSteps } from '@/content/home';
import type { ConsultationDraft } from './consultation-draft';

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The form's values that an address such as `/?country=canada&course=law#contact` chooses. */
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
  return {
    ...(country && { country }),
    ...(course && { course }),
    ...(step && { message: `I would like to start with: ${step}.` }),
  };
}
