export const onApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** What opens the palette, as the keyboard at hand writes it. */
export const paletteKeys = onApple ? '⌘ K' : 'Ctrl K';
