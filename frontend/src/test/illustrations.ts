/** In tests the drawings have addresses of their own names: Vite's glob is not there. */
export const sceneUrl = (name: string): string | undefined => `/assets/${name}.svg`;
