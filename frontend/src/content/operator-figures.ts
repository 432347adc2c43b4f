/*
 * What the operator says of its own work, in the heads of the services: copy, never worked out. They are samples; put your
 * own counts in their place, or remove them. The home page has figures of the same kind in `home.ts`.
 */

/** False once the figures here and in home.ts are your own: until then a server in production names them at its start. */
export const figuresAreSamples = true as boolean;

/** By the id of the service. */
const ofServices: Record<string, string[]> = {
  'application-assistance': ['95%+ admissions success', '94% acceptance'],
  'career-counseling': ['10+ countries served'],
  'university-selection': ['15,000+ universities', '25+ countries'],
  'visa-guidance': ['89% visa approval'],
};

/** In the head of the list of services. */
export const listFigures = ['95%+ admissions success', '15,000+ universities', '25+ countries'];

/** None for most services. */
export const figuresOfService = (id: string) => ofServices[id] ?? [];
