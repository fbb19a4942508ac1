import { load } from '@fingerprintjs/fingerprintjs';

/** The device data that a sign-in sends. */
export interface DeviceData {
  fingerPrintId: string;
  browserName: string;
}

/** Reads this browser's characteristics; sends nothing. */
export async function readDeviceData(): Promise<DeviceData> {
  // the library would otherwise report its usage to its vendor
  const agent = await load({ monitoring: false });
  const { visitorId } = await agent.get();
  return { fingerPrintId: visitorId, browserName: browserName(navigator.userAgent) };
}

/** Order matters: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari. */
const browsers: [pattern: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

/** The browser's common name. */
export function browserName(userAgent: string): string {
  return browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown browser';
}
