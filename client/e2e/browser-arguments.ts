/** What a browser is started with that only tests look at, on a machine that has little. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  // A page is looked at for seconds: what pays off for hours takes a fifth of the processor's time.
  '--in-process-gpu',
  '--num-raster-threads=1',
  '--js-flags=--no-opt --no-maglev',
];
