import { ExternalLink, Heart } from 'lucide-react';
import { Fragment } from 'react';
import type { UniversityPage } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { ClosingCall } from '@/components/closing-call';
import { DistanceNote } from '@/components/distance-note';
import { Flag } from '@/components/flag';
import { Sourced } from '@/components/said';
import { Scene } from '@/components/scene';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { campusScene } from '@/lib/campus';
import { consultationLink } from '@/lib/consultation-link';
import { withArticle } from '@/lib/names';
import { slugOf } from '@/lib/slug';
import { place } from '@/lib/university-facts';
import { universitiesPath } from '@/lib/university-paths';
import type { GuideExtract } from './guide-extract';
import { KeyFigures } from './key-figures';
import { universityParts } from './university-parts';

/** A line may end after a slash. */
const breakable = (name: string) =>
  name.split('/').map((part, i) => (
    <Fragment key={part}>
      {i > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

interface UniversityBodyProps {
  university: UniversityPage;
  extract: GuideExtract;
}

/** All that is shown of a university. */
export function UniversityBody({ university, extract }: UniversityBodyProps) {
  const { id, name, country, website, description } = university;
  return (
    <Sourced sources={extract.sources} used={Object.keys(extract.sources)}>
      <div className="poster">
        <div className="container-page grid items-center gap-x-12 gap-y-6 pt-3 pb-8 lg:grid-cols-[1.35fr_1fr] lg:pb-12">
          <div className="min-w-0 lg:col-span-2">
            <Breadcrumbs
              above={[
                { name: country, path: `/country/${slugOf(country)}` },
                { name: 'Universities', path: universitiesPath(country) },
              ]}
              here={name}
            />
          </div>
          <div className="min-w-0">
            <h1 className="text-3xl sm:text-5xl">{breakable(name)}</h1>
            <p className="mt-3 flex items-center gap-2.5 text-lg">
              <Flag code={extract.flag} />
              {place(university)}
            </p>
            <p className="mt-4 max-w-[32em]">{description}</p>
            {university.distance && <DistanceNote className="mt-3 max-w-[32em]" />}
            <div className="mt-6 flex flex-wrap gap-3" data-print="no">
              <ButtonLink to={consultationLink(university)}>
                Ask a counsellor
                <span className="sr-only">about {name}</span>
              </ButtonLink>
              <ButtonLink to={`/student-portal?open=${id}`} variant="secondary">
                <Heart aria-hidden />
                Save as a favorite
              </ButtonLink>
              {website && (
                <ButtonAnchor variant="secondary" href={website} target="_blank" rel="noopener noreferrer">
                  Website
                  <span className="sr-only">of {name}, opens in a new tab</span>
                  <ExternalLink aria-hidden />
                </ButtonAnchor>
              )}
            </div>
            <p className="mt-3 text-sm" data-print="no">
              Favorites are kept in your free student account.
            </p>
          </div>
          <Scene
            name={campusScene(id)}
            eager
            className="rounded-card border-8 border-card shadow-lg max-lg:hidden"
          />
        </div>
      </div>
      <KeyFigures university={university} living={extract.living} />
      <div className="container-page pb-10 sm:pb-14">
        {universityParts({ university, extract }).map(({ id: part, title, content }) => (
          <section
            key={part}
            id={part}
            aria-labelledby={`${part}-title`}
            className="grid gap-x-12 gap-y-5 border-t border-line py-9 sm:py-12 lg:grid-cols-[15rem_minmax(0,1fr)]"
          >
            <h2 id={`${part}-title`} className="text-2xl text-hue">
              {title}
            </h2>
            <div className="min-w-0">{content}</div>
          </section>
        ))}
      </div>
      <ClosingCall
        title={`Could ${name} be the right place?`}
        text={`Send us your marks and what you want to study. We tell you what we know about ${name} and about the others in ${withArticle(country)} that fit. The first conversation is free.`}
      >
        <ButtonLink to={consultationLink(university)} size="lg">
          Ask a counsellor
          <span className="sr-only">about {name}</span>
        </ButtonLink>
        <ButtonLink to={`/country/${slugOf(country)}`} size="lg" variant="secondary">
          Guide to {withArticle(country)}
        </ButtonLink>
      </ClosingCall>
    </Sourced>
  );
}
