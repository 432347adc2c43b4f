import { useSiteSettings } from '@/lib/site-settings';

interface PageMetaProps {
  title: string;
  description: string;
  /** The page's one address on this site, from the root; none for pages that should not be found. */
  path?: string;
}

/** Title, description, canonical address and what a shared link shows; React hoists them into the head. */
export function PageMeta({ title, description, path }: PageMetaProps) {
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
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          {/* These are whole addresses or none. */}
          {origin && <link rel="canonical" href={origin + path} />}
          {origin && <meta property="og:url" content={origin + path} />}
          {origin && <meta property="og:image" content={`${origin}/social-card.png`} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
