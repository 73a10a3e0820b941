import { fill, place, stroke } from '../draw';
import { basil } from '../food/greens';
import { oval } from '../geometry';
import { Picture, type PictureProps } from '../picture';
import { fork, knife, spoon } from '../parts/props';
import { seededRandom } from '../seeded-random';

/** A table laid for one, and the spoon gone for a walk: for a page that is not there. */
export const LostSpoon = ({ className, label }: PictureProps) => (
  <Picture className={className} label={label} width={420} height={280}>
    {fill(
      'M34 84c26-62 116-70 202-66 94 2 160 44 168 118 6 70-54 120-146 126-90 6-182 4-224-52-24-36-18-86 0-126Z',
      'sage',
    )}
    {fill('M44 78q102-10 206 0 6 74-2 150-102 10-206 0-6-76 2-150Z', 'shadow')}
    {fill('M40 70q106-10 208 0 6 76-2 150-100 10-208 0-6-74 2-150Z', 'clay-deep')}
    {fill('M42 69q104-9 203 0 5 75-3 145-96 9-202 0-6-68 2-145Z', 'clay')}
    {stroke('M52 80q94-8 184 0M50 203q96 9 182 0', 'maize', 3)}
    {place(66, 144, 0.74, -2, fork)}
    {place(212, 144, 0.74, 2, knife)}
    {fill(oval(142, 150, 57), 'shadow')}
    {fill(oval(139, 143, 57), 'china-shade')}
    {fill(oval(138, 142, 55), 'china')}
    {stroke(oval(138, 142, 50), 'enamel', 2.6)}
    {fill(oval(139, 143, 39), 'china-shade')}
    {fill(oval(140, 145, 37.5), 'china')}
    <g transform="translate(233 144)rotate(3)scale(.74)">
      <path
        d="M0-18C-18-24-20-70 0-75C20-70 18-24 0-18ZM-3-18L-5 68Q0 75 5 68L3-18"
        stroke="var(--ill-cream)"
        strokeWidth={3.4}
        strokeDasharray="7 7"
      />
    </g>
    <path
      d="M238 82C254 26 330 34 318 74C306 106 270 84 286 60C302 40 340 56 330 96"
      stroke="var(--ill-line)"
      strokeWidth={3.4}
      strokeDasharray="1 11"
    />
    {place(322, 196, 1.14, -20, spoon)}
    <g transform="translate(322 196)rotate(-20)scale(1.2)">
      {fill(oval(-5, -46, 2.6) + oval(7, -46, 2.6), 'ink')}
      {stroke('M-3-36q4 4 8 0', 'ink', 2.6)}
      {stroke('M-9-54q3-3 6-1m8 0q3-2 6 1', 'ink', 2)}
    </g>
    {fill('M352 176h46l-7 48q-1 6-7 6h-18q-6 0-7-6Z', 'ochre-deep')}
    {fill('M353 178h37l-6 42q-1 4-5 4h-13q-5 0-6-5Z', 'ochre')}
    {fill('M348 168H402V182H348Z', 'ochre-deep')}
    {fill('M349 168H397V179H349Z', 'ochre')}
    {place(362, 146, 0.56, -20, basil(seededRandom('lost')))}
    {place(388, 148, 0.52, 18, basil(seededRandom('spoon')))}
    {place(375, 132, 0.66, 0, basil(seededRandom('basil')))}
  </Picture>
);
