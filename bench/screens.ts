import { resolve } from 'node:path'
import { launchBrowser } from '../packages/testing/browser/openBrowser.ts'
import type { Bench } from './load/bench.ts'
import { numberOption, textOption } from './load/options.ts'
import { signIn } from './load/signedIn.ts'
import { startProduct } from './load/startProduct.ts'
import { listScreens } from './screens/addresses.ts'
import type { Look, Onlooker, Screen } from './screens/screen.ts'
import { looks, openLook, type Shot, takeScreen } from './screens/takeScreen.ts'
import { writeSheet } from './screens/writeSheet.ts'

const folder = resolve(import.meta.dirname, '../.results/screens')

/** Takes every screen of the player in both themes and languages at three widths, into one sheet to look through. */
export const bench: Bench = {
  summary: 'pictures of all screens of the player, in one sheet: [--only PART-OF-AN-ADDRESS] [--width 360]',
  async run(args) {
    const only = textOption(args, 'only') ?? ''
    const screens = listScreens().filter(({ name }) => name.includes(only))
    const width = numberOption(args, 'width', 0)
    const chosen = looks.filter(look => width === 0 || look.width === width)
    const product = await startProduct()
    try {
      const shots = await takeAll(product.url, screens, chosen)
      console.log(`${await writeSheet(folder, shots)}: ${shots.length} pictures of ${screens.length} screens`)
      return tellTroubles(shots)
    } finally {
      await product.stop()
    }
  },
}

async function takeAll(url: string, screens: readonly Screen[], chosen: readonly Look[]): Promise<readonly Shot[]> {
  const browser = await launchBrowser()
  const tokens = { member: await signIn(url, 0), newcomer: await signIn(url, 1), reviewed: await signIn(url, 2) }
  try {
    const shots: Shot[] = []
    for (const look of chosen) {
      shots.push(...(await takeLook(look, { url, screens, tokens, open: openLook.bind(undefined, browser) })))
      console.log(`${look.width} ${look.theme} ${look.language}: ${screens.length} screens`)
    }
    return shots
  } finally {
    await browser.close()
  }
}

interface LookTaking {
  readonly url: string
  readonly screens: readonly Screen[]
  readonly tokens: Readonly<Partial<Record<Onlooker, string>>>
  readonly open: (opening: Parameters<typeof openLook>[1]) => ReturnType<typeof openLook>
}

async function takeLook(look: Look, { url, screens, tokens, open }: LookTaking): Promise<readonly Shot[]> {
  const shots: Shot[] = []
  for (const who of new Set(screens.map(screen => screen.who))) {
    const context = await open({ url, look, token: tokens[who], isStranger: who === 'stranger' })
    for (const screen of screens) if (screen.who === who) shots.push(await takeScreen(context, screen, look))
    await context.close()
  }
  return shots
}

function tellTroubles(shots: readonly Shot[]): number {
  const bad = shots.filter(({ troubles }) => troubles.length > 0)
  for (const { screen, look, troubles } of bad)
    console.log(`${screen.name} at ${look.width}, ${look.theme}, ${look.language}: ${troubles.join(' ')}`)
  return bad.length > 0 ? 1 : 0
}
