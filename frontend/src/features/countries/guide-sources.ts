import type { CountryGuide } from '@/content/country';
import { usedSources } from '@/lib/used-sources';

/** The parts of a guide with figures in the order in which the page shows them. */
const fields = [
  'counted',
  ...['institutions', 'students'],
  'quickFacts',
  ...['population', 'workWhileStudying', 'postStudyWork'],
  'highlights',
  'educationSystem',
  ...['structure', 'academicYear', 'gradingSystem', 'classSize'],
  'detailedCosts',
  ...['tuitionRange', 'tuition', 'livingExpenses'],
  ...['accommodation', 'food', 'transport', 'personal', 'healthInsurance'],
  'oneTimeCosts',
  ...['applicationFee', 'visaFee', 'flightTicket'],
  'notes',
  'standardizedTests',
  ...['undergraduate', 'postgraduate', 'english'],
  'workAuthorization',
  ...['duringStudies', 'afterGraduation', 'details'],
  'documentRequirements',
  ...['academic', 'personal', 'financial', 'additional'],
  'workOpportunities',
  'applicationRequirements',
  'intakeDetails',
  'scholarships',
  ...['government', 'university', 'private'],
  'visaProcess',
  ...['processingTime', 'interview', 'steps', 'requirements'],
];

/** Keys of the sources that the guide's figures name, in the order of their first use on the page. */
export const sourcesUsed = (guide: CountryGuide) =>
  usedSources(guide, fields).filter((key) => key in guide.sources);
