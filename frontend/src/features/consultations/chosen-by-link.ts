import {
  NewConsultationRequestCountry,
  NewConsultationRequestCourse,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { processSteps } from '@/content/home';
import type { ConsultationDraft } from './consultation-draft';

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Names as universities have them. Anybody can write a link, so that no address gets into the visitor's message. */
const NAME = /^(?!.*(?:\.\S|\/\/))[\p{L}\p{N} ,.&'’()/–-]{2,120}$/u;

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
  const name = wanted.get('university')?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const university = NAME.test(name) && name;
  return {
    ...(country && { country }),
    ...(course && { course }),
    ...(university && { message: `I would like to know more about ${university}.` }),
    ...(step && { message: `I would like to start with: ${step}.` }),
  };
}
