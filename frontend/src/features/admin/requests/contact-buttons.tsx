import type { DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Button } from '@/components/ui/button';
import { attemptOn, channelNames, channels, outcomeNames, outcomes } from './contact-words';
import type { RecordContact } from './contacts';

interface ContactButtonsProps {
  request: DeskRequest;
  onContact: RecordContact;
}

/** One press records that the visitor was reached, or did not answer. The first row stops the clock. */
export function ContactButtons({ request, onContact }: ContactButtonsProps) {
  return (
    <div
      role="group"
      aria-label={`Attempts to reach ${request.name}`}
      className="grid gap-1.5 text-sm @4xl:grid-cols-2 @4xl:gap-x-6"
    >
      {outcomes.map((outcome) => (
        <div key={outcome} className="flex flex-wrap items-center gap-1.5">
          <span aria-hidden className="w-22 text-ink-soft">
            {outcomeNames[outcome]}
          </span>
          {/* With enlarged text they stand below each other. */}
          <div className="grid grow basis-54 grid-cols-[repeat(auto-fit,minmax(4.2rem,1fr))] gap-1.5">
            {channels.map((channel) => (
              <Button
                key={channel}
                variant="secondary"
                size="sm"
                className="px-1! sm:min-h-9!"
                aria-label={attemptOn(request.name, { channel, outcome })}
                onClick={() => onContact(request, { channel, outcome })}
              >
                {channelNames[channel]}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
