import type { ReactNode } from 'react';
import { CheckList } from '@/components/check-list';
import { Said } from '@/components/said';
import { SourcesNote } from '@/components/sources-note';
import { Rows, Statements } from '@/components/statements';
import type { AdmissionFile } from '@/content/admission';
import type { GuideCosts } from '@/content/guide-costs';
import type { CountryGuide } from '@/content/country';
import { paragraphsOf } from '@/lib/paragraphs';
import { Costs } from './costs';
import { sourcesOf } from './guide-sources';
import { IntakePeriods } from './intake-periods';
import { Masters } from './masters';
import { QuickFacts } from './quick-facts';
import { Documents, Tests } from './requirements';
import { Refused } from './refused';
import { Scholarships } from './scholarships';
import { Universities } from './universities';
import { VisaProcess } from './visa-process';
import { WorkAuthorization } from './work-authorization';

interface GuidePart {
  id: string;
  title: string;
  content: ReactNode;
}

/** The sections of a guide in their order, without those that have no data. */
export function guideSections(
  country: string,
  guide: CountryGuide,
  planning: AdmissionFile,
  costs: GuideCosts,
): GuidePart[] {
  const { quickFacts, educationSystem, standardizedTests, workAuthorization } = guide;
  const { documentRequirements, applicationRequirements = [], scholarships, visaProcess } = guide;
  const { intakes, refusals, masters } = planning.admissions;
  const { sources: all, used } = sourcesOf(guide, planning);
  const sources = used.map((key) => all[key]!);
  const parts: (GuidePart | false | undefined)[] = [
    quickFacts && { id: 'facts', title: 'Quick Facts', content: <QuickFacts facts={quickFacts} /> },
    {
      id: 'why',
      title: `Why Study In ${country}`,
      content: <Why guide={guide} />,
    },
    educationSystem && {
      id: 'education',
      title: 'Education System',
      content: (
        <Rows
          rows={[
            { title: 'Structure', body: <Said>{educationSystem.structure}</Said> },
            { title: 'Academic year', body: <Said>{educationSystem.academicYear}</Said> },
            { title: 'Grading', body: <Said>{educationSystem.gradingSystem}</Said> },
            { title: 'Class size', body: <Said>{educationSystem.classSize}</Said> },
          ]}
        />
      ),
    },
    {
      id: 'universities',
      title: 'Top Universities',
      content: <Universities country={country} guide={guide} />,
    },
    {
      id: 'courses',
      title: 'Popular Courses',
      content: (
        <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2 print:grid-cols-2">
          {guide.popularCourses.map(({ name, text }) => (
            <div key={name} className="max-w-[28em]">
              <dt className="font-display text-lg font-semibold">{name}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      id: 'costs',
      title: 'Cost of Study & Living',
      content: <Costs country={country} costs={costs} details={guide.detailedCosts} />,
    },
    standardizedTests && {
      id: 'tests',
      title: 'Standardized Tests',
      content: <Tests tests={standardizedTests} />,
    },
    workAuthorization && {
      id: 'work',
      title: 'Work Authorization Details',
      content: <WorkAuthorization work={workAuthorization} />,
    },
    documentRequirements && {
      id: 'documents',
      title: 'Document Requirements',
      content: <Documents documents={documentRequirements} />,
    },
    {
      id: 'jobs',
      title: 'Work Opportunities',
      content: <Statements items={guide.workOpportunities} columns />,
    },
    applicationRequirements.length > 0 && {
      id: 'applying',
      title: 'Application Requirements',
      content: <Statements items={applicationRequirements} columns />,
    },
    masters.length > 0 && {
      id: 'masters',
      title: 'Master’s Degrees, by University',
      content: <Masters entries={masters} />,
    },
    {
      id: 'intakes',
      title: 'Intake Periods',
      content: <IntakePeriods country={country} periods={guide.intakeDetails} intakes={intakes} />,
    },
    scholarships && {
      id: 'scholarships',
      title: 'Available Scholarships',
      content: <Scholarships scholarships={scholarships} />,
    },
    visaProcess && { id: 'visa', title: 'Visa Process', content: <VisaProcess visa={visaProcess} /> },
    {
      id: 'refusals',
      title: 'When a Visa Is Refused',
      content: <Refused refusals={refusals} />,
    },
    sources.length > 0 && { id: 'sources', title: 'Sources', content: <SourcesNote sources={sources} /> },
  ];
  return parts.filter((part) => part !== undefined && part !== false);
}

function Why({ guide }: { guide: CountryGuide }) {
  const [first, ...rest] = paragraphsOf(guide.overview);
  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-[1.15fr_1fr]">
      <div className="max-w-[28em] space-y-4">
        <p className="text-lg">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <CheckList items={guide.highlights} />
    </div>
  );
}
