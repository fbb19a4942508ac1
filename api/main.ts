import { readApiConfig } from './config.ts';
import { startApi } from './start-api.ts';

if (import.meta.main) await run();

async function run(): Promise<void> {
  try {
    const { stop } = await startApi(readApiConfig(process.env));
    let asked = false;
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.on(signal, () => {
        if (asked) return;
        asked = true;
        stop().then(
          () => process.exit(0),
          (error: unknown) => fail(error),
        );
      });
    }
  } catch (error) {
    fail(error);
  }
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
