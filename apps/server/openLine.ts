import { type Backbone, type BackboneListener, mqttBackbone, postgresBackbone } from './platform/broker/index.ts'
import type { Clock } from './platform/clock.ts'

export interface LineOptions {
  readonly clock: Clock
  readonly databaseUrl: string
  /** A broker between copies, where the operator has one. Otherwise the database carries the notes. */
  readonly mqttUrl: string | undefined
  readonly onFault: (fault: unknown) => void
}

/** The line over which copies of the server tell each other of messages. */
export function openLine(
  { clock, databaseUrl, mqttUrl, onFault }: LineOptions,
  listener: BackboneListener,
): Promise<Backbone> {
  return mqttUrl
    ? mqttBackbone({ ...listener, clock, onFault, url: mqttUrl })
    : postgresBackbone({ ...listener, clock, onFault, url: databaseUrl })
}

/** The same for a copy that tells and has nobody to pass on to. */
export function openTellingLine(options: LineOptions): Promise<Backbone> {
  return openLine(options, { onNote: () => {}, onGap: () => {} })
}
