import { useState } from 'react';
import { useAddStaffPerson, useEditStaffPerson } from '@/api/generated/admin';
import { addStaffPersonLengths } from '@/api/generated/lengths/addStaffPerson';
import type {
  NewStaffPerson,
  NewStaffPersonLanguagesItem,
  StaffPerson,
  StaffRole,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { ApiError } from '@/api/http';
import { useForm } from '@/api/use-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { WEEKDAYS } from '@/lib/office-hours';
import { withToken } from '../desk/calls';
import { destinations } from '../desk/request-filter';

const roles: { value: StaffRole; label: string }[] = [
  { value: 'counselor', label: 'Counsellor: own and unassigned requests' },
  { value: 'lead', label: 'Lead: everything but staff and tokens' },
  { value: 'owner', label: 'Owner: everything' },
];
// The values of the generated file would be loaded by the site's pages, too.
const LANGUAGES: Record<NewStaffPersonLanguagesItem, true> = {
  English: true,
  Hindi: true,
  Bengali: true,
  Marathi: true,
  Telugu: true,
  Tamil: true,
  Gujarati: true,
  Urdu: true,
  Kannada: true,
  Odia: true,
  Malayalam: true,
  Punjabi: true,
  Nepali: true,
};

interface PersonDialogProps {
  token: string;
  /** Absent for a new one. */
  person: StaffPerson | undefined;
  onClose: () => void;
  onDone: (person: StaffPerson) => void;
}

export function PersonDialog({ token, person, onClose, onDone }: PersonDialogProps) {
  const request = withToken(token);
  const add = useAddStaffPerson({ request });
  const edit = useEditStaffPerson({ request });
  const [role, setRole] = useState<StaffRole>(person?.role ?? 'counselor');
  const [takesRequests, setTakes] = useState(person?.takesRequests ?? true);
  const [workDays, setWorkDays] = useState<string[]>(person?.workDays ?? WEEKDAYS.slice(0, 6));
  const [languages, setLanguages] = useState<string[]>(person?.languages ?? []);
  const [countries, setCountries] = useState<string[]>(person?.countries ?? []);

  const form = useForm({
    send: (typed: Pick<NewStaffPerson, 'name' | 'email' | 'timeZone' | 'worksFrom' | 'worksUntil'>) => {
      const data = { ...typed, role, takesRequests, workDays, languages, countries } as NewStaffPerson;
      // Whoever was only a token's name has no e-mail address, and need not get one.
      if (person && !data.email)
        return edit.mutateAsync({ id: person.id, data: { ...data, email: undefined } });
      return person ? edit.mutateAsync({ id: person.id, data }) : add.mutateAsync({ data });
    },
    done: onDone,
    explain: (error) =>
      error instanceof ApiError && error.status === 409
        ? { email: error.error ?? 'Another person has this e-mail address.' }
        : failureOf(error).fields,
    failure: (_, { sentence, fields }) =>
      Object.keys(fields).length > 0
        ? undefined
        : { title: 'Not saved', description: sentence ?? 'Please try again.' },
  });

  return (
    <Dialog open onClose={onClose} title={person ? `Edit ${person.name}` : 'Add a person'}>
      <Form {...form} className="grid gap-4">
        <Field
          name="name"
          label="Name"
          required
          hint="First name and surname. Visitors read it on their private page."
        >
          <Input required {...addStaffPersonLengths.name} autoComplete="off" defaultValue={person?.name} />
        </Field>
        <Field name="email" label="E-mail" required={!person || person.email !== null}>
          <Input
            type="email"
            {...addStaffPersonLengths.email}
            required={!person || person.email !== null}
            autoComplete="off"
            defaultValue={person?.email ?? ''}
          />
        </Field>
        <Field name="role" label="Role">
          <Select
            options={roles}
            value={role}
            onChange={({ target }) => {
              setRole(target.value as StaffRole);
              if (!person) setTakes(target.value === 'counselor');
            }}
          />
        </Field>
        <Check checked={takesRequests} onChange={setTakes}>
          Assign new requests automatically during the working hours
        </Check>
        <Checks legend="Working days" all={WEEKDAYS} chosen={workDays} onChange={setWorkDays} />
        <p role="status" className="text-sm text-ink-soft empty:hidden">
          {takesRequests &&
            workDays.length === 0 &&
            'Without a working day, nothing is assigned automatically.'}
        </p>
        <div className="grid grid-cols-2 gap-4">
          <Field name="worksFrom" label="From">
            <Input type="time" required defaultValue={person?.worksFrom ?? '09:00'} />
          </Field>
          <Field name="worksUntil" label="Until">
            <Input type="time" required defaultValue={person?.worksUntil ?? '18:00'} />
          </Field>
          <p className="col-span-2 -mt-2 text-sm text-ink-soft">
            An earlier end is of the next day. The same time twice is round the clock.
          </p>
        </div>
        <Field name="timeZone" label="Time zone" hint="For example Asia/Kolkata or Europe/London">
          <Input required autoComplete="off" defaultValue={person?.timeZone ?? 'Asia/Kolkata'} />
        </Field>
        <Checks legend="Languages" all={Object.keys(LANGUAGES)} chosen={languages} onChange={setLanguages} />
        <Checks
          legend="Destinations (none: all)"
          all={destinations}
          chosen={countries}
          onChange={setCountries}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose} type="button">
            Cancel
          </Button>
          <SubmitButton busy="Saving...">{person ? 'Save' : 'Add and make a token'}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}

interface ChecksProps {
  legend: string;
  all: readonly string[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

function Checks({ legend, all, chosen, onChange }: ChecksProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {all.map((one) => (
          <Check
            key={one}
            checked={chosen.includes(one)}
            onChange={(on) => onChange(all.filter((other) => (other === one ? on : chosen.includes(other))))}
          >
            {one}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckProps {
  checked: boolean;
  onChange: (on: boolean) => void;
  children: string;
}

function Check({ checked, onChange, children }: CheckProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0"
      />
      {children}
    </label>
  );
}
