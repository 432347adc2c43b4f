import { useLocation } from 'react-router-dom';
import { useAddress } from './address-provider';

/** Universities side by side at most. */
export const MAX_COMPARED = 4;

const ID = /^[1-9]\d{0,14}$/;

const idsOf = (text: string | null) =>
  [...new Set((text ?? '').split('-').filter((part) => ID.test(part)))].map(Number).slice(0, MAX_COMPARED);

/** Pages over the view besides universities; "apply-30" is for an application to that one. */
const PAGE = /^(compare|apply(-[1-9]\d{0,14})?|application-[1-9]\d{0,14})$/;

/** The number in "application-12" or "apply-30", if it is such a page. */
export const numberIn = (page: 'application' | 'apply', opened: string | number | undefined) =>
  String(opened).startsWith(`${page}-`) ? Number(String(opened).slice(page.length + 1)) : undefined;

/** What a link changes of the address; null leaves a parameter out. */
type Change = Record<string, string | null>;

/**
 * What the address says besides the filters: `open` is a university's id or a page's name, `compare` the universities
 * chosen for it, `view` the list or the map. The five paths stay as they are.
 */
export function usePortalAddress() {
  const [address, setAddress] = useAddress();
  const { state } = useLocation();
  const open = address.get('open');

  function changed(change: Change) {
    const next = new URLSearchParams(address);
    for (const [key, value] of Object.entries(change)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return next;
  }

  return {
    /** A university's id, the name of a page, or nothing: then the view of the path shows. */
    opened: open === null ? undefined : PAGE.test(open) ? open : ID.test(open) ? Number(open) : undefined,
    compared: idsOf(address.get('compare')),
    onMap: address.get('view') === 'map',
    /** Where a link leads that changes this and keeps the rest. */
    to: (change: Change) => ({ search: changed(change).toString() }),
    set: (change: Change) => setAddress(changed(change), { replace: true, state }),
  };
}

/** The chosen universities as the address has them; none is no parameter. */
export const comparedText = (ids: readonly number[]) => (ids.length === 0 ? null : ids.join('-'));
