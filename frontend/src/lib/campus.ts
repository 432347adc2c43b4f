const campuses = [
  'quadrangle',
  'clock-tower',
  'library',
  'atrium',
  'brick-hall',
  'riverside',
  'hillside',
  'cloister',
  'science-block',
  'observatory',
];

/** The campus scene of a university: one of ten, chosen by the high bits of a multiplicative hash of its id. */
export const campusScene = (id: number) =>
  `campuses/${campuses[(Math.imul(id, 0x9e3779b1) >>> 16) % campuses.length]!}`;
