import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { stories } from '@/content/stories';
import type { StoryCard } from '@/content/story';
import { loadStories } from '@/content/story-texts';
import type { PageHandle } from '@/lib/page';
import { FilterBar } from './filter-bar';
import { filterEntries, optionsOf } from './filters';
import { ListStatus } from './list-status';
import { ResourcePage } from './resource-page';
import { useChoice } from './use-filter';

const countries = stories.map(({ country }) => country);

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');

export const handle: PageHandle = { choices: { destination: countries } };

export const loader = loadStories;

export function Component() {
  const texts = useLoaderData<typeof loader>();
  return (
    <ResourcePage id="student-stories">
      <StudentStories texts={texts} />
    </ResourcePage>
  );
}

/** @param texts the stories after their quotations, by their ids */
export function StudentStories({ texts }: { texts: Record<string, string[]> }) {
  const [country, setCountry] = useChoice('destination', countries);
  const shown = filterEntries(stories, '', { country });

  return (
    <>
      <FilterBar>
        <Field label="Destination" className="max-w-sm">
          <Select
            options={optionsOf('All Destinations', countries)}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
          />
        </Field>
      </FilterBar>
      <ListStatus count={shown.length} one="story" many="stories" />
      <ul className="grid gap-5 md:grid-cols-2">
        {shown.map((story) => (
          <Story key={story.id} story={story} text={texts[story.id]!} />
        ))}
      </ul>
      <Card
        data-print="no"
        className="mt-8 flex flex-wrap items-center justify-between gap-4 bg-peacock-soft"
      >
        <div>
          <h2 className="text-xl">Share Your Story</h2>
          <p>Studied abroad with our help? The next student would like to hear about it.</p>
        </div>
        <ButtonLink to="/#contact">Share Your Story</ButtonLink>
      </Card>
    </>
  );
}

/** A story's card. It spans the whole row while the story is open. */
function Story({ story, text }: { story: StoryCard; text: string[] }) {
  const [open, setOpen] = useState(false);
  const { id, sample, name, program, university, country, year, quote } = story;
  const textId = `story-${id}`;
  return (
    <li className={cx('flex', open && 'md:col-span-2')}>
      <Card className="flex w-full flex-col gap-4">
        <div className="flex items-center gap-4">
          <span
            aria-hidden
            className="grid size-12 shrink-0 place-items-center rounded-full bg-peacock font-semibold text-white"
          >
            {initialsOf(name)}
          </span>
          <div className="min-w-0">
            <h2 className="text-xl">{name}</h2>
            <p className="text-ink-soft">
              {program}, {year}
            </p>
            <p className="text-ink-soft">
              {university}, {country}
            </p>
            {sample && <p className="text-sm text-ink-soft">A sample, not a real student</p>}
          </div>
        </div>
        <blockquote className="max-w-[34em] font-display text-lg leading-relaxed">
          &ldquo;{quote}&rdquo;
        </blockquote>
        <div id={textId} hidden={!open} data-print="block">
          <div className="grid max-w-[62ch] gap-4">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Button
          variant="secondary"
          className="mt-auto self-start"
          aria-expanded={open}
          aria-controls={textId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show Less' : 'Read Full Story'}
          <span className="sr-only"> of {name}</span>
        </Button>
      </Card>
    </li>
  );
}
