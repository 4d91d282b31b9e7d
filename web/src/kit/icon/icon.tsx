// Line icons for actions and states, from one SVG file (lucide). An icon is always beside text or in a labelled button.
import './icon.css';
import drawings from './icons.svg';

/** The ids of the symbols in `icons.svg`. */
export type IconName =
  | 'alarm'
  | 'alert'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'ban'
  | 'bed'
  | 'bell'
  | 'bowl'
  | 'briefcase'
  | 'building'
  | 'bus'
  | 'calendar'
  | 'camera'
  | 'chart'
  | 'check'
  | 'check-check'
  | 'check-circle'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'clock'
  | 'copy'
  | 'database'
  | 'door'
  | 'download'
  | 'equal'
  | 'eye'
  | 'file'
  | 'flag'
  | 'hammer'
  | 'heart'
  | 'help'
  | 'history'
  | 'home'
  | 'hourglass'
  | 'id-card'
  | 'info'
  | 'languages'
  | 'layout'
  | 'list'
  | 'locate'
  | 'lock'
  | 'log-in'
  | 'log-out'
  | 'map-pin'
  | 'menu'
  | 'message'
  | 'mic'
  | 'minus'
  | 'monitor'
  | 'more'
  | 'navigation'
  | 'pause'
  | 'pencil'
  | 'phone'
  | 'phone-off'
  | 'play'
  | 'plus'
  | 'printer'
  | 'refresh'
  | 'rupee'
  | 'scale'
  | 'search'
  | 'send'
  | 'server'
  | 'settings'
  | 'share'
  | 'shield-check'
  | 'sliders'
  | 'smartphone'
  | 'social-network'
  | 'social-photos'
  | 'social-video'
  | 'social-x'
  | 'sort'
  | 'speaker'
  | 'star'
  | 'stop'
  | 'sun'
  | 'terminal'
  | 'trash'
  | 'undo'
  | 'upload'
  | 'user'
  | 'user-plus'
  | 'user-x'
  | 'users'
  | 'warning'
  | 'wifi-off'
  | 'wrench'
  | 'x'
  | 'x-circle';

interface IconProps {
  name: IconName;
  /** The width and height of the icon in pixels: 16, 20 or 24. */
  size?: number;
}

/** An icon. Hidden from screen readers, because the text beside the icon or the label of its button says the same. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      className="icon"
      data-icon={name}
      width={size}
      height={size}
      strokeWidth={size < 24 ? 2.25 : 2}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
