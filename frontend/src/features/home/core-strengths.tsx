import { Figures } from '@/components/figures';
import { Section } from '@/components/section';
import { coreStrengths } from '@/content/home';

export function CoreStrengths() {
  return (
    <Section
      id="about"
      tone="deep"
      title="Our core strengths"
      lead="We have advised students and their families for three decades. The work is the same as on the first day: listen, compare, be honest, and be on time."
    >
      <Figures items={coreStrengths} />
    </Section>
  );
}
