import { Gauge, type Registry } from 'prom-client'
import type { Reader } from './reader.ts'
import type { RunningReaders } from './runReaders.ts'

/** How far each reader is behind, in seconds. */
export function measureReaders(running: RunningReaders, readers: readonly Reader[], metrics: Registry): void {
  new Gauge({
    name: 'reader_lag_seconds',
    help: 'Age of the oldest posting that a reader of the journal has not seen',
    labelNames: ['reader'],
    registers: [metrics],
    collect() {
      for (const { name } of readers) this.set({ reader: name }, running.lagMs(name) / 1000)
    },
  })
}
