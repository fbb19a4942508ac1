/** The file name of a program that is found in a folder, which on Windows has an extension: `mvn` is a batch file. */
export function programName(name: 'java' | 'javac' | 'mvn', platform: NodeJS.Platform = process.platform): string {
  if (platform !== 'win32') return name;
  return name === 'mvn' ? 'mvn.cmd' : `${name}.exe`;
}
