import { join } from 'node:path'
import { type BackupProgress, restoreBackup } from '../platform/db/backup/index.ts'
import { describeProgress } from './backup.ts'
import type { Command } from './command.ts'
import { readBackupWords } from './readBackupWords.ts'

/** `npm run saya -- restore <file>`: into an empty database, all of it or nothing. */
export const restore: Command = {
  summary: 'bring a backup into an empty database: <file> [--key-file <file> | --passphrase-file <file>]',
  async run({ args, root, say, show, databaseUrl }) {
    const { path, lock } = readBackupWords(args)
    const tell = (progress: BackupProgress) => show(describeProgress(progress))
    const migrations = join(root, 'db/migrations')
    const { tables, rows } = await restoreBackup({ url: await databaseUrl(), path, lock, migrations, tell })
    say(`Restored ${rows} rows of ${tables} tables. Prove them before anybody plays: npm run saya -- audit`)
  },
}
