import { structuredData, webPage, type Thing } from '@/lib/structured-data';
import { useSiteSettings } from '@/lib/site-settings';

interface PageMetaProps {
  title: string;
  description: string;
  /** The page's one address on this site, from the root; none for pages that should not be found. */
  path?: string;
  /** Of an article; ISO date. */
  published?: string;
  /** When it was last looked through; ISO date or month. */
  modified?: string;
  /** What a link's preview shows: a picture in public/. */
  card?: string;
  /** What it says of itself in schema.org's words, beside being a page. */
  things?: Thing[];
}

/** Title, description, canonical address and what a shared link shows; React hoists them into the head. */
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
