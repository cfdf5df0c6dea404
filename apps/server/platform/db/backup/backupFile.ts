import { type FileHandle, open } from 'node:fs/promises'
import { BackupFault } from './backupFault.ts'
import { type Lock, type LockHeader, newSeal, type Seal, sealFor } from './sealing.ts'

/** The parts of a backup, in the order in which they stand. */
export const partTypes = { manifest: 1, table: 2, rows: 3, tableEnd: 4, end: 5 } as const
type PartType = (typeof partTypes)[keyof typeof partTypes]

const magic = Buffer.from('SAYA BACKUP 1\n')
const largestPart = 64 * 1024 * 1024

export interface BackupWriter {
  write(type: PartType, part: Buffer): Promise<void>
  /** How much was written so far. */
  bytes(): number
  close(): Promise<void>
}

/** Begins a backup file. One that is there is never written over. */
export async function createBackup(path: string, lock: Lock): Promise<BackupWriter> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupFault(`${path} is there already: choose another name.`) : error
  })
  const seal = newSeal(lock)
  let bytes = 0

  async function put(content: Buffer): Promise<void> {
    bytes += content.length
    // All of it: what is written at once may be less than was asked for, on a disk that is nearly full.
    await file.appendFile(content)
  }
  const header = Buffer.from(JSON.stringify(seal.header))
  await put(Buffer.concat([magic, lengthOf(header), header]))
  return {
    bytes: () => bytes,
    async write(type, part) {
      const sealed = seal.seal(type, part)
      await put(Buffer.concat([lengthOf(sealed), Buffer.of(type), sealed]))
    },
    async close() {
      await file.sync()
      await file.close()
    },
  }
}

function lengthOf(content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return length
}

export interface Part {
  readonly type: number
  readonly content: Buffer
}

/** Reads a backup part by part, each proven before it is handed on. */
export async function* readBackup(path: string, lock: Lock): AsyncGenerator<Part> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new BackupFault(`There is no ${path}.`) : error
  })
  try {
    const take = reader(file)
    if (!(await take(magic.length)).equals(magic)) throw new BackupFault(`${path} is no backup.`)
    const seal = await openSeal(take, lock)
    for (;;) {
      const length = (await take(4)).readUInt32BE()
      const type = (await take(1)).readUInt8()
      if (length > largestPart) throw new BackupFault('The backup was damaged.')
      yield { type, content: seal.open(type, await take(length)) }
      if (type === partTypes.end) return
    }
  } finally {
    await file.close()
  }
}

type Take = (length: number) => Promise<Buffer>

async function openSeal(take: Take, lock: Lock): Promise<Seal> {
  const length = (await take(4)).readUInt32BE()
  if (length > 1000) throw new BackupFault('The backup was damaged.')
  return sealFor(lock, JSON.parse((await take(length)).toString()) as LockHeader)
}

function reader(file: FileHandle): Take {
  let place = 0
  return async length => {
    const content = Buffer.alloc(length)
    const { bytesRead } = await file.read(content, 0, length, place)
    if (bytesRead < length) throw new BackupFault('The backup ends before its end: it was cut off.')
    place += length
    return content
  }
}
