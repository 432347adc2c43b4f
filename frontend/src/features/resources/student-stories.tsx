import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { Kept } from '@/components/kept';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { stories } from '@/content/stories';
import type { StoryCard } from '@/content/story';
import { readStory } from '@/content/story-texts';
import { FilterBar } from './filter-bar';
import { filterEntries, optionsOf } from './filters';
import { ListStatus } from './list-status';
import { useChoice } from './use-filter';

const countries = stories.map(({ country }) => country);

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');

export function StudentStories() {
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
          <Story key={story.id} story={story} />
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

/** A card that takes the whole row while its story is open. */
function Story({ story }: { story: StoryCard }) {
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
          <Kept className="grid max-w-[62ch] gap-4">
            {() => readStory(id).map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          </Kept>
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
