import { useState, type ReactNode } from 'react';
import { CheckList } from '@/components/check-list';
import { Figures } from '@/components/figures';
import { Flag } from '@/components/flag';
import { Notice } from '@/components/notice';
import { PageMeta } from '@/components/page-meta';
import { Scene } from '@/components/scene';
import { Stars } from '@/components/stars';
import { Badge, StatusBadge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Sheet } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { Tooltip, TooltipProvider } from '@/components/ui/tooltip';
import { destinations } from '@/content/destinations';
import { heroFigures } from '@/content/operator-figures';
import { slugOf } from '@/lib/slug';
import { toast } from '@/lib/toasts';

const colours = [
  'bg-ink',
  'bg-ink-soft',
  'bg-control',
  'bg-line',
  'bg-paper-deep',
  'bg-paper',
  'bg-card',
  'bg-marigold',
  'bg-marigold-deep',
  'bg-peacock',
  'bg-peacock-deep',
  'bg-peacock-soft',
  'bg-danger',
  'bg-danger-soft',
];
const sizes = [
  'text-6xl',
  'text-5xl',
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
  'text-xs',
];
const variants = ['primary', 'secondary', 'ghost', 'danger'] as const;
const long = 'A very long word: Rechtsschutzversicherungsgesellschaften. '.repeat(3);

/** The design system on one page, to look at while it is changed. Not part of the built site. */
export function Component() {
  const [dialog, setDialog] = useState(false);
  const [sheet, setSheet] = useState(false);
  return (
    <TooltipProvider>
      <PageMeta title="Primitives" description="Every primitive in every state." />
      <div className="container-page grid grid-cols-1 gap-12 py-10">
        <h1 className="text-5xl">Primitives</h1>

        <Part title="Colours">
          {colours.map((colour) => (
            <figure key={colour}>
              <div className={`${colour} h-16 w-28 rounded-control border border-line`} />
              <figcaption className="text-xs">{colour.slice(3)}</figcaption>
            </figure>
          ))}
        </Part>
        <Part title="Destinations">
          {destinations.map(({ name, flag }) => (
            <div key={name} data-destination={slugOf(name)} className="tinted w-52 rounded-card border p-2">
              <Scene name={`destinations/${slugOf(name)}`} className="rounded-control" />
              <p className="text-hue mt-2 flex items-center gap-2 font-semibold">
                <Flag code={flag} />
                {name}
              </p>
              <div className="poster mt-2 h-8 rounded-control" />
              <div className="engraved mt-2 h-8 rounded-control" />
            </div>
          ))}
        </Part>
        <Part title="Type">
          <div className="grid min-w-0 gap-3">
            {sizes.map((size) => (
              <p key={size} className={`${size} ${size.endsWith('xl') ? 'font-display font-semibold' : ''}`}>
                {size.slice(5)}: a journey of 8 steps, 15,000+ students
              </p>
            ))}
            <p className="max-w-[32em]">{long}</p>
          </div>
        </Part>
        <Part title="Buttons">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3">
              <Button variant={variant} size="lg">
                Large
              </Button>
              <Button variant={variant}>Middle</Button>
              <Button variant={variant} size="sm">
                Small
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} pending>
                Submitting...
              </Button>
            </div>
          ))}
        </Part>
        <Part title="Fields">
          <div className="grid w-full gap-5 sm:grid-cols-2">
            <Field label="Empty" required hint="A hint stands below.">
              <Input placeholder="Placeholder" />
            </Field>
            <Field label="Filled">
              <Input defaultValue={long} />
            </Field>
            <Field label="Wrong" required error="Enter a valid e-mail address.">
              <Input defaultValue="asha@" />
            </Field>
            <Field label="Disabled">
              <Input disabled defaultValue="Asha Rao" />
            </Field>
            <Field label="Choice">
              <Select options={['Canada', 'Ireland']} />
            </Field>
            <Field label="Wrong choice" error="The country must be one of the ten.">
              <Select options={['Canada', 'Ireland']} />
            </Field>
            <Field label="Text" className="sm:col-span-2">
              <Textarea />
            </Field>
          </div>
        </Part>
        <Part title="Badges, stars, figures">
          <Badge>Plain</Badge>
          <Badge variant="accent">Accent</Badge>
          {['new', 'contacted', 'scheduled', 'completed', 'anything else'].map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <Stars rating={5} />
          <Stars rating={3} />
          <Figures items={heroFigures} className="w-full grid-cols-2 sm:grid-cols-4" />
        </Part>
        <Part title="Cards and lists">
          <Card className="w-72 min-w-0">
            <h3 className="text-xl">A card</h3>
            <p>{long}</p>
          </Card>
          <Card className="airmail w-72 pt-9 shadow-raised">An envelope</Card>
          <div className="drop-shadow-md" data-destination="ireland">
            <div className="stamp engraved grid size-36 place-items-center p-2.5 font-display text-2xl">
              95%
            </div>
          </div>
          <CheckList items={['Included', long]} />
          <div className="grid w-72 gap-2">
            <Skeleton className="h-8" />
            <Skeleton className="h-24" />
          </div>
          <Notice title="Nothing here" text="What stands in place of an empty list." className="w-full">
            <Button>Try again</Button>
          </Notice>
        </Part>
        <Part title="What opens">
          <Button onClick={() => setDialog(true)}>Dialog</Button>
          <Button onClick={() => setSheet(true)}>Sheet</Button>
          <Button onClick={() => toast({ title: 'Stored', description: 'With a second line.' })}>
            Toast
          </Button>
          <Button onClick={() => toast({ variant: 'destructive', title: 'Failed', description: long })}>
            Failure
          </Button>
          <Tooltip text="What the button does">
            <Button variant="secondary">Tooltip</Button>
          </Tooltip>
        </Part>
      </div>
      <Dialog
        open={dialog}
        onClose={() => setDialog(false)}
        title="A dialog"
        actions={<Button onClick={() => setDialog(false)}>Close</Button>}
      >
        <p>{long.repeat(12)}</p>
      </Dialog>
      <Sheet open={sheet} onClose={() => setSheet(false)} label="A sheet">
        <p>{long}</p>
      </Sheet>
    </TooltipProvider>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h2 className="mb-4 text-2xl">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
