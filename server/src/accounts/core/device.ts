/** The browser and system that a user agent names, in terms that do not change with updates. */
export interface Device {
  /** Empty where it is none that is known. */
  readonly browser: string;
  readonly system: string;
}

// Most browsers also call themselves Chrome or Safari, so the rarer names are looked for first.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bMicroMessenger\//, 'WeChat'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bQQBrowser\//, 'QQ Browser'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\b(?:HarmonyOS|OpenHarmony)\b/, 'HarmonyOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (known: readonly (readonly [RegExp, string])[], agent: string): string =>
  known.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** The browser and system that a user agent text means; it is what the client says, no proof. */
export const deviceOf = (agent: string): Device => ({
  browser: firstMatch(browsers, agent),
  system: firstMatch(systems, agent),
});

/** The network that an address is in: /16 of IPv4, /32 of IPv6; other texts as they are. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const four = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(plain);
  if (four) return `${four[1]}.${four[2]}`;
  return plain.includes(':') ? plain.toLowerCase().split(':').slice(0, 2).join(':') : plain;
}
