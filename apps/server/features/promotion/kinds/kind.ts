import type { Audience, shownKind } from '@saya/contract/promotion/promotion.ts'
import type { Text } from '@saya/contract/text.ts'
import type { Units } from '@saya/money'
import * as v from 'valibot'

/** What a member's rounds of some games came to on one day. Free rounds are no part of it. */
export interface Play {
  readonly bet: Units
  readonly win: Units
  readonly turnover: Units
}

/** Which games count: those that are named, and all of the providers that are named. Every game where nothing is. */
export interface Scope {
  readonly games: readonly number[]
  readonly providers: readonly string[]
  /** Games of this type alone. */
  readonly gameType?: number
}

/** What a contest of a day gives: a prize to each place, the first one first. */
export interface Contest {
  readonly prizes: readonly Units[]
  /** Who played less is in no place. */
  readonly least: Units
}

/** What an invitation gives: to whoever brings a friend, and to the friend. */
export interface InviteTerms {
  readonly parent: Units
  readonly friend: Units
  /** A smaller first deposit of the friend does not count. */
  readonly leastDeposit: Units
  /** So many friends of one approved ID count in a month. */
  readonly mostAMonth: number
  /** So many days behind the moment at which a friend counts both are given theirs. */
  readonly waitDays: number
}

/** What a promotion gives, as its terms say. */
export interface Deal {
  /**
   * Worked out of each day that has ended, claimed by the member, given to everybody on a list, won by places in a
   * contest, or given for friends.
   */
  readonly pays: 'each day' | 'once' | 'list' | 'places' | 'friends'
  /** Where it pays for places. */
  readonly contest?: Contest
  /** Where it pays for friends. */
  readonly invite?: InviteTerms
  /** Where it gives cashback tickets and no money by itself, how many. */
  readonly tickets?: number
  /** What a claim is known by, where it is not the promotion: then no two promotions give it to one member. */
  readonly claimName?: string
  /** It waits for the member to collect it. Otherwise it is credited by itself. */
  readonly isCollected: boolean
  readonly cashType: 4002 | 4005 | 4006 | 4007 | 4008 | 4009 | 4010
  /** How often it must be played before it may be withdrawn. */
  readonly multiple: number
  readonly scope: Scope
  /** The most that one day or one claim comes to. */
  readonly most: Units
  /** The most that a peso of turnover earns back, whoever plays however well. Nothing where it does not grow with play. */
  readonly backPpm: bigint
  amountOf(played: Play): Units
  /** The terms as a player reads them. */
  readonly sentences: readonly Text[]
}

/** Given to a member once, whatever they play. */
export function isGivenOnce({ pays }: Pick<Deal, 'pays'>): boolean {
  return pays === 'once' || pays === 'list'
}

type ShownKind = v.InferOutput<typeof shownKind>
type Field = ShownKind['fields'][number]

export interface Kind extends ShownKind {
  /** What it asks of whoever gets it, whatever else its offer asks. */
  readonly audience: Partial<Audience>
  /** What an offer of it cannot ask, by the titles of the form: nobody is there to be asked. */
  readonly cannotAsk: Partial<Readonly<Record<'brands' | 'once_per_device', string>>>
  /** The deal that terms make, or the title of the first field that is wrong. */
  read(terms: unknown): { readonly deal: Deal } | { readonly wrong: string }
}

interface Declaration<Entries extends v.ObjectEntries> extends Omit<ShownKind, 'fields' | 'is_gift' | 'is_list'> {
  readonly isGift: boolean
  readonly isList?: boolean
  readonly audience?: Partial<Audience>
  readonly cannotAsk?: Kind['cannotAsk']
  readonly terms: Entries
  /** How the form asks for each of them. */
  readonly fields: { readonly [Name in keyof Entries & string]: Omit<Field, 'name' | 'when_absent'> }
  deal(terms: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>): Deal
}

/** A kind of promotion: its terms, how staff are asked for them, and what they come to. One file declares one kind. */
export function declareKind<const Entries extends v.ObjectEntries>(declared: Declaration<Entries>): Kind {
  const { name, title, about, isGift, isList = false, audience = {}, cannotAsk = {} } = declared
  const { terms: entries, fields, deal } = declared
  const schema = v.strictObject(entries)
  const shown = Object.entries<Omit<Field, 'name'>>(fields).map(([field, rest]) => ({
    name: field,
    ...rest,
    ...absence(entries[field]),
  }))
  return {
    name,
    title,
    about,
    is_gift: isGift,
    is_list: isList,
    audience,
    cannotAsk,
    fields: shown,
    read(terms) {
      const parsed = v.safeParse(schema, terms)
      if (parsed.success) return { deal: deal(parsed.output) }
      const key = parsed.issues[0].path?.[0]?.key
      return { wrong: shown.find(field => field.name === key)?.title ?? (typeof key === 'string' ? key : '') }
    },
  }
}

/** What a term is where none is said, of one that may be left out. */
function absence(entry: v.ObjectEntries[string] | undefined): Pick<Field, 'when_absent'> {
  return entry && 'default' in entry && typeof entry.default === 'string' ? { when_absent: entry.default } : {}
}
