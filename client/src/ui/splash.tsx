import { Logo } from './logo';

export interface SplashProps {
  /** The product's name, spoken. */
  label: string;
  tagLine?: string;
}

/** Covers the page while it loads beneath; whoever shows it decides for how long. */
export function Splash({ label, tagLine }: SplashProps) {
  return (
    // Decoration for two seconds: the page beneath is what is read out.
    <div aria-hidden className="fixed inset-0 z-70 grid place-items-center bg-paper px-6">
      <div className="flex w-full flex-col items-center gap-5 text-center">
        <Logo label={label} className="h-20 text-herb sm:h-24" />
        {tagLine ? (
          <p className="relative self-stretch pt-6 font-title text-5xl leading-tight sm:text-4xl text-balance text-ink before:absolute before:top-0 before:left-1/2 before:h-0.5 before:w-14 before:-translate-x-1/2 before:bg-tomato">
            {tagLine}
          </p>
        ) : null}
      </div>
    </div>
  );
}
