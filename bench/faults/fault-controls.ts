import net from 'node:net';

/** Sent by the benchmark to a process: how far its clock is from the real one. */
export interface Control {
  clockMs: number;
}

/** The process's clock, which the benchmark steps. The process ends with the benchmark. */
export function steppedClock(): () => Date {
  let offsetMs = 0;
  process.on('message', ({ clockMs }: Control) => {
    offsetMs = clockMs;
  });
  process.once('disconnect', () => process.exit(1));
  return () => new Date(Date.now() + offsetMs);
}

/**
 * Sends this process's connections to Kafka through FAULTS_KAFKA_PORT. A Kafka client connects to the address that the
 * broker announces, so that a proxy's address in KAFKA_BROKERS would be used once only.
 */
export function redirectKafka({ KAFKA_BROKERS = '', FAULTS_KAFKA_PORT }: NodeJS.ProcessEnv): void {
  const brokerPorts = new Set(KAFKA_BROKERS.split(',').map((broker) => Number(broker.split(':')[1])));
  const connect = net.connect as (options: net.TcpNetConnectOpts, onConnect?: () => void) => net.Socket;
  net.connect = ((options: net.TcpNetConnectOpts, onConnect?: () => void) => {
    const isKafka = brokerPorts.has(options.port);
    return connect(isKafka ? { ...options, host: '127.0.0.1', port: Number(FAULTS_KAFKA_PORT) } : options, onConnect);
  }) as typeof net.connect;
}
