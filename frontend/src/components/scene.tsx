import { cx } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { sceneUrl } from '@/illustrations';

interface SceneProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'loading'> {
  /** Folder and file without its ending, such as 'destinations/canada'. */
  name: string;
  /** What it shows, where no text beside it says so. */
  alt?: string;
  /** For what is in view at once; everything else waits until it comes near. */
  eager?: boolean;
}

/** One of the project's own drawings. Where there is none, a sky in the destination's colours. */
export function Scene({ name, alt = '', eager = false, className, ...props }: SceneProps) {
  const [failed, setFailed] = useState(false);
  const src = sceneUrl(name);
  // Destinations are landscapes of 8 to 5, the rest still lifes of 4 to 3.
  const [width, height, aspect] = name.startsWith('destinations/')
    ? [800, 500, 'aspect-8/5']
    : [400, 300, 'aspect-4/3'];
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
      // It may have failed before the page came alive.
      ref={(image) => void (image?.complete && image.naturalWidth === 0 && image.src && setFailed(true))}
      onError={() => setFailed(true)}
      className={cx('w-full object-cover', aspect, failed && 'max-md:hidden', className)}
      {...props}
    />
  );
}
