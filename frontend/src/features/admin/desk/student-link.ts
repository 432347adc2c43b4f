/** The address's query of the students' list, or of one student. */
export const studentsQuery = (id?: number) => `?view=students${id ? `&student=${id}` : ''}`;

/** The student whom an address of that view opens. */
export function readStudentId(address: URLSearchParams): number | null {
  const id = Number(address.get('student'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
