import type { ConsultationRequestDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { queryOf } from '../desk/request-filter';

/** The server counts up to this number. */
const COUNTED = 1000;

/** Links to lists with all requests of the same person, if the panel does not name all of them. */
export function AllOfPerson({ details }: { details: ConsultationRequestDetails }) {
  const { others, email, phone, sameEmailCount, samePhoneCount } = details;
  const lists = [
    {
      text: 'with this e-mail address',
      search: email,
      count: sameEmailCount,
      named: others.filter(({ sameEmail }) => sameEmail).length,
    },
    {
      text: 'with this phone number',
      search: phone,
      count: samePhoneCount,
      named: others.filter(({ samePhone }) => samePhone).length,
    },
  ].filter(({ count, named }) => count > named);
  if (lists.length === 0) return null;
  return (
    <ul className="-mt-4">
      {lists.map(({ text, search, count }) => (
        <li key={text}>
          <Link
            to={{ search: queryOf({ search }) }}
            className="inline-flex min-h-11 items-center font-medium text-peacock-deep underline underline-offset-4"
          >
            All {count < COUNTED ? (count + 1).toLocaleString('en-US') : '1,000 and more'} {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
