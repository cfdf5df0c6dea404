import { Gauge, type Registry } from 'prom-client'
import type { Ledger } from '../ledger/apply.store.ts'

/** Shows how many commands of providers wait: where they do for long, the database is too slow, or somebody holds a wallet. */
export function measureLedger(metrics: Registry, ledger: Pick<Ledger, 'waiting'>): void {
  new Gauge({
    name: 'commands_waiting',
    help: 'Commands of providers that wait for their batch',
    registers: [metrics],
    collect() {
      this.set(ledger.waiting())
    },
  })
}
