import { ClipboardList, Heart, Search, UserRound } from 'lucide-react';

/** The entries of the sidebar; `path` is what follows /student-portal/. */
export const views = [
  { path: 'search', label: 'University Search', icon: Search },
  { path: 'shortlist', label: 'My Shortlist', icon: Heart },
  { path: 'profile', label: 'My Profile', icon: UserRound },
  { path: 'applications', label: 'Application Status', icon: ClipboardList },
] as const;

export type View = (typeof views)[number];

/** Any other path falls back to search. */
export const findView = (path = ''): View => views.find((view) => view.path === path) ?? views[0];
