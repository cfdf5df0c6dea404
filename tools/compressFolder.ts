import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|webmanifest)$/

/** Writes `.br` and `.gz` beside each text file, once, at the best the encoders can. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter(file => compressible.test(file))
      .map(async file => {
        const bytes = await readFile(join(folder, file))
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
        await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(bytes, { params }))
        await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
      }),
  )
}
