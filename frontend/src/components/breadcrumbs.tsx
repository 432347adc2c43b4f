import { ChevronRight } from 'lucide-react';
import { Link } from '@/components/link';

interface BreadcrumbsProps {
  /** The pages between the home page and this one, topmost first. */
  above: readonly { name: string; path: string }[];
  /** This page. */
  here: string;
}

/** The way to a page from the home page. */
export const Breadcrumbs = ({ above, here }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb" data-print="no" className="text-sm">
    <ol className="flex flex-wrap items-center gap-x-1.5">
      {[{ name: 'Home', path: '/' }, ...above].map(({ name, path }) => (
        <li key={path} className="inline-flex items-center gap-x-1.5">
          <Link to={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
            {name}
          </Link>
          <ChevronRight aria-hidden className="size-4 shrink-0" />
        </li>
      ))}
      <li aria-current="page" className="max-w-full py-2">
        {here}
      </li>
    </ol>
  </nav>
);
