import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';

/** Surrounds a screen with tooltips. The first opens after 700 ms; another one within the next 300 ms opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

/** Says in words what its child, a button or link, does. The child still needs its own label. */
export function Tooltip({
  text,
  side,
  children,
}: {
  text: string;
  side?: RadixTooltip.TooltipContentProps['side'];
  children: ReactElement;
}) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          data-slot="tooltip"
          side={side}
          sideOffset={6}
          className="z-50 max-w-xs rounded-control bg-ink px-3 py-1.5 text-sm text-paper"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
