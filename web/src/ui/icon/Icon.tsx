import type { ReactNode } from 'react';
import styles from './Icon.module.css';

const drawings = {
  check: <path d="m3 8.5 3.3 3.3L13 4.8" />,
  cross: <path d="m4 4 8 8M12 4l-8 8" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 4.8V8l2.2 1.5" />
    </>
  ),
  warning: <path d="M8 2.5 14.2 13.5H1.8zM8 6.5v3.3M8 11.7v.1" />,
  info: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M8 7.4v3.8M8 4.9v.1" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5 14 14" />
    </>
  ),
  bell: <path d="M3.5 11.5h9l-1.2-2V6.8a3.3 3.3 0 0 0-6.6 0v2.7zM6.8 13.7h2.4" />,
  switch: <path d="M3 5.5h9.5M10 3l2.5 2.5L10 8M13 10.5H3.5M6 8l-2.5 2.5L6 13" />,
  calendar: <path d="M2.5 3.8h11v9.7h-11zM2.5 6.8h11M5.5 2.3v3M10.5 2.3v3" />,
  globe: (
    <>
      <circle cx="8" cy="8" r="5.8" />
      <path d="M2.2 8h11.6M8 2.2c2.2 2 2.2 9.6 0 11.6-2.2-2-2.2-9.6 0-11.6Z" />
    </>
  ),
  down: <path d="m4 6 4 4 4-4" />,
  up: <path d="m4 10 4-4 4 4" />,
  left: <path d="m10 4-4 4 4 4" />,
  right: <path d="m6 4 4 4-4 4" />,
  mail: <path d="M2 3.8h12v8.4H2zM2 4.2 8 9l6-4.8" />,
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  download: <path d="M8 2.5v7.7M4.8 7.2 8 10.4l3.2-3.2M2.5 10.5v3h11v-3" />,
  upload: <path d="M8 10.5V2.8M4.8 5.8 8 2.6l3.2 3.2M2.5 10.5v3h11v-3" />,
  talk: <path d="M2.2 3h11.6v8.2H7.5L4.7 13.5v-2.3H2.2z" />,
  file: <path d="M4 1.8h5.5L12.5 5v9.2H4zM9.2 1.8V5.2h3.3" />,
  camera: <path d="M2 5h3l1-1.7h4L11 5h3v8H2zM8 11.2a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z" />,
  rotate: <path d="M13 8a5 5 0 1 1-1.6-3.7M13.2 2.5v3h-3" />,
  plus: <path d="M8 3v10M3 8h10" />,
  minus: <path d="M3 8h10" />,
  lock: <path d="M3.8 7.2h8.4v6H3.8zM5.5 7.2V5a2.5 2.5 0 0 1 5 0v2.2" />,
  phone: (
    <path
      d="M4.2 2.5h2l1 2.8-1.4 1a7.5 7.5 0 0 0 3.9 3.9
          l1-1.4 2.8 1v2c0 .9-.7 1.5-1.6 1.4C7 12.7 3.3 9 2.8 4.1c-.1-.9.5-1.6 1.4-1.6Z"
    />
  ),
  list: <path d="M5.5 4h8M5.5 8h8M5.5 12h8M2.5 4h.1M2.5 8h.1M2.5 12h.1" />,
  forward: <path d="M2.5 8h11M9.5 4l4 4-4 4" />,
  back: <path d="M13.5 8h-11M6.5 4l-4 4 4 4" />,
  top: <path d="M8 13V3.5M4 7.3 8 3.3l4 4" />,
  copy: <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />,
  filter: <path d="M2.5 4h11M4.5 8h7M6.5 12h3" />,
  sun: (
    <>
      <circle cx="8" cy="8" r="2.8" />
      <path
        d="M8 1.8v1.4M8 12.8v1.4M1.8 8h1.4M12.8 8h1.4M3.6 3.6l1 1M11.4 11.4l1 1M12.4 3.6
          l-1 1M4.6 11.4l-1 1"
      />
    </>
  ),
  moon: <path d="M13 9.6A5.6 5.6 0 0 1 6.4 3 5.6 5.6 0 1 0 13 9.6Z" />,
  half: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 2.5v11a5.5 5.5 0 0 0 0-11Z" fill="currentColor" stroke="none" />
    </>
  ),
  eye: (
    <>
      <path d="M1.8 8S4 3.9 8 3.9 14.2 8 14.2 8 12 12.1 8 12.1 1.8 8 1.8 8Z" />
      <circle cx="8" cy="8" r="1.9" />
    </>
  ),
  edit: <path d="M3 13l.6-2.7 7-7 2.1 2.1-7 7zM9.3 4.6l2.1 2.1" />,
  trash: <path d="M3 4.5h10M6 4.5V2.8h4v1.7M4.2 4.5l.6 8.7h6.4l.6-8.7M6.8 7v4M9.2 7v4" />,
  clip: (
    <path
      d="M12.5 7.5 7.6 12.4a2.6 2.6 0 0 1-3.7-3.7L9.3 3.3a1.8 1.8 0 0 1 2.5 2.5L6.7 10.9
          a.8.8 0 0 1-1.1-1.1L10 5.4"
    />
  ),
  star: <path d="m8 2.3 1.7 3.6 3.9.5-2.9 2.7.8 3.9L8 11.1 4.5 13l.8-3.9L2.4 6.4l3.9-.5z" />,
  user: (
    <path
      d="M8 8.2a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z
          M2.8 13.5c.4-2.5 2.5-3.7 5.2-3.7s4.8 1.2 5.2 3.7"
    />
  ),
  truck: (
    <path
      d="M1.5 3.8h8v7h-8zM9.5 6.3h2.8l2.2 2.3v2.2h-5M4 12.8
          a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6ZM11.6 12.8
          a1.3 1.3 0 1 0 0-2.6 1.3 1.3 0 0 0 0 2.6Z"
    />
  ),
  link: (
    <path
      d="M6.5 9.5l3-3M7 4.5 8.5 3a2.6 2.6 0 0 1 3.7 0l.8.8a2.6 2.6 0 0 1 0 3.7L11.5 9
          M9 11.5 7.5 13a2.6 2.6 0 0 1-3.7 0L3 12.2a2.6 2.6 0 0 1 0-3.7L4.5 7"
    />
  ),
  out: <path d="M9.5 2.5h4v4M13.2 2.8 7.5 8.5M11.5 9v4.5h-9v-9H7" />,
  zoomIn: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5 14 14M7 5v4M5 7h4" />
    </>
  ),
  zoomOut: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5 14 14M5 7h4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

/** A stroke icon of 16 px. Decorative unless `label` names it. */
export function Icon(props: { name: IconName; size?: 12 | 16 | 20; label?: string }) {
  const { name, size = 16, label } = props;
  return (
    <svg
      className={styles.icon}
      data-size={size}
      viewBox="0 0 16 16"
      role={label ? 'img' : undefined}
      aria-hidden={label ? undefined : true}
      aria-label={label}
    >
      {label && <title>{label}</title>}
      {drawings[name]}
    </svg>
  );
}
