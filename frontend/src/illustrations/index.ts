const files = import.meta.glob<string>('./*/*.svg', { eager: true, query: '?url', import: 'default' });

/** Address of a scene such as 'destinations/canada', drawn 800 by 500; undefined where none is drawn. */
export const sceneUrl = (name: string): string | undefined => files[`./${name}.svg`];
