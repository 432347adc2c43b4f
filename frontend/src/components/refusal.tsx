import type { PostedForm } from '@/lib/posted-form';

/**
 * Says at the head of a page that a posted form was refused, and why. @param hrefOf the link to a field, by its name
 */
export function Refusal({
  title,
  posted: { errors, sentence },
  hrefOf,
}: {
  title: string;
  posted: PostedForm;
  hrefOf?: (field: string) => string;
}) {
  const wrong = Object.entries(errors);
  return (
    <div role="alert" className="rounded-card border-2 border-danger bg-card p-5 sm:p-6">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      {!hrefOf || wrong.length === 0 ? (
        <p className="mt-2">{sentence}</p>
      ) : (
        <ul className="mt-2 list-disc pl-5">
          {wrong.map(([field, message]) => (
            <li key={field}>
              <a href={hrefOf(field)} className="block py-1 font-medium text-danger underline">
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
