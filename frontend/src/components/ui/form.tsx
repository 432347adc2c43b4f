import { createContext, useContext, type ComponentProps } from 'react';
import { Button } from './button';

interface FormState {
  /** What is wrong, by field name. */
  errors: Record<string, string>;
  /** What its fields start with, by name: what was posted before the page had come alive. */
  values?: Record<string, string> | undefined;
  pending: boolean;
}

const FormContext = createContext<FormState>({ errors: {}, pending: false });

export const useFormState = () => useContext(FormContext);

/** A form as `useForm` drives it. Fields inside it find what was refused and what was posted by their names. */
export function Form({ errors, values, pending, ...props }: ComponentProps<'form'> & FormState) {
  return (
    <FormContext value={{ errors, values, pending }}>
      <form {...props} />
    </FormContext>
  );
}

/** While the form is being sent it says `busy` and cannot be pressed. */
export function SubmitButton({ busy, children, ...props }: ComponentProps<typeof Button> & { busy: string }) {
  const { pending } = useFormState();
  return (
    <Button type="submit" pending={pending} {...props}>
      {pending ? busy : children}
    </Button>
  );
}
