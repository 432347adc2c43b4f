import * as australia from './australia.mjs';
import * as canada from './canada.mjs';
import * as dubai from './dubai.mjs';
import * as france from './france.mjs';
import * as germany from './germany.mjs';
import * as ireland from './ireland.mjs';
import * as newZealand from './new-zealand.mjs';
import * as slovakia from './slovakia.mjs';
import * as unitedKingdom from './united-kingdom.mjs';
import * as unitedStates from './united-states.mjs';

/** In the order of every list on the site. */
export default {
  'united-states': unitedStates,
  'united-kingdom': unitedKingdom,
  canada,
  australia,
  germany,
  ireland,
  'new-zealand': newZealand,
  france,
  slovakia,
  dubai,
};
