import { Fragment } from 'react';
import type { University } from '@/lib/university-facts';

const ADDRESSES = /,?\s*(https?:\/\/\S+(?: and https?:\/\/\S+)*)$/;

/**
 * The publisher of the tuition figure. A single address at its end becomes the link; several are shown by their hosts.
 */
export function TuitionSource({
  university,
}: {
  university: Pick<University, 'tuitionSource' | 'tuitionYear'>;
}) {
  const { tuitionYear } = university;
  const tuitionSource = university.tuitionSource ?? '';
  const words = tuitionSource.replace(ADDRESSES, '');
  const urls = ADDRESSES.exec(tuitionSource)?.[1]?.split(' and ') ?? [];
  return (
    <>
      {urls.length === 1 ? <Outside url={urls[0]!}>{words}</Outside> : words}
      {tuitionYear && !words.includes(tuitionYear) && `, ${tuitionYear}`}
      {urls.length > 1 &&
        urls.map((url, i) => (
          <Fragment key={url}>
            {i === 0 ? ': ' : ' and '}
            <Outside url={url}>{new URL(url).host.replace(/^www\./, '')}</Outside>
          </Fragment>
        ))}
    </>
  );
}

function Outside({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="text-peacock-deep underline">
      {children}
    </a>
  );
}
