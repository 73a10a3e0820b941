import { memo } from 'react';
import { Picture, type PictureProps } from '../picture';
import { openFridge } from './hero/fridge';
import { dresser, lamp, shelf, walls, windowView, worktop } from './hero/room';
import { cat, laidTable } from './hero/table';
import './motion.css';

/**
 * The kitchen of the landing page: a table being laid, an open fridge. The middle is 800 × 600; a
 * wider or taller frame shows more of the room, so it fills any frame without being cut.
 */
export const HeroScene = memo(function HeroScene({ className, label }: PictureProps) {
  return (
    <Picture className={className} label={label} width={800} height={600}>
      {walls()}
      {dresser(-330)}
      {worktop(880)}
      {windowView(30, 70)}
      {shelf(292, 196)}
      {lamp(314, -14)}
      {openFridge(466, 70)}
      {laidTable(34, 24)}
      {cat(714, 528)}
    </Picture>
  );
});
