import { cx } from 'class-variance-authority';
import ae from 'flag-icons/flags/4x3/ae.svg';
import au from 'flag-icons/flags/4x3/au.svg';
import ca from 'flag-icons/flags/4x3/ca.svg';
import de from 'flag-icons/flags/4x3/de.svg';
import fr from 'flag-icons/flags/4x3/fr.svg';
import gb from 'flag-icons/flags/4x3/gb.svg';
import ie from 'flag-icons/flags/4x3/ie.svg';
import nz from 'flag-icons/flags/4x3/nz.svg';
import sk from 'flag-icons/flags/4x3/sk.svg';
import us from 'flag-icons/flags/4x3/us.svg';
import type { FlagCode } from '@/content/country';

const flags: Record<FlagCode, string> = { ae, au, ca, de, fr, gb, ie, nz, sk, us };

/** A country's flag, 4 to 3. Decorative: the country's name always stands beside it. */
export function Flag({ code, className }: { code: FlagCode; className?: string }) {
  return (
    <img
      data-slot="flag"
      src={flags[code]}
      alt=""
      width={28}
      height={21}
      loading="lazy"
      decoding="async"
      className={cx('inline-block h-[1.05em] w-[1.4em] shrink-0 rounded-[2px] ring-1 ring-ink/15', className)}
    />
  );
}
