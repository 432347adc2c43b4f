import type { CountryGuide } from '@/content/country';
import { ScholarshipList } from '@/components/scholarship-list';

export function Scholarships({ scholarships }: { scholarships: NonNullable<CountryGuide['scholarships']> }) {
  const groups = [
    { title: 'From governments', items: scholarships.government },
    { title: 'From universities', items: scholarships.university },
    { title: 'From foundations and others', items: scholarships.private },
  ];
  return (
    <div className="grid gap-y-8">
      {groups.map(
        ({ title, items = [] }) =>
          items.length > 0 && (
            <div key={title}>
              <h3 className="mb-2 text-xl">{title}</h3>
              <ScholarshipList items={items} />
            </div>
          ),
      )}
    </div>
  );
}
