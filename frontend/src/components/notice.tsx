import type { ComponentProps, ReactNode } from 'react';
import { Card } from './ui/card';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
  as?: 'h1' | 'h2';
}

/** Takes the place of a list that is empty or could not be loaded. Its children are the buttons. */
export function Notice({ title, text, as: Heading = 'h2', children, ...props }: NoticeProps) {
  return (
    <Card {...props}>
      <div className="mx-auto grid max-w-md justify-items-center gap-3 py-8 text-center">
        <Heading className="text-2xl">{title}</Heading>
        {text && <p className="text-ink-soft">{text}</p>}
        {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
      </div>
    </Card>
  );
}
