import { Said, SourceMark } from '@/components/said';
import { Statements } from '@/components/statements';
import type { Refusals } from '@/content/admission';

/** How many Indian students were refused, as far as it is published, and why. */
export function Refused({ refusals: { rates, unpublished, reasons } }: { refusals: Refusals }) {
  return (
    <>
      {rates.length > 0 && (
        <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {rates.map(({ percent, period, of, source }) => (
            <div key={period + of} className="tinted rounded-card border p-5">
              <dt className="text-sm text-ink-soft">Refused, {period}</dt>
              <dd>
                <span className="font-display text-3xl font-semibold text-hue tabular-nums">{percent}%</span>{' '}
                {of}
                <SourceMark source={source} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {unpublished && (
        <p className="max-w-[38em]">
          <Said>{unpublished}</Said>
        </p>
      )}
      <h3 className="mt-8 mb-1 text-xl">Common reasons</h3>
      <p className="mb-3 max-w-[38em] text-sm text-ink-soft">
        A reason without a source is one that public advice commonly names; nobody has counted it.
      </p>
      <Statements items={reasons} />
      <p className="mt-6 max-w-[38em] text-ink-soft">
        {rates.length > 0 &&
          'Such a share says little about your own chances: it counts incomplete files and false papers, too. '}
        Keep the letter with your reason: later applications ask about it.
      </p>
    </>
  );
}
