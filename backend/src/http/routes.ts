/** The API's addresses begin with it. */
export const API_PREFIX = 'api';
/** The pattern, as the router has it, of every address that no other route takes: the pages. */
export const PAGES_ROUTE = '/*';
