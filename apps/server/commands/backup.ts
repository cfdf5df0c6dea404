import { systemClock } from '../platform/clock.ts'
import { type BackupProgress, writeBackup } from '../platform/db/backup/index.ts'
import type { Command } from './command.ts'
import { readBackupWords } from './readBackupWords.ts'

/** `npm run saya -- backup <file>`: every row as it is at one moment, while the product goes on. */
export const backup: Command = {
  summary: 'write the whole database into one file: <file> [--key-file <file> | --passphrase-file <file>]',
  async run({ args, say, show, databaseUrl }) {
    const { path, lock } = readBackupWords(args)
    const tell = (progress: BackupProgress) => show(describeProgress(progress))
    const url = await databaseUrl()
    const { tables, rows, bytes } = await writeBackup({ url, path, lock, clock: systemClock, tell })
    say(`Backed up ${rows} rows of ${tables} tables into ${path}, ${megabytes(bytes)}.`)
    if (lock.kind === 'none') say('The file is not encrypted: whoever has it has everything.')
    say('Objects and keys are files under SAYA_DATA and are kept apart from it.')
  },
}

export function describeProgress({ table, tables, rows, bytes }: BackupProgress): string {
  return `${tables[0]} of ${tables[1]} tables, ${rows} rows, ${megabytes(bytes)}: ${table}`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
