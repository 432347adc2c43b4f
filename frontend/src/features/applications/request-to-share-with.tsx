import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getGetApplicationSharingQueryKey } from '@/api/generated/applications';
import { useCreateConsultationRequest } from '@/api/generated/consultations';
import { createConsultationRequestLengths } from '@/api/generated/lengths/createConsultationRequest';
import { useForm } from '@/api/use-form';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { randomId } from '@/lib/random-id';
import { failed } from './use-applications';

interface RequestToShareWithProps {
  username: string;
  share: (requestId: number) => Promise<unknown>;
}

/** Makes a consultation request of the account's address, and shares the applications with it. */
export function RequestToShareWith({ username, share }: RequestToShareWithProps) {
  const client = useQueryClient();
  const [headers] = useState(() => new Headers());
  const create = useCreateConsultationRequest({ request: { headers } });
  /** The same key for a retry of the same text, so that no second request is stored. */
  const attempt = useRef({ body: '', key: '' });
  const form = useForm({
    async send(values: { name: string; phone: string }) {
      const data = { ...values, email: username, message: 'I share my applications with you.' };
      const body = JSON.stringify(data);
      if (attempt.current.body !== body) attempt.current = { body, key: randomId() };
      headers.set('Idempotency-Key', attempt.current.key);
      const { id } = await create.mutateAsync({ data });
      return share(id);
    },
    done() {},
    failure(error) {
      // If the request is made and only the sharing failed, the list now names it.
      void client.invalidateQueries({ queryKey: getGetApplicationSharingQueryKey() });
      return failed(error);
    },
  });
  return (
    <Form {...form} noValidate aria-label="New request" className="grid gap-5 sm:grid-cols-2">
      <p className="sm:col-span-2">
        You have no consultation request with us yet. With your name and phone number we make one; a counselor
        answers within 24 hours.
      </p>
      <Field name="name" label="Name" required>
        <Input {...createConsultationRequestLengths.name} autoComplete="name" />
      </Field>
      <Field name="phone" label="Phone" hint="With the country code, if you can." required>
        <Input {...createConsultationRequestLengths.phone} type="tel" autoComplete="tel" />
      </Field>
      <div className="sm:col-span-2">
        <SubmitButton busy="Sharing...">Make a request and share</SubmitButton>
      </div>
    </Form>
  );
}
