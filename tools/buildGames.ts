import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compressFolder.ts'

const fonts = ['bricolageGrotesque', 'plusJakartaSans', 'sansitaSwashed']

/** What a browser gets of our games: one script, one style sheet, pictures and lettering, all in one flat folder. */
export async function buildGames(root: string): Promise<void> {
  const [{ rolldown }, { transform }] = await Promise.all([import('rolldown'), import('esbuild')])
  const view = join(root, 'games/slots/view')
  const target = join(root, 'dist/games')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [name, entry] of Object.entries({ game: 'main.ts', closed: 'closed.ts', round: 'round.ts' })) {
    const bundle = await rolldown({ input: join(view, entry), platform: 'browser', cwd: root })
    await bundle.write({ file: join(target, `${name}.js`), format: 'esm', minify: true })
    await bundle.close()
  }
  for (const name of ['game.css', 'round.css']) {
    const style = await transform(readFileSync(join(view, name), 'utf8'), { loader: 'css', minify: true })
    writeFileSync(join(target, name), style.code)
  }
  cpSync(join(view, 'pictures'), target, { recursive: true })
  for (const name of fonts) cpSync(join(root, `packages/ui/fonts/${name}.woff2`), join(target, `${name}.woff2`))
  await compressFolder(target)
}
