import { AccountDestinationsItem } from '@/api/generated/studyAbroadConsultancyAPI.schemas';

const countries = Object.values(AccountDestinationsItem);

interface DestinationChoiceProps {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

export function DestinationChoice({ chosen, error, onChange }: DestinationChoiceProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-medium">Destinations</legend>
      <p className="text-sm text-ink-soft">If you tick only one, it fills in the country filter.</p>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {countries.map((country) => (
          <label key={country} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-peacock"
              checked={chosen.includes(country)}
              onChange={({ target }) =>
                // In the usual order of destinations, which the server also uses.
                onChange(
                  countries.filter((other) => (other === country ? target.checked : chosen.includes(other))),
                )
              }
            />
            {country}
          </label>
        ))}
      </div>
      {error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
