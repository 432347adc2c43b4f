import { AboutUs } from '@/features/support/about-page';
import type { PageHandle } from '@/lib/page';
import { isOpen, useSiteSettings } from '@/lib/site-settings';
import { Component as NotFoundPage } from './not-found-page';

export const handle: PageHandle = { exists: isOpen };

/** There is no such page until the operator has filled it in. */
export const Component = () => (isOpen(useSiteSettings()) ? <AboutUs /> : <NotFoundPage />);
