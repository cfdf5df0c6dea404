import { openLogOut, type Shipment } from '@saya/process'
import { Gauge, type Registry } from 'prom-client'
import type { Clock } from './clock.ts'
import { createLog } from './createLog.ts'
import type { Settings } from './settings.ts'

/** The log of the process, which a collector on another machine is sent too where one is named. */
export function openShippedLog(settings: Pick<Settings, 'LOG_LEVEL' | 'LOG_URL' | 'LOG_TOKEN'>, clock: Clock) {
  const { LOG_LEVEL: level, LOG_URL: url, LOG_TOKEN: token } = settings
  const { out, shipment } = openLogOut({ url, token, now: () => clock.now() })
  return { log: createLog(level, out), shipment }
}

/** Takes signed heads along, whatever the level of the log: who later changes record and files cannot change them there. */
export function shipHeads(shipment: Shipment, clock: Clock) {
  return (signed: 'acts' | 'ledger', head: string) =>
    shipment.write(`${JSON.stringify({ level: 30, time: clock.now(), signed, head })}\n`)
}

export function measureShipment(metrics: Registry, shipment: Shipment): void {
  const lines = new Gauge({
    name: 'log_lines',
    help: 'Lines of the log that wait for LOG_URL, and those that were lost on their way there',
    labelNames: ['state'],
    registers: [metrics],
    collect() {
      const { waiting, lost } = shipment.figures()
      lines.set({ state: 'waiting' }, waiting)
      lines.set({ state: 'lost' }, lost)
    },
  })
}
