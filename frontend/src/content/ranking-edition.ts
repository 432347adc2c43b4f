const publisher = 'QS World University Rankings';
const year = 2026;

/** The one edition whose places stand on the site: in the search, on universities' pages, in guides and in the list of nine. */
export const rankingEdition = {
  publisher,
  year,
  name: `${publisher} ${year}`,
  /** Why it stands although there is a newer one. */
  newer:
    'QS published its edition for 2027 on 18 June 2026. This site keeps the edition of 2026 until we have compared the new place of every university with QS itself, so that all places here come from one table. Near the top the two differ by a few places: the National University of Singapore went from 8th to 10th.',
};
