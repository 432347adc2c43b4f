import { preloadAdmissions } from '@/content/admissions';
import { preloadGuide } from '@/content/guides';
import { lazily } from '@/lib/lazy';

const bodies = lazily(() => import('./guide-body'));

/** Resolves when the guide with this slug can be rendered; undefined where there is none. */
export function preloadGuideBody(slug?: string) {
  const guide = preloadGuide(slug);
  return guide && Promise.all([guide, preloadAdmissions(slug), bodies.preload('body')]);
}

export const readGuideBody = () => bodies.read('body');
