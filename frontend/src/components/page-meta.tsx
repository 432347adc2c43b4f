import { structuredData, webPage, type Thing } from '@/lib/structured-data';
import { useSiteSettings } from '@/lib/site-settings';

interface PageMetaProps {
  title: string;
  description: string;
  /** The page's canonical path; absent for pages that search engines should not list. */
  path?: string;
  /** When an article was published; ISO date. */
  published?: string;
  /** When it was last checked; ISO date or month. */
  modified?: string;
  /** The picture of link previews, a file in public/. */
  card?: string;
  /** What it says of itself in schema.org's words, beside being a page. */
  things?: Thing[];
}

/** Title, description, canonical address and link preview. React moves these tags into the head. */
export function PageMeta({
  title,
  description,
  path,
  published,
  modified,
  card = '/social-card.png',
  things = [],
}: PageMetaProps) {
  const { brand, publicUrl } = useSiteSettings();
  const origin = publicUrl.replace(/\/$/, '');
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta property="og:type" content={published ? 'article' : 'website'} />
          {published && <meta property="article:published_time" content={published} />}
          {modified && <meta property="article:modified_time" content={modified} />}
          <meta property="og:site_name" content={brand} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {/* These are whole addresses or none. */}
          {origin && (
            <>
              <link rel="canonical" href={origin + path} />
              <meta property="og:url" content={origin + path} />
              <meta property="og:image" content={origin + card} />
              <meta property="og:image:alt" content={title} />
            </>
          )}
          <meta name="twitter:card" content="summary_large_image" />
          <script type="application/ld+json">
            {structuredData([webPage(path, title, description, brand), ...things], origin)}
          </script>
        </>
      )}
    </>
  );
}
