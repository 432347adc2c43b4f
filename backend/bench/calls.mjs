/** What is asked for, the same of ours and of the reference. */
export const FILTER = {
  country: 'United States',
  fieldOfStudy: 'Engineering',
  minGraduateGpa: 3.2,
  limit: 24,
  maxTuitionUSD: 40000,
};
/** One in a hundred has it. */
export const NAME = 'dhillon';
export const REQUEST = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phone: '+91 98765 43210',
  country: 'Canada',
  course: 'Law',
  message: 'Hello',
};
export const MESSAGE = { text: 'Which marks do you need from me?' };
export const STUDENT = { username: 'asha@example.com', password: 'correct horse' };
export const ADMIN = { 'admin-token': 'a-token-for-the-bench' };
/** One of twenty. */
export const COUNSELOR = { 'admin-token': 'a-counselor-for-the-bench' };
export const JSON_BODY = { 'content-type': 'application/json' };
export const LIST = '/api/admin/consultation-requests';
export const STUDENTS = '/api/admin/students';
