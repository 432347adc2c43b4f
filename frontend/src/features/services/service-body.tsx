import type { ReactElement } from 'react';
import { PageContents } from '@/components/page-contents';
import { Sourced } from '@/components/said';
import { SourcesNote } from '@/components/sources-note';
import type { ServiceDetails, ServiceTexts } from '@/content/service';
import { usedSources } from '@/lib/used-sources';
import { LoanExample } from './loan-example';
import {
  CommonParts,
  DocumentLists,
  Part,
  PhaseList,
  SessionList,
  StepList,
  TextTable,
  TickList,
  ToolList,
} from './parts';
import { StudyPrograms, TestOfferings } from './test-offerings';
import { VisaDetails, visaSections } from './visa-details';

/** The parts with figures in the order in which the page shows them. */
const fields = [
  'usVisa',
  ...['updates', 'since', 'types', 'fees', 'perType', 'application', 'processingTime', 'steps'],
  'testOfferings',
  'supportPhases',
  'methodology',
  'assessmentTools',
  'timeline',
  'tables',
  'notes',
];

interface Extra {
  id: string;
  title: string;
  lead?: string | undefined;
  content: ReactElement;
}

/** The additional sections of a service, in their order. */
function extrasOf(details: ServiceDetails): Extra[] {
  const { testOfferings, studyPrograms, loanExample, documents, assessmentTools, sessionStructure } = details;
  const { methodology, timeline, supportPhases, tables = [], notes = [], sources } = details;
  const extras: (Extra | undefined)[] = [
    testOfferings && {
      id: 'tests',
      title: 'The tests',
      content: <TestOfferings tests={testOfferings} sources={sources} />,
    },
    studyPrograms && {
      id: 'programs',
      title: 'Study programmes',
      content: <StudyPrograms programs={studyPrograms} />,
    },
    supportPhases && {
      id: 'phases',
      title: supportPhases.title,
      lead: supportPhases.lead,
      content: <PhaseList phases={supportPhases.phases} boxes />,
    },
    methodology && { id: 'method', title: 'How we work', content: <StepList steps={methodology} /> },
    assessmentTools && {
      id: 'tools',
      title: 'Assessment tools',
      content: <ToolList tools={assessmentTools} />,
    },
    sessionStructure && {
      id: 'sessions',
      title: 'The sessions',
      content: <SessionList sessions={sessionStructure} />,
    },
    timeline && {
      id: 'timeline',
      title: timeline.title,
      lead: timeline.lead,
      content: <PhaseList phases={timeline.phases} />,
    },
    ...tables.map((table) => ({ ...table, content: <TextTable {...table} /> })),
    loanExample && {
      id: 'example',
      title: 'A loan worked out',
      content: <LoanExample example={loanExample} />,
    },
    documents && {
      id: 'documents',
      title: documents.title,
      content: <DocumentLists groups={documents.groups} />,
    },
    ...notes.map(({ items, ...note }) => ({ ...note, content: <TickList items={items} /> })),
  ];
  return extras.filter((extra) => extra !== undefined);
}

/** All sections of a service, with their contents and sources. */
export function ServiceBody({ features, details }: ServiceTexts) {
  const extras = extrasOf(details);
  const sections = [
    { id: 'overview', title: 'Overview' },
    { id: 'included', title: "What's Included" },
    { id: 'benefits', title: "Benefits You'll Gain" },
    ...(details.usVisa ? visaSections : []),
    ...extras,
    { id: 'sources', title: 'Sources' },
  ];
  const used = usedSources(details, fields);
  return (
    <Sourced sources={details.sources} used={used}>
      <PageContents sections={sections} />
      <div className="grid min-w-0 gap-12">
        <CommonParts {...details} features={features} />
        {details.usVisa && <VisaDetails visa={details.usVisa} sources={details.sources} />}
        {extras.map(({ content, ...part }) => (
          <Part key={part.id} {...part}>
            {content}
          </Part>
        ))}
        <Part id="sources" title="Sources">
          <SourcesNote sources={used.map((key) => details.sources[key]!)} />
        </Part>
      </div>
    </Sourced>
  );
}
