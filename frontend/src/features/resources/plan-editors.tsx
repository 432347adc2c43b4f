import { ChevronDown, Plus, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { costsOf } from '@/content/calculator';
import { costItems } from '@/content/country';
import { destinations } from '@/content/destinations';
import { useHydrated } from '@/lib/use-hydrated';
import { AmountField } from './amount-field';
import { amountLabels } from './amount-labels';
import { MAX_PLANS, MAX_YEARS, oneTimeItems, presetOf, type AmountKey, type Plan } from './cost-plan';

interface PlanEditorsProps {
  plans: Plan[];
  onChange: (plans: Plan[]) => void;
}

const yearOptions = Array.from({ length: MAX_YEARS }, (_, index) => ({
  value: String(index + 1),
  label: index === 0 ? '1 year' : `${index + 1} years`,
}));

/** The fields in which plans differ, side by side. The amounts of the first plan's year are edited above. */
export function PlanEditors({ plans, onChange }: PlanEditorsProps) {
  const list = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  const hydrated = useHydrated();

  // The focus moves into the plan that was just added.
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    list.current
      ?.querySelectorAll<HTMLElement>('[data-slot=card]')
      .item(plans.length - 1)
      .querySelector('select')
      ?.focus();
  }, [plans.length]);

  function add() {
    added.current = true;
    const other = destinations.find(({ name }) => plans.every(({ country }) => country !== name))!;
    onChange([...plans, { ...presetOf(other.name), years: plans[0]!.years }]);
  }

  return (
    <div
      ref={list}
      data-print="no"
      data-needs="script"
      inert={!hydrated}
      className="mt-8 grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3"
    >
      {plans.map((plan, index) => (
        <PlanEditor
          key={index}
          plan={plan}
          number={index + 1}
          onChange={(changed) => onChange(plans.with(index, changed))}
          onRemove={() => onChange(plans.toSpliced(index, 1))}
        />
      ))}
      {plans.length < MAX_PLANS && (
        <Button
          variant="secondary"
          // Before hydration a press would do nothing.
          disabled={!hydrated}
          onClick={add}
          className="min-h-24 border-dashed bg-transparent md:h-full"
        >
          <Plus aria-hidden /> Compare with another country
        </Button>
      )}
    </div>
  );
}

interface PlanEditorProps {
  plan: Plan;
  number: number;
  onChange: (plan: Plan) => void;
  onRemove: () => void;
}

function PlanEditor({ plan, number, onChange, onRemove }: PlanEditorProps) {
  const { country, years, texts } = plan;
  const { symbol } = costsOf(country);
  const isFirst = number === 1;
  const amount = (key: AmountKey, label: string) => (
    <AmountField
      key={key}
      label={label}
      autoComplete="off"
      value={texts[key]}
      onChange={(text) => onChange({ ...plan, texts: { ...texts, [key]: text } })}
    />
  );

  return (
    <Card
      role="group"
      aria-label={isFirst ? country : `Country ${number}: ${country}`}
      className="grid gap-4"
    >
      {isFirst ? (
        <div className="content-end md:grid md:min-h-19">
          <h3 className="text-xl">{country}</h3>
          <p className="text-sm text-ink-soft">with the amounts above</p>
        </div>
      ) : (
        <div className="flex items-end gap-2">
          <Field label={`Country ${number}`} className="min-w-0 grow">
            <Select
              options={destinations.map(({ name }) => name)}
              value={country}
              onChange={({ target }) => onChange({ ...presetOf(target.value), years })}
            />
          </Field>
          <Button variant="ghost" size="icon" aria-label={`Remove ${country}`} onClick={onRemove}>
            <X aria-hidden />
          </Button>
        </div>
      )}
      <Field label="Years of study">
        <Select
          options={yearOptions}
          value={String(years)}
          onChange={({ target }) => onChange({ ...plan, years: Number(target.value) })}
        />
      </Field>
      {amount('insurance', `${amountLabels.insurance} (${symbol} a year)`)}
      {amount('scholarship', `Scholarship (${symbol} a year)`)}
      {!isFirst && (
        <Group title="One year of costs">
          {costItems.map((item) => amount(item, `${amountLabels[item]} (${symbol} a year)`))}
        </Group>
      )}
      <Group title="Paid once">
        {oneTimeItems.map((item) => amount(item, `${amountLabels[item]} (${symbol})`))}
      </Group>
    </Card>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-11 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-1">{children}</div>
    </details>
  );
}
