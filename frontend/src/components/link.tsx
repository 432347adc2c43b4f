import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  /** Stored with the entry in the browser's history. */
  state?: unknown;
}

/** A link within the site. The router's Link would add code that only its framework mode needs. */
export function Link({ to, replace, state, onClick, ...props }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    target: props.target,
    // What changes the query only leaves the page where it is.
    preventScrollReset: typeof to === 'string' ? to.startsWith('?') : !to.pathname && !to.hash,
  });
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
