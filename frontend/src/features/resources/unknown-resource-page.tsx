import { Link } from '@/components/link';
import { NotFound } from '@/components/not-found';
import { resources } from '@/content/resources';
import { NOT_FOUND, type PageHandle } from '@/lib/page';

/** Only without a name it is an answer. */
export const handle: PageHandle = {
  addresses: ['/resources'],
  find: ({ unknown }) => (unknown === undefined ? '/resources' : undefined),
  missing: `/resources/${NOT_FOUND}`,
};

export { UnknownResource as Component };

/** The page for an unknown address below /resources, also for an unknown article. */
export function UnknownResource() {
  return (
    <NotFound what="Resource" back={{ label: 'Back to Home', to: '/' }}>
      <h2 className="mt-12 text-2xl">Our resources</h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {resources.map(({ id, title, description }) => (
          <li key={id} className="flex">
            <Link
              to={`/resources/${id}`}
              className="w-full rounded-card border border-line bg-card p-5 hover:border-peacock"
            >
              <span className="font-display text-lg font-bold">{title}</span>
              <span className="mt-1 block text-ink-soft">{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </NotFound>
  );
}
