const sources: Readonly<Record<string, string>> = { header: 'Edge header', ranges: 'List of networks' }

const signs: Readonly<Record<string, string>> = {
  tor: 'Tor network',
  network: 'VPN or hosting network',
  clock: 'Clock of another time zone',
  moved: 'Another country within 2 hours',
}

/** By what the country was told. */
export function sourceText(source: string): string {
  return sources[source] ?? 'Nothing'
}

export function vpnText(names: readonly string[]): string {
  return names.length === 0 ? 'None' : names.map(name => signs[name] ?? name).join(', ')
}

interface Launch {
  readonly is_refused: boolean
  readonly disputed_at: number
  readonly ended_at: number
}

export function launchState({ is_refused: isRefused, disputed_at: disputedAt, ended_at: endedAt }: Launch): string {
  if (isRefused) return disputedAt > 0 ? 'Refused, member disputes it' : 'Refused'
  return endedAt > 0 ? 'Ended' : 'Opened'
}
