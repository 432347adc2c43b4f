import { Said, textOf } from '@/components/said';
import { Rows, Statements } from '@/components/statements';
import type { CountryGuide } from '@/content/country';

export function VisaProcess({ visa }: { visa: NonNullable<CountryGuide['visaProcess']> }) {
  return (
    <>
      <Rows
        rows={[
          { title: 'Type', body: visa.type },
          { title: 'Processing time', body: <Said>{visa.processingTime}</Said> },
          {
            title: 'Interview',
            body: (
              <>
                <span className="font-semibold">{visa.interviewRequired ? 'Required.' : 'Not usual.'}</span>{' '}
                <Said>{visa.interview}</Said>
              </>
            ),
          },
        ]}
      />
      <h3 className="mt-8 mb-4 text-xl">Step by step</h3>
      <ol>
        {visa.steps.map((step, index) => (
          <li
            key={textOf(step)}
            className="relative grid grid-cols-[2.25rem_1fr] gap-x-4 pb-5 before:absolute before:top-9 before:bottom-0 before:left-4.5 before:border-l-2 before:border-dashed before:border-hue/40 last:pb-0 last:before:hidden"
          >
            <span className="grid size-9 place-items-center rounded-full border-2 border-hue font-display text-lg font-semibold text-hue tabular-nums">
              {index + 1}
            </span>
            <p className="max-w-[28em] pt-1">
              <Said>{step}</Said>
            </p>
          </li>
        ))}
      </ol>
      <h3 className="mt-8 mb-3 text-xl">What you must show</h3>
      <Statements items={visa.requirements} columns />
    </>
  );
}
