import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '@/lib/use-address-query';
import { useHydrated } from '@/lib/use-hydrated';

/**
 * The filters of a list. Without scripts a sentence takes their place. Until the scripts run, the filters are disabled, so
 * that no text is typed and then lost.
 */
export function FilterBar({ className, ...props }: ComponentProps<'div'>) {
  const hydrated = useHydrated();
  const isChosen = useAddressQuery().size > 0;
  const { pathname } = useLocation();
  return (
    <>
      <p data-instead="script" className="text-ink-soft">
        Searching and choosing need JavaScript, which is switched off or could not be loaded.{' '}
        {isChosen ? (
          <>
            Below is what this link chooses from{' '}
            <a href={pathname} className="link-text">
              the whole list
            </a>
            .
          </>
        ) : (
          'The whole list is below.'
        )}
      </p>
      <div
        data-needs="script"
        data-print="no"
        inert={!hydrated}
        className={cx('grid gap-4', className)}
        {...props}
      />
    </>
  );
}
