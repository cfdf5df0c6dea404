import { isTestHost } from './isTestHost.ts'

export interface Endpoints {
  readonly baseUrl: string
  readonly imageUrl: string
  readonly realtimeUrl: string
}

/** What an operator may set for each environment; what is not set is derived from the page's own origin. */
export interface EndpointSettings {
  readonly test?: Partial<Endpoints>
  readonly production?: Partial<Endpoints>
}

/** Where the app on this page finds its server, its images and its real-time feed. */
export function endpoints(origin: string, settings: EndpointSettings = {}): Endpoints {
  const { hostname } = new URL(origin)
  return {
    baseUrl: origin,
    imageUrl: origin,
    realtimeUrl: `${origin.replace(/^http/, 'ws')}/mqtt`,
    ...(isTestHost(hostname) ? settings.test : settings.production),
  }
}
