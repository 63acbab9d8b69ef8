/** What a device seems to be, from what its browser says of itself: words that are the same in every language. */

/** The first that fits is meant: most browsers also claim to be others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer ones are nobody's. */
const MOST_READ = 400;

/** `browser/system`, either of which may be empty; empty if neither is known. */
export function kindOf(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, MOST_READ);
  const among = (known: typeof BROWSERS): string => known.find(([pattern]) => pattern.test(said))?.[1] ?? '';
  const kind = `${among(BROWSERS)}/${among(SYSTEMS)}`;
  return kind === '/' ? '' : kind;
}

export function kindFrom(kind: string): { readonly browser?: string; readonly system?: string } {
  const [browser = '', system = ''] = kind.split('/');
  return { ...(browser !== '' && { browser }), ...(system !== '' && { system }) };
}
