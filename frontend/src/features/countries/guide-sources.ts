import type { AdmissionFile } from '@/content/admission';
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
  'fees',
  'notes',
  'standardizedTests',
  ...['undergraduate', 'postgraduate', 'english'],
  'workAuthorization',
  ...['duringStudies', 'afterGraduation', 'details'],
  'documentRequirements',
  ...['academic', 'personal', 'financial', 'additional'],
  'workOpportunities',
  'applicationRequirements',
  'masters',
  'intakeDetails',
  'intakes',
  ...['note', 'days'],
  'scholarships',
  ...['government', 'university', 'private'],
  'visaProcess',
  ...['processingTime', 'interview', 'steps', 'requirements'],
  'refusals',
  ...['rates', 'unpublished', 'reasons'],
];

/** All sources of a guide's page, and the keys of those that its figures name, in the order of their first use on it. */
export function sourcesOf(guide: CountryGuide, planning: AdmissionFile) {
  const sources = { ...guide.sources, ...planning.sources };
  const used = usedSources({ ...guide, ...planning.admissions }, fields);
  return { sources, used: used.filter((key) => key in sources) };
}
