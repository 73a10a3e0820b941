import type { ReactElement } from 'react';
import type { MealType } from './dish-drawing';
import { fill, stack, stroke } from './draw';
import { leafPath, oval } from './geometry';
import { Picture, type PictureProps } from './picture';

const ICONS: Readonly<Record<MealType, ReactElement>> = {
  DRINK: stack(
    stroke('M27 22L33 4L40 2', 'enamel', 3.4),
    fill('M10 14H38L34 43Q34 45 32 45H16Q14 45 14 43Z', 'china-line'),
    fill('M12 21H36L32.800 41Q32.500 43 31 43H17Q15.500 43 15.200 41Z', 'lemon'),
    fill(oval(12, 14, 9), 'lemon-deep'),
    fill(oval(12, 14, 7), 'cream'),
    stroke('M12 9.500v9M8 11.500l8 5M16 11.500l-8 5', 'lemon', 2.6),
  ),
  APERITIF: stack(
    stroke('M4 44L45 4', 'wood-deep', 3),
    fill(oval(31, 17, 10, 9), 'moss-deep'),
    fill(oval(30, 16, 8, 7), 'moss'),
    fill(oval(34, 14, 2.6), 'tomato'),
    fill(oval(17, 31, 10), 'tomato-deep'),
    fill(oval(16, 30, 8.2), 'tomato'),
    stroke('M11 30q0-4 4-5', 'shine', 2),
  ),
  AMUSE_BOUCHE: stack(
    fill('M21 26C20 34 20 40 19 45Q24 48 29 45C28 40 28 34 27 26Z', 'enamel-deep'),
    fill(oval(24, 17, 14, 15), 'enamel-deep'),
    fill(oval(23.5, 16, 12.5, 13.5), 'enamel'),
    fill(oval(23, 18, 9, 8), 'cream'),
    fill(oval(23, 15, 5.5), 'tomato'),
    fill(leafPath(24, 12, -50, 10, 3), 'leaf-deep'),
  ),
  STARTER: stack(
    fill(leafPath(20, 27, -128, 24, 8), 'leaf-deep'),
    fill(leafPath(27, 27, -62, 25, 8), 'leaf-deep'),
    fill(leafPath(24, 28, -92, 25, 8), 'leaf'),
    fill(oval(15, 21, 6.5), 'tomato'),
    fill(oval(33, 21, 6), 'carrot'),
    fill('M3 24H45C45 36 37 44 24 44S3 36 3 24Z', 'ochre-deep'),
    fill('M4 24H43C42 33 35 41 23 41S4 34 4 24Z', 'ochre'),
    stroke('M3 24H45', 'cream', 2.4),
  ),
  MAIN: stack(
    stroke('M17 13q-3-4 0-7M25 12q-3-4 0-8M33 13q-3-4 0-7', 'steel-deep', 2.4),
    fill('M1 26h7v5H3zM47 26h-7v5h5z', 'tomato-deep'),
    fill('M6 24H42V38Q42 45 34 45H14Q6 45 6 38Z', 'tomato-deep'),
    fill('M7 24H40V37Q40 42 33 42H14Q7 42 7 37Z', 'tomato'),
    fill('M4 24Q4 16 24 16T44 24Z', 'tomato-deep'),
    fill('M7 22Q8 17.500 23 17.500T40 22Z', 'tomato'),
    fill(oval(24, 15, 3.6), 'ochre'),
  ),
  DESSERT: stack(
    fill('M4 24L44 18V40Q44 43 41 43L8 45Q4 45 4 42Z', 'crust'),
    fill('M5 26L42 21V39.500L5 43Z', 'bread'),
    fill('M4 32.500L44 27V30.500L4 36.500Z', 'berry'),
    fill(
      'M3 24L22 12Q36 10 45 17V22Q42 27 39 22Q36 30 32 24Q28 31 24 26Q20 32 17 27Q12 33 9 28Q4 30 3 24Z',
      'cream-deep',
    ),
    fill('M5 23L23 13.500Q35 12 43 17.500L42 19Q22 20 5 24Z', 'egg'),
    fill('M25 15C20 13 18 8 20 6C22 4 29 4 31 6C33 8 30 13 25 15Z', 'berry'),
    fill(leafPath(25, 6, -150, 7, 2) + leafPath(25, 6, -30, 7, 2), 'leaf'),
  ),
};

export interface MealTypeIconProps extends PictureProps {
  mealType: MealType;
}

/** A small sign for a meal type, made for 20 to 48 pixels. */
export const MealTypeIcon = ({ mealType, className, label }: MealTypeIconProps) => (
  <Picture className={className} label={label} width={48} height={48}>
    {ICONS[mealType]}
  </Picture>
);
