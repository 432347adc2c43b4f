import { Clock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { ClosingCall } from '@/components/closing-call';
import { NotFound } from '@/components/not-found';
import { PageContents } from '@/components/page-contents';
import { PageHero } from '@/components/page-hero';
import { PageMeta } from '@/components/page-meta';
import { Sourced } from '@/components/said';
import { Scene } from '@/components/scene';
import { SourcesNote } from '@/components/sources-note';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import type { ServiceDetails } from '@/content/service';
import { findServiceId, readService } from '@/content/services';
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

export default function ServicePage() {
  const id = findServiceId(useParams().serviceType);
  if (id === undefined)
    return <NotFound what="Service" back={{ label: 'View All Services', to: '/services' }} />;
  return <Service key={id} id={id} />;
}

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

/** The sections a service has beside what all of them have, in their order. */
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
      title: 'Study programs',
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

function Service({ id }: { id: string }) {
  const { card, details } = readService(id);
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
      <PageMeta title={card.title} description={card.description} path={`/services/${id}`} />
      <PageHero
        title={card.title}
        lead={card.description}
        above={<Badge variant="accent">Expert Service</Badge>}
        aside={<Scene name={card.image} eager className="rounded-card border-8 border-card shadow-raised" />}
      >
        <ButtonLink to="/#contact" size="lg">
          Get Started Today
        </ButtonLink>
        {details.duration && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Clock aria-hidden className="size-5 shrink-0" /> {details.duration}
          </p>
        )}
      </PageHero>
      <div className="container-page grid gap-x-12 gap-y-8 py-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-14">
        <PageContents sections={sections} />
        <div className="grid min-w-0 gap-12">
          <CommonParts {...details} features={card.features} />
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
      </div>
      <ClosingCall
        title="Talk to a counselor"
        text="Half an hour, free of charge, and you know what comes next."
      >
        <ButtonLink to="/#contact" size="lg">
          Book Free Consultation
        </ButtonLink>
        <ButtonLink to="/services" variant="secondary" size="lg">
          View All Services
        </ButtonLink>
      </ClosingCall>
    </Sourced>
  );
}
