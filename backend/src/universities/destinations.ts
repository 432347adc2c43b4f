/** The ten destinations, as every select, filter and page names them. */
export const DESTINATIONS = [
  'United States',
  'United Kingdom',
  'Canada',
  'Australia',
  'Germany',
  'Ireland',
  'New Zealand',
  'France',
  'Slovakia',
  'Dubai',
] as const;

/** The ten fields of study that universities are filtered by. */
export const FIELDS_OF_STUDY = [
  'Arts & Design',
  'Business & Management',
  'Computer Science & Technology',
  'Education',
  'Engineering',
  'Law & Legal Studies',
  'Mathematics & Statistics',
  'Medicine & Health Sciences',
  'Natural Sciences',
  'Social Sciences',
] as const;
