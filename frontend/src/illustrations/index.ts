const files = import.meta.glob<string>('./*/*.svg', { eager: true, query: '?url', import: 'default' });

/** Address of a drawing such as 'destinations/canada'; undefined where there is none. */
export const sceneUrl = (name: string): string | undefined => files[`./${name}.svg`];
