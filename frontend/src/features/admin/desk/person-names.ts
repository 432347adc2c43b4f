import type { Colleague } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

type Person = Pick<Colleague, 'id' | 'name' | 'email'>;

/** The name with the e-mail address, if there is one, because two persons may share a name. */
export const fullName = ({ name, email }: Pick<Person, 'name' | 'email'>) =>
  email ? `${name} (${email})` : name;

/** The name, with the e-mail address where somebody else among them has the same name. */
export const distinctName = (person: Person, among: readonly Person[]) =>
  among.some(({ id, name }) => id !== person.id && name === person.name) ? fullName(person) : person.name;

/** The name of whoever has something, told apart likewise; alone if that is none of them, as whoever has left. */
export const nameAmong = ({ id, name }: Pick<Person, 'id' | 'name'>, colleagues: readonly Person[]) =>
  distinctName(colleagues.find((one) => one.id === id) ?? { id, name, email: null }, colleagues);
