type Settings = Readonly<Record<string, string | number>>

/**
 * What holds on every connection, whatever the server's own settings are: nobody is answered before the disk has it, and
 * the days and months of what is kept begin at the same moments wherever the database stands.
 */
const everywhere: Settings = { synchronous_commit: 'on', TimeZone: 'UTC' }

/** The words by which a connection asks for its settings as it is opened. */
export function sessionSettings(own: Settings = {}): string {
  const settings = Object.entries({ ...everywhere, ...own })
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ')
}
