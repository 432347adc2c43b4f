import {
  Award,
  BookOpen,
  Building2,
  Calculator,
  ChartColumn,
  Compass,
  FileText,
  Landmark,
  Mail,
  Map,
  MessageCircle,
  Newspaper,
  Pencil,
  Plane,
  Search,
  Send,
  Stamp,
  Users,
  type LucideIcon,
  type LucideProps,
} from 'lucide-react';
import type { Icon as IconName } from '@/content/icons';

const icons: Record<IconName, LucideIcon> = {
  message: MessageCircle,
  search: Search,
  file: FileText,
  pencil: Pencil,
  send: Send,
  mail: Mail,
  stamp: Stamp,
  plane: Plane,
  compass: Compass,
  building: Building2,
  book: BookOpen,
  award: Award,
  bank: Landmark,
  chart: ChartColumn,
  calculator: Calculator,
  users: Users,
  newspaper: Newspaper,
  map: Map,
};

/** A decorative icon that content names. */
export function Icon({ name, ...props }: LucideProps & { name: IconName }) {
  const Drawing = icons[name];
  return <Drawing aria-hidden {...props} />;
}
