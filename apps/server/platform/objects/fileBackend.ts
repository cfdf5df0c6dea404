import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readFile, rename, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Backend } from './backend.ts'
import { ObjectFault } from './objectFault.ts'

const onlyOwner = { file: 0o600, folder: 0o700 }

/** The database may lie on the same disk, and must go on when photos fill it. */
const usualFreeBytes = 1024 ** 3

/** Objects as files below one folder, which one machine's copies share. So much of its disk stays free. */
export async function fileBackend(folder: string, freeBytes = usualFreeBytes): Promise<Backend> {
  await mkdir(folder, { recursive: true, mode: onlyOwner.folder })

  /** Spread over folders by the beginning of the id, since some file systems slow down with many files in one. */
  function pathOf(name: string): string {
    const [kind = '', id = ''] = name.split('/')
    return join(folder, kind, id.slice(0, 2), id)
  }

  return {
    write: (name, bytes) =>
      reach(async () => {
        const { bavail, bsize } = await statfs(folder)
        if (bavail * bsize - bytes.length < freeBytes) throw new Error('The disk of objects is nearly full.')
        await writeWhole(pathOf(name), bytes)
      }),
    read: name =>
      reach(() =>
        readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null
          throw error
        }),
      ),
    delete: name => reach(() => rm(pathOf(name), { force: true })),
    isReachable: () =>
      access(folder, constants.W_OK).then(
        () => true,
        () => false,
      ),
  }
}

/** Writes beside the place, and takes the place only once the bytes are on the disk; a crash leaves no half file. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const place = dirname(path)
  await mkdir(place, { recursive: true, mode: onlyOwner.folder })
  const beside = `${path}.${randomUUID()}`
  try {
    await toDisk(beside, 'wx', file => file.writeFile(bytes))
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
  // The name itself is on the disk only when its folder is.
  await toDisk(place, 'r', async () => {})
}

type File = Awaited<ReturnType<typeof open>>

async function toDisk(path: string, flags: string, act: (file: File) => Promise<void>): Promise<void> {
  const file = await open(path, flags, onlyOwner.file)
  try {
    await act(file)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function reach<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (cause) {
    throw new ObjectFault('unreachable', 'The folder of objects cannot be used.', { cause })
  }
}
