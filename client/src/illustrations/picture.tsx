import type { ReactNode } from 'react';
import './palette.css';

export interface PictureProps {
  className?: string;
  /** Says what is drawn; without it the picture is decoration, hidden from screen readers. */
  label?: string;
  /** Room kept free on every side, in the drawing's own units; the background fills it. */
  margin?: number;
}

interface FrameProps extends PictureProps {
  width: number;
  height: number;
  children: ReactNode;
}

/** The svg element of every picture. Nothing in it has an id, so any number share a page. */
export const Picture = ({ className, label, margin = 0, width, height, children }: FrameProps) => (
  <svg
    viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
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
