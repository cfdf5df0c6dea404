import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compressFolder } from './compressFolder.ts'

const fonts = ['bricolageGrotesque', 'plusJakartaSans', 'sansitaSwashed']

/** Each page of our games, by the name of its script. */
const scripts = {
  game: 'slots/view/main.ts',
  round: 'slots/view/round.ts',
  table: 'tables/view/main.ts',
  tableRound: 'tables/view/tableRound.ts',
  closed: 'view/closed.ts',
}

/** What a browser gets of our games: a script for each page, style sheets, pictures and lettering, all in one flat folder. */
export async function buildGames(root: string): Promise<void> {
  const [{ rolldown }, { transform }] = await Promise.all([import('rolldown'), import('esbuild')])
  const target = join(root, 'dist/games')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const [name, entry] of Object.entries(scripts)) {
    const bundle = await rolldown({ input: join(root, 'games', entry), platform: 'browser', cwd: root })
    await bundle.write({ file: join(target, `${name}.js`), format: 'esm', minify: true })
    await bundle.close()
  }
  for (const path of ['view/base.css', 'slots/view/game.css', 'slots/view/round.css', 'tables/view/table.css']) {
    const style = await transform(readFileSync(join(root, 'games', path), 'utf8'), { loader: 'css', minify: true })
    writeFileSync(join(target, basename(path)), style.code)
  }
  cpSync(join(root, 'games/slots/view/pictures'), target, { recursive: true })
  for (const name of fonts) cpSync(join(root, `packages/ui/fonts/${name}.woff2`), join(target, `${name}.woff2`))
  await compressFolder(target)
}
