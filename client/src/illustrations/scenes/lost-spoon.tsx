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
      'M34 84C60 22 150 14 236 18C330 20 396 62 404 136C410 206 350 256 258 262C168 268 76 266 34 210C10 174 16 124 34 84Z',
      'sage',
    )}
    {fill('M44 78Q146 68 250 78Q256 152 248 228Q146 238 42 228Q36 152 44 78Z', 'shadow')}
    {fill('M40 70Q146 60 248 70Q254 146 246 220Q146 230 38 220Q32 146 40 70Z', 'clay-deep')}
    {fill('M42 69Q146 60 245 69Q250 144 242 214Q146 223 40 214Q34 146 42 69Z', 'clay')}
    {stroke('M52 80Q146 72 236 80M50 203Q146 212 232 203', 'maize', 3)}
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
      d="M240 92C262 30 330 44 316 84C304 116 268 92 284 68C300 46 356 62 352 116C350 140 340 154 338 166"
      stroke="var(--ill-line)"
      strokeWidth={3.4}
      strokeDasharray="1 11"
    />
    {place(330, 196, 0.9, -24, spoon)}
    {fill('M322 158q-4-3-7 0M333 153q4-3 7 0', 'ink')}
    <g transform="translate(332 198)rotate(-24)">
      {fill(oval(-5, -46, 2.6) + oval(7, -46, 2.6), 'ink')}
      {stroke('M-3-36q4 4 8 0', 'ink', 2.6)}
      {stroke('M-9-54q3-3 6-1M5-55q3-2 6 1', 'ink', 2)}
    </g>
    {fill('M352 176H398L391 224Q390 230 384 230H366Q360 230 359 224Z', 'ochre-deep')}
    {fill('M353 178H390L384 220Q383 224 379 224H366Q361 224 360 219Z', 'ochre')}
    {fill('M348 168H402V182H348Z', 'ochre-deep')}
    {fill('M349 168H397V179H349Z', 'ochre')}
    {place(362, 146, 0.56, -20, basil(seededRandom('lost')))}
    {place(388, 148, 0.52, 18, basil(seededRandom('spoon')))}
    {place(375, 132, 0.66, 0, basil(seededRandom('basil')))}
  </Picture>
);
