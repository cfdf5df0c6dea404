import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'

/** Shows how busy the connections are: those that wait for one are the first sign of a database too slow. */
export function measureDatabase(metrics: Registry, db: Database): void {
  const connections = new Gauge({
    name: 'database_connections',
    help: 'Connections to the database, and transactions waiting for one',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { open, idle, waiting } = db.load()
      connections.set({ state: 'used' }, open - idle)
      connections.set({ state: 'idle' }, idle)
      connections.set({ state: 'waiting' }, waiting)
    },
  })
}
