import { cx } from 'class-variance-authority';
import { createContext, useContext, useId, type ComponentProps, type ReactNode } from 'react';
import { useFormState } from './form';

interface FieldWiring {
  id: string;
  name?: string;
  defaultValue?: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** What an input inside a Field spreads: its id and name, what was posted, and the ids of hint and error. */
export const useField = () => useContext(FieldContext);

/** Classes shared by input, select and textarea. */
export const controlClass =
  'w-full min-h-11 scroll-mt-10 rounded-control border border-control bg-card px-3 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-danger disabled:opacity-60';

interface FieldProps extends ComponentProps<'div'> {
  label: ReactNode;
  /** Its name in the form, which knows what is wrong with it. */
  name?: string;
  hint?: ReactNode;
  /** The error's sentence, announced when it appears. */
  error?: ReactNode;
  required?: boolean;
  /** Id of the control, if something links to it. */
  controlId?: string;
}

/** Label, hint and error around one Input, Select or Textarea. */
export function Field({
  label,
  name,
  hint,
  error: ownError,
  required,
  controlId,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const { errors, values } = useFormState();
  const error = ownError ?? (name && errors[name]);
  const posted = name && values?.[name];
  const id = controlId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  const wiring: FieldWiring = {
    id,
    ...(name && { name }),
    ...(posted !== undefined && { defaultValue: posted }),
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
  };

  return (
    <div data-slot="field" className={cx('flex flex-col gap-1.5', className)} {...props}>
      <label htmlFor={id} className="font-medium">
        {label}
        {required && <span className="text-danger"> *</span>}
      </label>
      <FieldContext value={wiring}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <p id={errorId} role="alert" className="text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
