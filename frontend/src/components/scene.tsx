import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { sceneUrl } from '@/illustrations';

/** Width, height and shape of the drawings, by folder. */
const shapes: Record<string, [number, number, string]> = {
  destinations: [800, 500, 'aspect-8/5'],
  postcards: [480, 320, 'aspect-3/2'],
  steps: [400, 300, 'aspect-4/3'],
  services: [400, 260, 'aspect-20/13'],
  articles: [600, 340, 'aspect-30/17'],
  campuses: [600, 340, 'aspect-30/17'],
  maps: [400, 360, 'aspect-10/9'],
};

interface SceneProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'loading'> {
  /** Folder and file without its ending, such as 'destinations/canada'. */
  name: string;
  /** What the drawing shows. Left out where a text beside it says so. */
  alt?: string;
  /** Loads the drawing at once, because it is in the first view. Others load when they come near the view. */
  eager?: boolean;
}

/** One of the project's own drawings, or a sky in the destination's colours if its file is missing. */
export function Scene({ name, alt = '', eager = false, className, ...props }: SceneProps) {
  const [failed, setFailed] = useState(false);
  const src = sceneUrl(name);
  const [width, height, aspect] = shapes[name.split('/')[0]!]!;
  if (!src) return <div aria-hidden className={cx('poster w-full', aspect, className)} />;
  return (
    <img
      data-slot="scene"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // The image may have failed before hydration, when no handler heard of it.
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && image.src && setFailed(true))}
      onError={() => setFailed(true)}
      className={cx('w-full object-cover', aspect, failed && 'max-md:hidden', className)}
      {...props}
    />
  );
}
