const features = import.meta.glob<string[]>('./services/*.ts', {
  eager: true,
  query: '?features',
  import: 'features',
});

/** What one of the services includes. */
export const featuresOf = (id: string): string[] => features[`./services/${id}.ts`]!;
