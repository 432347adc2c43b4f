import { useShareWithNewRequest } from '@/api/generated/applications';
import { shareWithNewRequestLengths } from '@/api/generated/lengths/shareWithNewRequest';
import type { RequestToShareWith, SharingState } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { failed } from './use-applications';

/** Makes a consultation request of the account's address, and shares the applications with it. */
export function NewRequestForm({ onShared }: { onShared: (state: SharingState) => void }) {
  const make = useShareWithNewRequest();
  const form = useForm({
    send: (data: RequestToShareWith) => make.mutateAsync({ data: { ...data, plan: true } }),
    done: onShared,
    failure: failed,
  });
  return (
    <Form {...form} noValidate aria-label="New request" className="grid gap-5 sm:grid-cols-2">
      <p className="sm:col-span-2">
        With your name and phone number we make a consultation request. A counselor answers within 24 hours.
      </p>
      <Field name="name" label="Name" required>
        <Input {...shareWithNewRequestLengths.name} autoComplete="name" />
      </Field>
      <Field name="phone" label="Phone" hint="With the country code, if you can." required>
        <Input {...shareWithNewRequestLengths.phone} type="tel" autoComplete="tel" />
      </Field>
      <div className="sm:col-span-2">
        <SubmitButton busy="Sharing...">Make a request and share</SubmitButton>
      </div>
    </Form>
  );
}
