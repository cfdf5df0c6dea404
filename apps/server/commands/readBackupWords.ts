import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Lock } from '../platform/db/backup/index.ts'
import { CommandFault } from './command.ts'

export interface BackupWords {
  readonly path: string
  readonly lock: Lock
}

/** Reads `<file> [--key-file <file> | --passphrase-file <file>]`. Secrets are never words of a command. */
export function readBackupWords(args: readonly string[]): BackupWords {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { 'key-file': { type: 'string' }, 'passphrase-file': { type: 'string' } },
  })
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new CommandFault('Name one file.')
  return { path, lock: readLock(values['key-file'], values['passphrase-file']) }
}

function readLock(keyFile?: string, wordsFile?: string): Lock {
  if (keyFile && wordsFile) throw new CommandFault('Name a key file or a passphrase file, not both.')
  if (keyFile) return { kind: 'key', key: readKey(keyFile) }
  if (!wordsFile) return { kind: 'none' }
  const words = readFileSync(wordsFile, 'utf8').replace(/\r?\n$/, '')
  if (words.length < 12) throw new CommandFault('A passphrase has at least 12 characters.')
  return { kind: 'words', words }
}

function readKey(file: string): Buffer {
  const content = readFileSync(file)
  if (content.length === 32) return content
  const key = Buffer.from(content.toString('utf8').trim(), 'base64')
  if (key.length !== 32) throw new CommandFault(`${file} must hold 32 bytes, plain or in base64.`)
  return key
}
