/** What a sign-in says about the device it comes from. */
export interface DeviceData {
  fingerPrintId: string;
  browserName: string;
}

/** Reads this browser's characteristics; nothing leaves the machine here. */
export function readDeviceData(): DeviceData {
  return { fingerPrintId: fingerprint(characteristics()), browserName: browserName(navigator.userAgent) };
}

function characteristics(): string[] {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { width, height, colorDepth } = window.screen;
  return [
    navigator.userAgent,
    navigator.languages.join(),
    zone,
    `${width}x${height}x${colorDepth}`,
    String(navigator.hardwareConcurrency),
    String(navigator.maxTouchPoints),
    drawnText(),
  ];
}

/** Fonts and graphics differ from machine to machine: the same words are drawn a little differently. */
function drawnText(): string {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = '16px Arial, sans-serif';
  context.fillStyle = '#3446c9';
  context.fillText('Talent Ωя ¶ 18', 2, 20);
  return canvas.toDataURL();
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** 16 hex digits, the same for the same characteristics (FNV-1a, 64 bits: a name, not a secret). */
export function fingerprint(parts: readonly string[]): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(parts.join('\n'))) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}

/** Order matters: Edge and Opera also call themselves Chrome, Chrome also Safari. */
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** The browser's name as people say it. */
export function browserName(userAgent: string): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown browser';
}
