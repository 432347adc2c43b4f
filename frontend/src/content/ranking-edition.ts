const publisher = 'QS World University Rankings';
const year = 2027;

/** The one edition whose places stand on the site: in the search, on universities' pages, in guides and in the list of nine. */
export const rankingEdition = {
  publisher,
  year,
  name: `${publisher} ${year}`,
  /** Whose places stand where QS has none. */
  others: 'Times Higher Education (THE) 2026, else ShanghaiRanking (ARWU) 2025',
  /** How far the places can be relied on. */
  howRead:
    'The places are those of the table that QS published on 18 June 2026, read in a copy of it. Compare a place with QS itself before you rely on it.',
};
