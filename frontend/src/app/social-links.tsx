import type { ReactNode } from 'react';
import { useSiteSettings, type SiteSettings } from '@/lib/site-settings';

const networks: { id: keyof SiteSettings['social']; label: string; mark: ReactNode }[] = [
  {
    id: 'facebook',
    label: 'Facebook',
    mark: (
      <path d="M14 21v-8h3l.5-3.500H14V7.500c0-1 .5-2 2-2h1.500v-3S16 2 14.5 2C11.5 2 10 4 10 6.500v3H7V13h3v8" />
    ),
  },
  {
    id: 'instagram',
    label: 'Instagram',
    mark: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7h.01" />
      </>
    ),
  },
  {
    id: 'linkedin',
    label: 'LinkedIn',
    mark: <path d="M5 9v11M5 4.500h.01M10 20V9m0 5c0-3 1.5-5 4.5-5S19 11 19 14v6" />,
  },
  {
    id: 'youtube',
    label: 'YouTube',
    mark: (
      <>
        <rect x="2" y="5" width="20" height="14" rx="4" />
        <path d="m10 9 5 3-5 3z" />
      </>
    ),
  },
];

/** A link only where there is an address; the footer records each press. */
export function SocialLinks() {
  const { social } = useSiteSettings();
  return (
    <ul className="flex flex-wrap gap-2">
      {networks.map(({ id, label, mark }) => {
        const props = {
          'aria-label': label,
          className: 'grid size-11 place-items-center rounded-full border border-paper/40 hover:bg-paper/10',
          'data-network': id,
          children: (
            <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-none stroke-current stroke-2">
              {mark}
            </svg>
          ),
        };
        return (
          <li key={id}>
            {social[id] ? (
              <a href={social[id]} rel="noopener" {...props} />
            ) : (
              <button type="button" {...props} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
