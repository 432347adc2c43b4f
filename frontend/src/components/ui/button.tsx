import { cva, cx, type VariantProps } from 'class-variance-authority';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Link } from '@/components/link';

const buttonVariants = cva(
  // Filled buttons have a border for forced-colours mode, which shows no backgrounds.
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border text-center leading-tight font-semibold transition-colors duration-150 disabled:opacity-60 [&_svg]:size-5 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-transparent bg-marigold text-ink enabled:hover:bg-marigold-deep [a&]:hover:bg-marigold-deep',
        secondary:
          'border-ink/25 bg-card text-ink enabled:hover:border-ink/50 enabled:hover:bg-paper-deep [a&]:hover:border-ink/50 [a&]:hover:bg-paper-deep',
        ghost:
          'border-transparent text-peacock-deep enabled:hover:bg-peacock-soft [a&]:hover:bg-peacock-soft',
        danger: 'border-transparent bg-danger text-white enabled:hover:bg-danger/90',
      },
      size: {
        md: 'px-5 py-2',
        sm: 'px-3.5 py-2 text-sm',
        lg: 'min-h-13 px-7 py-3 text-lg',
        icon: 'size-11 shrink-0',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

type ButtonVariants = VariantProps<typeof buttonVariants>;

/**
 * While `pending`, the button is disabled and announced as busy; its text says what happens. A disabled button loses the
 * focus, so it gets it back afterwards, unless something else has the focus by then.
 */
export function Button({
  variant,
  size,
  className,
  pending = false,
  disabled,
  ...props
}: ComponentProps<'button'> & ButtonVariants & { pending?: boolean }) {
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pending) return;
    if (document.activeElement === document.body) pressed.current?.focus({ preventScroll: true });
    pressed.current = null;
  }, [pending]);
  return (
    <button
      type="button"
      data-slot="button"
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      onClickCapture={({ currentTarget }) => {
        pressed.current = currentTarget;
      }}
      className={cx(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ComponentProps<typeof Link> & ButtonVariants) {
  return <Link data-slot="button" className={cx(buttonVariants({ variant, size }), className)} {...props} />;
}

/** A link to another site, a telephone number or a mail address that looks like a button. */
export function ButtonAnchor({ variant, size, className, ...props }: ComponentProps<'a'> & ButtonVariants) {
  return <a data-slot="button" className={cx(buttonVariants({ variant, size }), className)} {...props} />;
}
