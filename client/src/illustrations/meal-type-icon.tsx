import type { ReactElement } from 'react';
import type { MealType } from './dish-drawing';
import { fill, stack, stroke } from './draw';
import { leafPath, oval } from './geometry';
import { Picture, type PictureProps } from './picture';

const ICONS: Readonly<Record<MealType, ReactElement>> = {
  DRINK: stack(
    stroke('M27 22L33 4L40 2', 'enamel', 3.4),
    fill('M10 14h28l-4 29q0 2-2 2H16q-2 0-2-2Z', 'china-line'),
    fill('M12 21h24l-3.2 20q-.3 2-1.8 2H17q-1.5 0-1.8-2Z', 'lemon'),
    fill(oval(12, 14, 9), 'lemon-deep'),
    fill(oval(12, 14, 7), 'cream'),
    stroke('M12 9.5v9m-4-7 8 5m0-5-8 5', 'lemon', 2.6),
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
    fill('M21 26c-1 8-1 14-2 19q5 3 10 0c-1-5-1-11-2-19Z', 'enamel-deep'),
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
    fill('M3 24h42c0 12-8 20-21 20S3 36 3 24Z', 'ochre-deep'),
    fill('M4 24h39c-1 9-8 17-20 17S4 34 4 24Z', 'ochre'),
    stroke('M3 24H45', 'cream', 2.4),
  ),
  MAIN: stack(
    stroke('M17 13q-3-4 0-7m8 6q-3-4 0-8m8 9q-3-4 0-7', 'steel-deep', 2.4),
    fill('M1 26h7v5H3zm46 0h-7v5h5z', 'tomato-deep'),
    fill('M6 24h36v14q0 7-8 7H14q-8 0-8-7Z', 'tomato-deep'),
    fill('M7 24h33v13q0 5-7 5H14q-7 0-7-5Z', 'tomato'),
    fill('M4 24Q4 16 24 16T44 24Z', 'tomato-deep'),
    fill('M7 22q1-4.5 16-4.5T40 22Z', 'tomato'),
    fill(oval(24, 15, 3.6), 'ochre'),
  ),
  DESSERT: stack(
    fill('M4 24L44 18V40Q44 43 41 43L8 45Q4 45 4 42Z', 'crust'),
    fill('M5 26L42 21V39.500L5 43Z', 'bread'),
    fill('M4 32.5 44 27v3.5l-40 6Z', 'berry'),
    fill(
      'M3 24L22 12Q36 10 45 17V22Q42 27 39 22Q36 30 32 24Q28 31 24 26Q20 32 17 27Q12 33 9 28Q4 30 3 24Z',
      'cream-deep',
    ),
    fill('M5 23L23 13.500Q35 12 43 17.500L42 19Q22 20 5 24Z', 'egg'),
    fill('M25 15c-5-2-7-7-5-9s9-2 11 0-1 7-6 9Z', 'berry'),
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
