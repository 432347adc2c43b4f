import { AboutUs } from '@/features/support/about-page';
import { isOpen, useSiteSettings } from '@/lib/site-settings';
import NotFoundPage from './not-found-page';

/** There is no such page until the operator has filled it in. */
export default function AboutPage() {
  return isOpen(useSiteSettings()) ? <AboutUs /> : <NotFoundPage />;
}
