import path from 'node:path'
import { addressOf } from '../../packages/process/addressOf.ts'
import { LaunchFault } from './launchFault.ts'

/** The ports of all services, also of one that is not started, so that no two are ever told the same. */
const standardPorts = { PORT: 8080, STUDIO_PORT: 8090, SANDBOX_PORT: 8091, SANDBOX_MAIL_PORT: 8092 } as const

export type PortName = keyof typeof standardPorts

export interface LaunchSettings {
  readonly mode: 'local' | 'production'
  readonly host: string
  readonly ports: Readonly<Record<PortName, number>>
  readonly dataFolder: string
}

/** What the launcher itself must know. Each service reads and checks the rest of its settings on its own. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): LaunchSettings {
  const mode = env.MODE || 'local'
  if (mode !== 'local' && mode !== 'production') {
    throw new LaunchFault(`MODE is "${mode}" but can only be local or production.`)
  }
  const host = env.HOST || '127.0.0.1'
  if (!/^[0-9A-Za-z.:-]+$/.test(host)) throw new LaunchFault(`HOST is "${host}", which is no address or host name.`)
  const ports = {
    PORT: readPort(env, 'PORT'),
    STUDIO_PORT: readPort(env, 'STUDIO_PORT'),
    SANDBOX_PORT: readPort(env, 'SANDBOX_PORT'),
    SANDBOX_MAIL_PORT: readPort(env, 'SANDBOX_MAIL_PORT'),
  }
  refuseTwins(ports)
  return { mode, host, ports, dataFolder: path.resolve(root, env.SAYA_DATA || '.data') }
}

function readPort(env: NodeJS.ProcessEnv, name: PortName): number {
  const text = env[name] || String(standardPorts[name])
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port > 0 && port < 65_536) return port
  throw new LaunchFault(`${name} is "${text}" but must be a number from 1 to 65535.`)
}

function refuseTwins(ports: LaunchSettings['ports']): void {
  const entries = Object.entries(ports)
  for (const [index, [name, port]] of entries.entries()) {
    const twin = entries.slice(index + 1).find(([, other]) => other === port)
    if (twin) throw new LaunchFault(`${name} and ${twin[0]} are both ${port}: give them different ports.`)
  }
}

/** Where people find what listens at this port. */
export function placeOf({ host, ports }: LaunchSettings, name: PortName): string {
  return `${addressOf(host, ports[name])}/`
}
