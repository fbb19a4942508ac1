import type { Child } from './child-process.ts';
import type { Jdk } from './find-java.ts';

/** Where a server lives: everything it writes is under these folders. */
export interface ServerPlace {
  dataDir: string;
  logDir: string;
  jdk: Jdk;
  env: NodeJS.ProcessEnv;
  log(line: string): void;
}

export interface EmbeddedServer {
  child: Child;
  /** As a client takes it: a URL, or host:port for Kafka. */
  address: string;
}
