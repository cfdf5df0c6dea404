import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'

/** How many connections this copy holds, and how many calls wait for one. */
export function measureDatabase(db: Pick<Database, 'load'>, metrics: Registry): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database that are open, and calls that wait for one',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { open, waiting } = db.load()
      this.set({ state: 'open' }, open)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}
