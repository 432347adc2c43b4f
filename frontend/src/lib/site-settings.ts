import { createContext, useContext } from 'react';
import type { SiteSettings } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

/** Facts of this deployment, decided by the server's environment. */
export type { SiteSettings };

/** Whether there is anything for the page that tells how the consultancy works. */
export const isOpen = ({ openness }: SiteSettings) =>
  Object.values(openness).some(({ length }) => length > 0);

export const SiteSettingsContext = createContext<SiteSettings | undefined>(undefined);

export function useSiteSettings(): SiteSettings {
  const settings = useContext(SiteSettingsContext);
  if (!settings) throw new Error('SiteSettingsContext is missing');
  return settings;
}

/** The settings the server filled into the page. */
export function readSiteSettings(): SiteSettings {
  return JSON.parse(document.getElementById('site-settings')?.textContent ?? '') as SiteSettings;
}

export const telHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
