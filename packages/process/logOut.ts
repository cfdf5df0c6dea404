import { openShipment, type Shipment } from './openShipment.ts'
import { standardOut } from './standardOut.ts'

interface LogPlace {
  /** Where a collector on another machine takes the lines too. */
  readonly url?: string | undefined
  readonly token?: string | undefined
  readonly now: () => number
}

interface LogOut {
  readonly out: { write(line: string): void }
  readonly shipment: Shipment | undefined
}

/** Where a service writes the lines of its log: on its standard output, and to a collector where one is named. */
export function openLogOut({ url, token, now }: LogPlace): LogOut {
  const out = standardOut()
  if (!url) return { out, shipment: undefined }
  const say = (msg: string) => out.write(`${JSON.stringify({ level: 40, time: now(), msg })}\n`)
  const shipment = openShipment({ url, token, say })
  function write(line: string): void {
    out.write(line)
    shipment.write(line)
  }
  return { out: { write }, shipment }
}
