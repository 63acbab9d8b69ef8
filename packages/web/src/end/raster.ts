/** A drawing made of the page's own styles, patterns and emblems, as a picture file. A picture may fetch nothing: it carries all of that with it. */
import { artText } from '../art/hang.ts';
import type { Drawing } from './map-picture.ts';

const SHARPNESS = 1.5;

export async function pngOf({ body, width, height }: Drawing, style: string): Promise<Blob> {
  const [art, fonts] = await Promise.all([artText(), fontFaces()]);
  // The colours of the day, whatever the page shows: whoever gets it has a page of their own.
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" data-theme="light" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style><![CDATA[${pageRules()}${fonts.join('')}${style}]]></style><defs>${art}</defs>${body}</svg>`;
  const address = URL.createObjectURL(new Blob([whole], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width * SHARPNESS, height * SHARPNESS];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture came out')) : resolve(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

const rulesOf = (): CSSRule[] => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

const pageRules = (): string =>
  rulesOf()
    .filter((rule) => rule instanceof CSSStyleRule)
    .map(({ cssText }) => cssText)
    .join('\n');

const plain = (text: string): string => text.replaceAll(/["'\s]/g, '').toLowerCase();

/** The faces that the page has loaded because it writes with them, each with its letters inside. */
function fontFaces(): Promise<string[]> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, style, unicodeRange }) => plain([family, style, unicodeRange].join())),
  );
  const faces = rulesOf().filter((rule) => rule instanceof CSSFontFaceRule);
  const used = faces.filter(({ style }) =>
    loaded.has(plain(['font-family', 'font-style', 'unicode-range'].map((name) => style.getPropertyValue(name)).join())),
  );
  return Promise.all(used.map(withLetters));
}

async function withLetters({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(cssText);
  if (source?.[1] === undefined || source[1].startsWith('data:')) return cssText;
  const answer = await fetch(new URL(source[1], parentStyleSheet?.href ?? location.href));
  const letters = await dataAddress(await answer.blob());
  return cssText.replace(source[0], () => `url("${letters}")`);
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
