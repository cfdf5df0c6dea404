import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFolder } from './compressFolder.ts'

const fonts = ['bricolageGrotesque', 'plusJakartaSans', 'sansitaSwashed']

/** Each page of our games, by the name of its script. */
const scripts = {
  game: 'slots/view/main.ts',
  round: 'slots/view/round.ts',
  bingo: 'bingo/view/main.ts',
  bingoRound: 'bingo/view/bingoRound.ts',
  cards: 'cards/view/main.ts',
  cardsRound: 'cards/view/round.ts',
  fishing: 'fishing/view/main.ts',
  fishingPainting: 'fishing/view/painting.ts',
  fishingRound: 'fishing/view/round.ts',
  keno: 'keno/view/main.ts',
  kenoRound: 'keno/view/round.ts',
  mines: 'mines/view/main.ts',
  minesRound: 'mines/view/round.ts',
  pusoy: 'pusoy/view/main.ts',
  pusoyRound: 'pusoy/view/round.ts',
  sports: 'sports/view/main.ts',
  leagueRound: 'sports/view/leagueRound.ts',
  leagueResults: 'sports/view/leagueResults.ts',
  table: 'tables/view/main.ts',
  tableRound: 'tables/view/tableRound.ts',
  closed: 'view/closed.ts',
  roundTheme: 'view/roundTheme.ts',
}

const styles = {
  base: ['view/base.css'],
  game: ['slots/view/titles.css', 'slots/view/game.css'],
  bingo: ['view/table/table.css', 'bingo/view/card.css', 'bingo/view/room.css'],
  cards: ['view/solo/solo.css', 'view/cards.css', 'cards/view/cards.css'],
  fishing: ['view/solo/solo.css', 'fishing/view/round.css', 'fishing/view/fishing.css'],
  keno: ['view/solo/solo.css', 'keno/view/tickets.css', 'keno/view/keno.css'],
  mines: ['view/solo/solo.css', 'mines/view/mines.css'],
  pusoy: ['view/solo/solo.css', 'view/cards.css', 'pusoy/view/pusoy.css'],
  round: [
    'slots/view/round.css',
    'mines/view/round.css',
    'view/cards.css',
    'cards/view/round.css',
    'pusoy/view/round.css',
    'bingo/view/card.css',
    'fishing/view/round.css',
    'keno/view/tickets.css',
    'sports/view/tables.css',
  ],
  sports: ['view/table/table.css', 'view/table/chips.css', 'sports/view/tables.css', 'sports/view/match.css'],
  table: ['view/table/table.css', 'view/table/chips.css', 'tables/view/table.css'],
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
  for (const [name, paths] of Object.entries(styles)) {
    const own = paths.map(path => readFileSync(join(root, 'games', path), 'utf8'))
    const text = [...(name === 'round' ? bothThemes(root) : []), ...own].join('\n')
    const style = await transform(text, { loader: 'css', minify: true })
    writeFileSync(join(target, `${name}.css`), style.code)
  }
  for (const view of ['view', 'slots/view', 'fishing/view'])
    cpSync(join(root, `games/${view}/pictures`), target, { recursive: true })
  for (const name of fonts) cpSync(join(root, `packages/ui/fonts/${name}.woff2`), join(target, `${name}.woff2`))
  await compressFolder(target)
}

/** The colours of the product for a page of no brand: light or dark as its address says, or else as the device is. */
function bothThemes(root: string): readonly string[] {
  const [light = '', dark = ''] = ['light', 'dark'].map(theme =>
    readFileSync(join(root, `packages/ui/styles/tokens/${theme}.css`), 'utf8'),
  )
  const byDevice = dark.replace("[data-theme='dark']", ":root:not([data-theme='light'])")
  return [light, `@media (prefers-color-scheme: dark) {\n${byDevice}}`, dark]
}
