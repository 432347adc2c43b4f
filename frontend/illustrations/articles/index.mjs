import * as budget from './budget.mjs';
import * as destinations from './destinations.mjs';
import * as firstMonth from './first-month.mjs';
import * as interview from './interview.mjs';
import * as language from './language.mjs';
import * as ranking from './ranking.mjs';
import * as statement from './statement.mjs';
import * as timeline from './timeline.mjs';

/** By the article's number. */
export default {
  1: destinations,
  2: statement,
  3: budget,
  4: interview,
  5: firstMonth,
  6: ranking,
  7: language,
  8: timeline,
};
