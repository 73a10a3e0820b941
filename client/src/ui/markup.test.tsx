import { Heart } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar';
import { Banner } from './banner';
import { Button } from './button';
import { buttonClass } from './button-class';
import { Checkbox } from './checkbox';
import { IconButton } from './icon-button';
import { Logo } from './logo';
import { NumberStepper } from './number-stepper';
import { Progress, shareOf } from './progress';
import { TextField } from './text-field';

const html = (element: ReactElement) => renderToStaticMarkup(element);
const attribute = (markup: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`).exec(markup)?.[1];

describe('fields', () => {
  it('tie label, hint and error to the control', () => {
    const markup = html(<TextField label="Name" hint="As on a letter" error="Needed" />);
    const id = attribute(markup, 'input', 'id');
    expect(attribute(markup, 'label', 'for')).toBe(id);
    expect(attribute(markup, 'input', 'aria-invalid')).toBe('true');
    const described = attribute(markup, 'input', 'aria-describedby')?.split(' ') ?? [];
    expect(described).toHaveLength(2);
    for (const part of described) expect(markup).toContain(`id="${part}"`);
  });

  it('keep an empty live region for the error to come, and claim no error', () => {
    const markup = html(<TextField label="Name" />);
    expect(markup).toContain('aria-live="polite"');
    expect(markup).not.toContain('aria-invalid');
    expect(markup).not.toContain('aria-describedby');
  });

  it('name a checkbox by its label alone', () => {
    const markup = html(
      <Checkbox label="Agree" description="More" checked onChange={() => undefined} />,
    );
    const id = attribute(markup, 'input', 'aria-labelledby') ?? '';
    expect(markup).toMatch(new RegExp(`id="${id}"[^>]*>Agree<`));
  });

  it('give a stepper its bounds and close the button at each end', () => {
    const stepper = (value: number) =>
      html(
        <NumberStepper
          label="Adults"
          value={value}
          onChange={() => undefined}
          min={1}
          max={10}
          decrementLabel="fewer"
          incrementLabel="more"
        />,
      );
    expect(attribute(stepper(4), 'input', 'aria-valuemax')).toBe('10');
    expect(stepper(4)).not.toContain('disabled=""');
    expect(stepper(1)).toMatch(/disabled=""[^>]*aria-label="fewer"/);
    expect(stepper(10)).toMatch(/disabled=""[^>]*aria-label="more"/);
  });
});

describe('buttons', () => {
  it('never send a form unless told to', () => {
    expect(attribute(html(<Button>Go</Button>), 'button', 'type')).toBe('button');
    expect(attribute(html(<Button type="submit">Go</Button>), 'button', 'type')).toBe('submit');
  });

  it('keep their text, their name and the focus while loading', () => {
    const markup = html(<Button loading>Save</Button>);
    expect(attribute(markup, 'button', 'aria-busy')).toBe('true');
    expect(attribute(markup, 'button', 'aria-disabled')).toBe('true');
    expect(markup).not.toContain('disabled=""');
    expect(markup).toContain('Save');
  });

  it('say whether a toggle is on, and only for a toggle', () => {
    const toggle = (pressed?: boolean) =>
      attribute(
        html(<IconButton label="x" icon={Heart} pressed={pressed} />),
        'button',
        'aria-pressed',
      );
    expect([toggle(true), toggle(false), toggle()]).toEqual(['true', 'false', undefined]);
  });

  it('lend their look to links', () => {
    expect(buttonClass({ variant: 'danger', fullWidth: true, className: 'mt-2' })).toMatch(
      /bg-tomato.* w-full mt-2$/,
    );
  });
});

describe('progress', () => {
  it.each([
    [4, 12, 33],
    [0, 0, 0],
    [5, 4, 100],
    [-1, 4, 0],
  ])('%d of %d is about %d per cent', (value, max, share) => {
    expect(Math.floor(shareOf(value, max))).toBe(share);
  });

  it('is prerendered without a style attribute, which a strict CSP would refuse', () => {
    const markup = html(<Progress label="List" value={4} max={12} valueText="4 / 12" />);
    expect(markup).not.toContain('style=');
    expect(attribute(markup, 'div', 'aria-valuenow')).toBe('4');
    expect(html(<Progress label="List" value={null} />)).not.toContain('aria-valuenow');
  });
});

describe('what is spoken', () => {
  it('interrupts for an error only', () => {
    expect(html(<Banner>No</Banner>)).toContain('role="alert"');
    expect(html(<Banner tone="success">Yes</Banner>)).toContain('role="status"');
  });

  it('names the logo, or hides it beside its name', () => {
    expect(attribute(html(<Logo label="Popote" />), 'svg', 'aria-label')).toBe('Popote');
    expect(attribute(html(<Logo />), 'svg', 'aria-hidden')).toBe('true');
  });

  it('shows the first and last initial of a person', () => {
    expect(html(<Avatar name="Jean-Luc de Morand" />)).toMatch(
      /aria-label="Jean-Luc de Morand".*>JM</,
    );
    expect(html(<Avatar name="Lou" decorative />)).toMatch(/aria-hidden="true".*>L</);
  });
});
