import { fairDraws, type Rng } from '@saya/game-math'

/** A title with other words, other pictures and another proof: all that is left out of the print of its rounds. */
function reworded<Tables>(tables: Tables): Tables {
  return JSON.parse(JSON.stringify(tables), (name, value: unknown) => {
    if (name === 'art') return `${String(value)}?`
    if (name === 'declared') return JSON.parse(JSON.stringify(value).replace(/\d+/g, digits => `1${digits}`))
    return isText(value) ? { en: 'Another', tl: 'Iba' } : value
  }) as Tables
}

function isText(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).sort().join() === 'en,tl'
}

/** What the studio makes of a title as it is, and of the same reworded. */
export function both<Title, Made extends { readonly code: string }>(
  make: (title: Title) => Made,
  titles: ReadonlyMap<string, Title>,
): (readonly [code: string, now: Made, other: Made])[] {
  return [...titles.values()].map(title => [make(title).code, make(title), make(reworded(title))] as const)
}

export function rngOf(turn: number): Rng {
  return fairDraws({ serverSeed: new Uint8Array(32).fill(7), clientSeed: `word-${turn}`, nonce: turn })
}

export function written(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
}
