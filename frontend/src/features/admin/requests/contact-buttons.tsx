import { useId } from 'react';
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
  const id = useId();
  return (
    <div
      role="group"
      aria-label={`Attempts to reach ${request.name}`}
      className="grid grid-cols-[auto_repeat(3,minmax(0,1fr))] items-center gap-x-1.5 gap-y-1.5 text-sm"
    >
      {outcomes.map((outcome) => (
        <div key={outcome} role="group" aria-labelledby={id + outcome} className="contents">
          <span id={id + outcome} className="pr-1 text-ink-soft">
            {outcomeNames[outcome]}
          </span>
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
      ))}
    </div>
  );
}
