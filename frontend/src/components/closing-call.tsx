import type { ReactNode } from 'react';

/** The call to action that ends a content page; its children are the buttons. */
export function ClosingCall({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="bg-peacock-deep py-14 text-paper sm:py-16">
      <div className="container-page">
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        <p className="mt-3 max-w-[30em] text-lg">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
