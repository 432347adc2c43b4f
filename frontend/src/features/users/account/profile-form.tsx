import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AccountFieldOfStudy,
  type Account,
  type ProfileChange,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { getGetMyAccountQueryKey, useChangeMyProfile } from '@/api/generated/users';
import { useForm } from '@/api/use-form';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import {
  bestMarks,
  CONVERSION,
  gpaFrom,
  marksOf,
  marksProblem,
  markScales,
  scaleNames,
  toldAs,
  toldMarks,
  type MarkScale,
} from '@/lib/marks';
import { dollars } from '@/lib/money';
import { readDraft, rememberDraft } from '@/lib/remembered-student';
import { toast } from '@/lib/toasts';
import { numberOf } from '@/lib/typed-number';
import { levelNames, levels } from '@/lib/levels';
import { DestinationChoice } from './destination-choice';

const MAX_BUDGET = 1_000_000;
const marksLabels = { gpa: 'GPA', cgpa: 'CGPA', percentage: 'Percentage' };

interface Values {
  /** On `scale`. */
  marks: string;
  scale: MarkScale;
  programLevel: string;
  fieldOfStudy: string;
  budgetUSD: string;
  destinations: readonly string[];
}

const valuesOf = (account: Account): Values => ({
  marks: String(toldMarks(account).marks ?? ''),
  scale: toldMarks(account).scale,
  programLevel: account.programLevel ?? '',
  fieldOfStudy: account.fieldOfStudy ?? '',
  budgetUSD: account.budgetUSD == null ? '' : String(account.budgetUSD),
  destinations: account.destinations ?? [],
});

const levelOptions = [
  { value: '', label: 'Not decided' },
  ...levels.map((value) => ({ value, label: levelNames[value] })),
];
const scaleOptions = markScales.map((value) => ({ value, label: scaleNames[value] }));
const fieldOptions = [
  { value: '', label: 'Not decided' },
  ...Object.values(AccountFieldOfStudy).map((value) => ({ value, label: value })),
];

/** An amount in whole US dollars: undefined for nothing, null for anything else. */
function budgetOf(text: string) {
  const value = numberOf(text, MAX_BUDGET);
  return value === undefined || Number.isInteger(value) ? value : null;
}

export interface ProfileFormProps {
  account: Account;
  onSaved: (account: Account) => void;
  /** Uses the profile as filters of the search; undefined if the profile has nothing to search by. */
  onSearch: (() => void) | undefined;
}

/** The form of the student's profile. The profile fills in the filters and is compared with each university. */
export function ProfileForm({ account, onSaved, onSearch }: ProfileFormProps) {
  const client = useQueryClient();
  const { username } = account;
  const [values, setValues] = useState(() => ({ ...valuesOf(account), ...readDraft<Values>(username) }));
  const change = useChangeMyProfile();
  const marks = marksOf(values.marks, values.scale);
  const budget = budgetOf(values.budgetUSD);
  const changed = JSON.stringify(values) !== JSON.stringify(valuesOf(account));

  function set(part: Partial<Values>) {
    const next = { ...values, ...part };
    setValues(next);
    rememberDraft(username, next);
  }

  const form = useForm({
    check: () => (marks === null || budget === null ? {} : undefined),
    send: () =>
      change.mutateAsync({
        data: {
          ...toldAs(marks ?? null, values.scale),
          programLevel: values.programLevel || null,
          fieldOfStudy: values.fieldOfStudy || null,
          budgetUSD: budget ?? null,
          destinations: values.destinations,
        } as ProfileChange,
      }),
    done(saved) {
      client.setQueryData(getGetMyAccountQueryKey(), saved);
      rememberDraft(username, undefined);
      setValues(valuesOf(saved));
      onSaved(saved);
      toast({ title: 'Profile saved' });
    },
    failure: (_, { sentence = 'Your profile could not be saved. Please try again.' }) => ({
      title: 'Error',
      description: sentence,
    }),
  });

  return (
    <Card>
      <h2 className="text-2xl">About you</h2>
      <p className="mt-1 max-w-[65ch] text-ink-soft">
        All of it is optional. It fills in the filters of your search and is held against each university’s
        figures. Only you see it.
      </p>
      <Form {...form} noValidate aria-label="About you" className="mt-5 grid gap-5 sm:grid-cols-2">
        <Field name="programLevel" label="Program level">
          <Select
            options={levelOptions}
            value={values.programLevel}
            onChange={(event) => set({ programLevel: event.target.value })}
          />
        </Field>
        <Field name="fieldOfStudy" label="Field of study">
          <Select
            options={fieldOptions}
            value={values.fieldOfStudy}
            onChange={(event) => set({ fieldOfStudy: event.target.value })}
          />
        </Field>
        <Field label="Marks given as">
          <Select
            options={scaleOptions}
            value={values.scale}
            onChange={(event) => set({ scale: event.target.value as MarkScale, marks: '' })}
          />
        </Field>
        <Field
          name={values.scale}
          label={marksLabels[values.scale]}
          hint={
            values.scale === 'gpa'
              ? 'From 0 to 4.'
              : `From 0 to ${bestMarks[values.scale]}.${typeof marks === 'number' ? ` Counted as a GPA of ${gpaFrom(marks, values.scale)}.` : ''} ${CONVERSION}`
          }
          error={marks === null ? marksProblem(values.scale) : undefined}
        >
          <Input
            type="number"
            inputMode="decimal"
            min={0}
            max={bestMarks[values.scale]}
            step={0.01}
            value={values.marks}
            onChange={(event) => set({ marks: event.target.value })}
          />
        </Field>
        <Field
          name="budgetUSD"
          label="Budget for tuition"
          hint="US dollars a year, without living costs."
          error={
            budget === null ? `Enter whole dollars from 0 to ${dollars(MAX_BUDGET).slice(1)}.` : undefined
          }
        >
          <Input
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_BUDGET}
            value={values.budgetUSD}
            onChange={(event) => set({ budgetUSD: event.target.value })}
          />
        </Field>
        <DestinationChoice
          chosen={values.destinations}
          error={form.errors['destinations']}
          onChange={(destinations) => set({ destinations })}
        />
        <div className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <SubmitButton busy="Saving..." disabled={!changed}>
            Save profile
          </SubmitButton>
          {onSearch && !changed && (
            <ButtonLink variant="secondary" to="/student-portal/search" onClick={onSearch}>
              Search with these
            </ButtonLink>
          )}
        </div>
      </Form>
    </Card>
  );
}
