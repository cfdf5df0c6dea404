import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { PostgresFault } from './fault.ts'

/** Below the range that systems give to outgoing connections, so that none of those takes the port between two runs. */
const lowest = 20_000
const count = 8000

/** The port of this data folder: the one used before, unless somebody else listens there now. */
export async function choosePort(dataFolder: string, afterPort?: number): Promise<number> {
  const file = path.join(dataFolder, 'postgres.port')
  const remembered = existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN
  const isUsable = Number.isInteger(remembered) && remembered > 0 && remembered < 65_536
  const begin = afterPort !== undefined ? afterPort + 1 : isUsable ? remembered : lowest + (sum(dataFolder) % count)
  for (let step = 0; step < count; step++) {
    const port = step === 0 ? begin : lowest + ((begin + step) % count)
    if (!(await isFree(port))) continue
    writeFileSync(file, `${port}\n`)
    return port
  }
  throw new PostgresFault(`No port between ${lowest} and ${lowest + count} of 127.0.0.1 is free for PostgreSQL.`)
}

/** Spreads the data folders of one machine, so that they seldom ask for the same port. */
function sum(text: string): number {
  return Array.from(text).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
