import { useSiteSettings } from '@/lib/site-settings';

interface PageMetaProps {
  title: string;
  description: string;
  /** The page's one address on this site, from the root; none for pages that should not be found. */
  path?: string;
}

/** Title, description and canonical address; React hoists them into the head. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  const { brand, publicUrl } = useSiteSettings();
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={publicUrl.replace(/\/$/, '') + path} />
      )}
    </>
  );
}
