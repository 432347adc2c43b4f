import { Fragment } from 'react';
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
      className="grid grid-cols-3 items-center gap-1.5 text-sm min-[24rem]:grid-cols-[auto_repeat(3,minmax(0,1fr))]"
    >
      {outcomes.map((outcome) => (
        <Fragment key={outcome}>
          <span aria-hidden className="col-span-3 pr-1 text-ink-soft min-[24rem]:col-span-1">
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
        </Fragment>
      ))}
    </div>
  );
}
