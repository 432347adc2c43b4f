import { slugOf } from '@/lib/slug';
import { australia } from './australia';
import { canada } from './canada';
import { dubai } from './dubai';
import { france } from './france';
import { germany } from './germany';
import { ireland } from './ireland';
import { newZealand } from './new-zealand';
import { slovakia } from './slovakia';
import { unitedKingdom } from './united-kingdom';
import { unitedStates } from './united-states';

export const countryGuides = [
  unitedStates,
  unitedKingdom,
  canada,
  australia,
  germany,
  ireland,
  newZealand,
  france,
  slovakia,
  dubai,
];

/** The guide for a slug such as "united-states", in any letter case. */
export const findGuide = (slug = '') => countryGuides.find(({ name }) => slugOf(name) === slug.toLowerCase());
