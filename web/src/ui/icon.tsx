// The line icons of actions and states: one set (lucide), named once, always beside a word or a label.
import {
  ArrowDownUp,
  ArrowRight,
  Bell,
  Briefcase,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  Hammer,
  Heart,
  History,
  Languages,
  LocateFixed,
  type LucideIcon,
  MapPin,
  Menu,
  Pause,
  Phone,
  Play,
  RefreshCw,
  Search,
  Send,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  UserPlus,
  X,
} from 'lucide-react';
import { Suspense } from 'react';
import { lazyPage } from '../app/lazy-page.ts';
import type { MoreIconName } from './more-icons.tsx';

/** Those of the first pages; the others are in `more-icons.tsx` and come when the first of them is drawn. */
const icons = {
  alert: CircleAlert,
  'arrow-right': ArrowRight,
  bell: Bell,
  briefcase: Briefcase,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  hammer: Hammer,
  heart: Heart,
  history: History,
  languages: Languages,
  locate: LocateFixed,
  'map-pin': MapPin,
  menu: Menu,
  pause: Pause,
  phone: Phone,
  play: Play,
  refresh: RefreshCw,
  search: Search,
  send: Send,
  'shield-check': ShieldCheck,
  sliders: SlidersHorizontal,
  sort: ArrowDownUp,
  star: Star,
  'user-plus': UserPlus,
  x: X,
} satisfies Record<string, LucideIcon>;

type FirstIconName = keyof typeof icons;
export type IconName = FirstIconName | MoreIconName;

/** Exported so that the server has them before it draws. */
export const MoreIcon = lazyPage(() => import('./more-icons.tsx').then((more) => more.MoreIcon));

const isFirst = (name: IconName): name is FirstIconName => Object.hasOwn(icons, name);

interface IconProps {
  name: IconName;
  /** Pixels: 16, 20 or 24. */
  size?: number;
}

/** A decorative line icon; the word beside it carries the meaning. */
export function Icon({ name, size = 24 }: IconProps) {
  const strokeWidth = size < 24 ? 2.25 : 2;
  if (!isFirst(name)) {
    return (
      <Suspense fallback={<svg className="icon" width={size} height={size} aria-hidden="true" />}>
        <MoreIcon name={name} size={size} strokeWidth={strokeWidth} />
      </Suspense>
    );
  }
  const Drawing = icons[name];
  return <Drawing className="icon" size={size} strokeWidth={strokeWidth} aria-hidden="true" focusable="false" />;
}
