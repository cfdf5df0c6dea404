import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { lettering } from '../packages/ui/wordmark/lettering.ts'
import { sheetNames } from '../apps/player/shared/sheetNames.ts'

const root = resolve(import.meta.dirname, '..')

/** The sheet of the first screen's drawings and of the name's letters, written from the kit's own. */
export async function drawSheet(): Promise<string> {
  const symbols = await Promise.all(
    sheetNames.map(async name => {
      const drawings = (await import(join(root, `packages/ui/icon/drawings/${name}.ts`))) as Record<string, unknown>
      const drawing = drawings[name]
      if (typeof drawing !== 'string') throw new Error(`The drawing ${name} is not one path.`)
      return `<symbol id="${name}" viewBox="0 0 256 256"><path d="${drawing}"/></symbol>`
    }),
  )
  const wordmark = `<symbol id="lettering" viewBox="0 0 62 26"><path d="${lettering}"/></symbol>`
  return `<svg xmlns="http://www.w3.org/2000/svg">${wordmark}${symbols.join('')}</svg>\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await writeFile(join(root, 'apps/player/shared/sheet.svg'), await drawSheet())
}
