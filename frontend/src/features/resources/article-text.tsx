import { useInternalLinks } from '@/lib/use-internal-links';

interface ArticleTextProps {
  /** Of an article's Markdown file. */
  html: string;
}

export function ArticleText({ html }: ArticleTextProps) {
  const followLinks = useInternalLinks();
  return <div className="article-text" onClick={followLinks} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The same text below a heading of level 3, where others may stand beside it: two levels down and without ids. */
export const belowCardTitle = (html: string) =>
  html.replace(
    /<(\/?)h([23])(?: id="[^"]*")?>/g,
    (_, slash: string, level: string) => `<${slash}h${+level + 2}>`,
  );
