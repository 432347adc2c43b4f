import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { stories, type SuccessStory } from '@/content/stories';
import { paragraphsOf } from '@/lib/paragraphs';
import { filterEntries, optionsOf } from './filters';
import { useFilter } from './use-filter';

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part[0])
    .join('');

export function StudentStories() {
  const [country, setCountry] = useFilter('destination');
  const [selected, setSelected] = useState<SuccessStory>();
  const close = () => setSelected(undefined);

  return (
    <>
      <Field label="Destination" className="max-w-sm">
        <Select
          options={optionsOf(
            'All Destinations',
            stories.map((story) => story.country),
          )}
          value={country}
          onChange={(event) => setCountry(event.target.value)}
        />
      </Field>
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {filterEntries(stories, '', { country }).map((story) => (
          <li key={story.name} className="flex">
            <Card className="flex w-full flex-col gap-4">
              <div className="flex items-center gap-4">
                <span
                  aria-hidden
                  className="grid size-12 shrink-0 place-items-center rounded-full bg-peacock font-semibold text-white"
                >
                  {initialsOf(story.name)}
                </span>
                <div className="min-w-0">
                  <h2 className="text-xl">{story.name}</h2>
                  <p className="text-ink-soft">
                    {story.program}, {story.year}
                  </p>
                  <p className="text-ink-soft">
                    {story.university}, {story.country}
                  </p>
                </div>
              </div>
              <blockquote className="text-lg">&ldquo;{paragraphsOf(story.story)[0]}&rdquo;</blockquote>
              <Button
                variant="secondary"
                className="mt-auto"
                aria-haspopup="dialog"
                onClick={() => setSelected(story)}
              >
                Read Full Story<span className="sr-only"> of {story.name}</span>
              </Button>
            </Card>
          </li>
        ))}
      </ul>
      <Card className="mt-8 flex flex-wrap items-center justify-between gap-4 bg-peacock-soft">
        <div>
          <h2 className="text-xl">Share Your Story</h2>
          <p>Studied abroad with our help? The next student would like to hear about it.</p>
        </div>
        <ButtonLink to="/#contact">Share Your Story</ButtonLink>
      </Card>
      <Dialog
        open={selected !== undefined}
        onClose={close}
        title={selected?.name}
        actions={
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        }
      >
        <p className="text-ink-soft">
          {selected?.program}, {selected?.university}, {selected?.year}
        </p>
        {selected &&
          paragraphsOf(selected.story).map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
      </Dialog>
    </>
  );
}
