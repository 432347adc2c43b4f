import { CheckList } from '@/components/check-list';
import { Section } from '@/components/section';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { usVisa } from '@/content/us-visa';

/** What only the visa guidance page has: the US student visa in detail. */
export function VisaDetails() {
  return (
    <>
      <Section title="Latest US Student Visa Updates (2025)" tone="deep">
        <ul className="grid gap-4 lg:grid-cols-3">
          {usVisa.updates.map(({ title, date, text }) => (
            <li key={title} className="flex">
              <Card>
                <h3 className="text-lg">{title}</h3>
                <p className="text-sm text-ink-soft">In force since {date}</p>
                <p className="mt-2">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Types of US Student Visa">
        <ul className="grid gap-4 lg:grid-cols-3">
          {usVisa.types.map(({ name, popular, text }) => (
            <li key={name} className="flex">
              <Card>
                <h3 className="flex flex-wrap items-center gap-2 text-lg">
                  {name} {popular && <Badge variant="accent">Most Popular</Badge>}
                </h3>
                <p className="mt-2">{text}</p>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Visa Fees" tone="deep">
        <dl className="grid gap-4 lg:grid-cols-3">
          {usVisa.fees.map(({ name, amount, note }) => (
            <Card key={name}>
              <dt>{name}</dt>
              <dd>
                <span className="font-display text-2xl font-bold">{amount}</span>
                {note && <span className="block text-sm text-ink-soft">{note}</span>}
              </dd>
            </Card>
          ))}
        </dl>
      </Section>
      <Section title="Processing Time">
        <p className="max-w-[65ch] text-lg">{usVisa.processingTime}</p>
      </Section>
      <Section title="Required Documents" tone="deep">
        <div className="grid gap-6 lg:grid-cols-3">
          {usVisa.documents.map(({ category, items }) => (
            <div key={category}>
              <h3 className="mb-3 text-lg">{category}</h3>
              <CheckList items={items} />
            </div>
          ))}
        </div>
      </Section>
      <Section title="Step-by-Step Application Process">
        <ol className="grid list-decimal gap-2 pl-6">
          {usVisa.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section title="Visa Interview Do's & Don'ts" tone="deep">
        <div className="grid gap-6 lg:grid-cols-2">
          {[
            { title: 'Do', items: usVisa.dos },
            { title: "Don't", items: usVisa.donts },
          ].map(({ title, items }) => (
            <div key={title}>
              <h3 className="mb-3 text-lg">{title}</h3>
              <ul className="list-disc pl-5">
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
