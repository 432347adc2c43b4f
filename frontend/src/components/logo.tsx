import { Link } from '@/components/link';
import { useSiteSettings } from '@/lib/site-settings';

export function Logo() {
  const { brand } = useSiteSettings();
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2 font-display text-xl font-bold">
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0" fill="none" strokeWidth="2.75">
        <path d="M16 2.75a6.1 13.25 0 0 1 0 26.5" className="stroke-marigold-deep" />
        <circle cx="16" cy="16" r="13.25" className="stroke-current" />
      </svg>
      <span aria-hidden className="truncate narrow:sr-only max-[22rem]:sr-only">
        {brand}
      </span>
      <span className="sr-only">{brand}, home page</span>
    </Link>
  );
}
