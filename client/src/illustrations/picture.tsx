import type { ReactNode } from 'react';
import './palette.css';

export interface PictureProps {
  className?: string;
  /** Says what is drawn; without it the picture is decoration, hidden from screen readers. */
  label?: string;
}

interface FrameProps extends PictureProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The svg element of every picture. Nothing in it has an id, so any number share a page. */
export const Picture = ({ className, label, width, height, children }: FrameProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    className={className}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {children}
  </svg>
);
