/**
 * The services that the browsers of today use. Nobody else is ever asked, whatever a subscription names: it comes from the
 * browser, and could as well name a machine in our own network.
 */
export const knownServices = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** An origin, or all hosts of https below one. */
const shape = /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|https:\/\/\*(\.[a-z0-9-]+){2,}|http:\/\/127\.0\.0\.1:\d{1,5})$/

export function isPushService(text: string): boolean {
  return shape.test(text)
}

/** Whether an endpoint is one of these services': nothing but its host counts, and no port or password beside it. */
export function isOfService(services: readonly string[], endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (services.includes(origin)) return true
  if (protocol !== 'https:' || port) return false
  return services.some(service => service.startsWith('https://*.') && hostname.endsWith(service.slice(9)))
}
