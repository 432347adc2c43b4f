import { PageContents } from '@/components/page-contents';
import { Scene } from '@/components/scene';
import type { ArticleText as Text } from '@/content/article';
import { ArticleText } from './article-text';

/** From so many headings on a table of contents is worth its room. */
const HEADINGS_FOR_CONTENTS = 4;

/** What stands below the head of an article's page: contents, drawing and text. */
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
