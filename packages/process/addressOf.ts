const everywhere: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** How what listens there is asked for from this machine: what listens everywhere is also here. */
export function addressOf(host: string, port: number, scheme = 'http'): string {
  const name = everywhere[host] ?? host
  return `${scheme}://${name.includes(':') ? `[${name}]` : name}:${port}`
}
