import { load } from '@fingerprintjs/fingerprintjs';

/** What a sign-in says about the device it comes from. */
export interface DeviceData {
  fingerPrintId: string;
  browserName: string;
}

/** Reads this browser's characteristics; nothing leaves the machine here. */
export async function readDeviceData(): Promise<DeviceData> {
  // its makers' own counting of uses would call them
  const agent = await load({ monitoring: false });
  const { visitorId } = await agent.get();
  return { fingerPrintId: visitorId, browserName: browserName(navigator.userAgent) };
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
