import { useInternalLinks } from '@/lib/use-internal-links';

interface ArticleTextProps {
  /** HTML made from an article's Markdown file. */
  html: string;
}

export function ArticleText({ html }: ArticleTextProps) {
  const followLinks = useInternalLinks();
  return <div className="article-text" onClick={followLinks} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The text for a card in the list, below a heading of level 3: its headings two levels down, and without ids. */
export const belowCardTitle = (html: string) =>
  html.replace(
    /<(\/?)h([23])(?: id="[^"]*")?>/g,
    (_, slash: string, level: string) => `<${slash}h${+level + 2}>`,
  );
