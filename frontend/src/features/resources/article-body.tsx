import { PageContents } from '@/components/page-contents';
import { Scene } from '@/components/scene';
import type { ArticleText as Text } from '@/content/article';
import { ArticleText } from './article-text';

/** Articles with at least this many headings get a table of contents. */
const HEADINGS_FOR_CONTENTS = 4;

/** An article's page below its head: contents, drawing and text. */
export function ArticleBody({ id, text }: { id: number; text: Text | null }) {
  return (
    <>
      {text && text.headings.length >= HEADINGS_FOR_CONTENTS && <PageContents sections={text.headings} />}
      <div className="min-w-0 lg:col-start-2">
        <Scene name={`articles/${id}`} eager className="mb-10 max-w-[42rem] rounded-card" data-print="no" />
        {text ? <ArticleText html={text.html} /> : <p className="text-lg">Coming Soon</p>}
      </div>
    </>
  );
}
